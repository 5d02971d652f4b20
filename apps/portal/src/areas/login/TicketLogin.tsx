import { toApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useClient } from '../../shared/client/client.tsx';
import type { Finish } from './use-finish.ts';
import { loadLoginCalls } from './use-login-calls.ts';

/** Single sign-on: a one-time `?ticket=` in the address logs in at once; a refused one says so above the form. */
export function TicketLogin({ onFinish }: { onFinish: Finish }) {
  const client = useClient();
  const ticket = new URLSearchParams(useSearch()).get('ticket');
  const tried = useRef<string>(undefined);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (ticket === null || tried.current === ticket) return;
    tried.current = ticket;
    const login = async () => {
      const calls = await loadLoginCalls();
      onFinish(await calls.loginWithTicket(client, ticket));
    };
    login().catch((error: unknown) => setMessage(toApiError(error).message || '登录凭证已失效，请重新登录'));
  }, [ticket, client, onFinish]);
  if (ticket === null) return null;
  return message ? (
    <Banner tone="warning" live="assertive">
      {message}，也可以用账号或短信登录。
    </Banner>
  ) : (
    <Banner tone="info" live="polite">
      正在登录…
    </Banner>
  );
}
