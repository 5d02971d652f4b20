import { late, useLate } from '@qianwei/ui/late';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../../shared/session/session.tsx';
import type { AttemptView } from '../runtime/attempt-view.ts';

const loginAgain = late(async () => ({
  default: (await import('../../../../shared/session/LoginAgain.tsx')).LoginAgain,
}));

/**
 * The login above the page, when the session has ended in the middle. Put off it comes back with the next save that
 * is refused; nothing can be handed in without it.
 */
export function LoginDuringAttempt({ view }: { view: AttemptView }) {
  const { session, send } = useSession();
  const { Component: LoginAgain, prepare } = useLate(loginAgain);
  const [isPutOff, setPutOff] = useState(false);
  const { needsLogin } = view;
  const [former, setFormer] = useState(needsLogin);
  if (former !== needsLogin) {
    setFormer(needsLogin);
    setPutOff(false);
  }
  const fetchLogin = useEffectEvent(prepare);
  useEffect(() => {
    if (needsLogin) fetchLogin();
  }, [needsLogin]);
  if (!LoginAgain || session === null) return null;
  return (
    <LoginAgain
      isOpen={needsLogin && !(isPutOff && view.stage === 'answering')}
      onClose={() => setPutOff(true)}
      onLoggedIn={(login) => {
        send({ type: 'login.succeeded', login, redirect: location.pathname });
        view.loggedIn();
      }}
    >
      已答的都留在本机，登录后自动补传，计时照常。
    </LoginAgain>
  );
}
