import type { selectSession } from '@qianwei/machines/session';
import type { SessionEvent } from '@qianwei/machines/session/session-events';
import { createContext, type ReactNode, use, useEffect } from 'react';

/** The logged-in student as the session machine keeps it (SESSION-1). */
export type Session = ReturnType<typeof selectSession>;

/** The session, and the way to send events to the session machine. */
export interface SessionHandle {
  /** Null when nobody is logged in. */
  session: Session | null;
  /** True while the password must be changed before anything else (1030002). */
  mustChangePassword: boolean;
  /** Why, as the server names it (`changeReason` of the contract); null without a reason. */
  changeReason: string | null;
  /**
   * Sends an event to the session machine: `login.succeeded`, `logout.requested`, `major.chosen`, `password.changed`,
   * …
   */
  send(event: SessionEvent): void;
}

const nobody: SessionHandle = {
  session: null,
  mustChangePassword: false,
  changeReason: null,
  send: () => {},
};
const SessionContext = createContext<SessionHandle>(nobody);

/** Provides the session to the pages below. */
export function SessionProvider({ handle, children }: { handle: SessionHandle; children: ReactNode }) {
  return <SessionContext value={handle}>{children}</SessionContext>;
}

/** `{ session, mustChangePassword, send }`; `session` is null when nobody is logged in. */
export function useSession(): SessionHandle {
  return use(SessionContext);
}

/** The logged-in student. Throws when nobody is logged in: for pages behind the guard only. */
export function useStudent(): Session {
  const { session } = use(SessionContext);
  if (session === null) throw new Error('useStudent needs a logged-in student');
  return session;
}

/**
 * This page is in the middle of work that must not be left for the login page: when the session ends, nothing
 * navigates, and the page asks the student to log in above it (`send({ type: 'login.succeeded', login })`). `isDone`:
 * nothing can be lost any more.
 */
export function useWorkInProgress(isDone = false): void {
  const { send } = use(SessionContext);
  useEffect(() => {
    if (isDone) return;
    send({ type: 'work.begun' });
    return () => send({ type: 'work.ended' });
  }, [send, isDone]);
}
