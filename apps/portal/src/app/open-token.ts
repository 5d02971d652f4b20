import type { SessionActor } from './session-actor.ts';

/**
 * The token of an active session; null without a session, and while it has lapsed or is logging out. Apart from the session, whose
 * module comes in a file of its own.
 */
export function openToken(session: SessionActor): string | null {
  const snapshot = session.getSnapshot();
  const isOpen = snapshot.hasTag('signedIn') && !snapshot.hasTag('lapsed') && !snapshot.hasTag('loggingOut');
  return isOpen ? snapshot.context.session.token : null;
}
