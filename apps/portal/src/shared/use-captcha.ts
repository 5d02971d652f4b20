import { useCallback, useEffect, useState } from 'react';
import { useClient } from './client.tsx';
import type { Captcha } from './code-calls.ts';

/** The captcha of a form while it is `wanted`; `refresh` asks for another picture, since each one counts once. */
export function useCaptcha(wanted: boolean) {
  const client = useClient();
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [failed, setFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const { fetchCaptcha } = await import('./code-calls.ts');
      setCaptcha(await fetchCaptcha(client));
      setFailed(false);
    } catch {
      setCaptcha(null);
      setFailed(true);
    }
  }, [client]);
  useEffect(() => {
    if (wanted) void refresh();
  }, [wanted, refresh]);
  return { captcha, failed, refresh };
}
