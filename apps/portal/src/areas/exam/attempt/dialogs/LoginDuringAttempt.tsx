import { late, useLate } from '@qianwei/ui/late';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../../shared/session/session.tsx';
import type { AttemptView } from '../runtime/attempt-view.ts';

const loginAgain = late(async () => ({
  default: (await import('../../../../shared/session/LoginAgain.tsx')).LoginAgain,
}));

/**
 * The login dialog above the page, when the session has ended during the attempt. Postponed, it comes back with the
 * next save that is refused; nothing can be submitted without it.
 */
export function LoginDuringAttempt({ view }: { view: AttemptView }) {
  const { session, send } = useSession();
  const { Component: LoginAgain, prepare } = useLate(loginAgain);
  const [isPostponed, setPostponed] = useState(false);
  const { needsLogin } = view;
  const [previousNeed, setPreviousNeed] = useState(needsLogin);
  if (previousNeed !== needsLogin) {
    setPreviousNeed(needsLogin);
    setPostponed(false);
  }
  const fetchLogin = useEffectEvent(prepare);
  useEffect(() => {
    if (needsLogin) fetchLogin();
  }, [needsLogin]);
  if (!LoginAgain || session === null) return null;
  return (
    <LoginAgain
      isOpen={needsLogin && !(isPostponed && view.stage === 'answering')}
      onClose={() => setPostponed(true)}
      onLoggedIn={(login) => {
        send({ type: 'login.succeeded', login, redirect: location.pathname });
        view.loggedIn();
      }}
    >
      已答的都留在本机，登录后自动补传，计时照常。
    </LoginAgain>
  );
}
