import { late, useLate } from '@qianwei/ui/late';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from './session.tsx';

const loginAgain = late(async () => ({ default: (await import('./LoginAgain.tsx')).LoginAgain }));

export interface LoginInPlaceProps {
  /** The session has ended while something is not saved. */
  isNeeded: boolean;
  /** The page can go on without it for a while. */
  mayPostpone: boolean;
  onLoggedIn: () => void;
  /** The student has put it off. */
  onPostponed?: () => void;
  /** Says that nothing is lost meanwhile: 已答的都留在本机. */
  children: string;
}

/**
 * The login dialog above a page whose work outlives the session (`useWorkInProgress`). Postponed, it comes back with the
 * next call that is refused.
 */
export function LoginInPlace({
  isNeeded,
  mayPostpone,
  onLoggedIn,
  onPostponed,
  children,
}: LoginInPlaceProps) {
  const { session, send } = useSession();
  const { Component: LoginAgain, prepare } = useLate(loginAgain);
  const [isPostponed, setPostponed] = useState(false);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded);
    setPostponed(false);
  }
  const fetchLogin = useEffectEvent(prepare);
  useEffect(() => {
    if (isNeeded) fetchLogin();
  }, [isNeeded]);
  if (!LoginAgain || session === null) return null;
  return (
    <LoginAgain
      isOpen={isNeeded && !(isPostponed && mayPostpone)}
      onClose={() => {
        setPostponed(true);
        onPostponed?.();
      }}
      onLoggedIn={(login) => {
        send({ type: 'login.succeeded', login, redirect: location.pathname + location.search });
        onLoggedIn();
      }}
    >
      {children}
    </LoginAgain>
  );
}
