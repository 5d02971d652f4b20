import type { SessionEvent } from '@qianwei/machines/session/session-events';
import type { SessionActor } from './session-actor.ts';

/** A state of the session machine. */
type SessionSnapshot = ReturnType<SessionActor['getSnapshot']>;

/**
 * The session of this tab before and after its machine has arrived: the login page is usable without it, and an
 * event that comes earlier waits for it.
 */
export interface SessionStore {
  /** Null until the machine runs; nobody is logged in then. */
  snapshot(): SessionSnapshot | null;
  subscribe(listener: () => void): () => void;
  send(event: SessionEvent): void;
  /** Starts the machine; the same promise each time. */
  start(): Promise<SessionActor>;
  /** The machine, when it runs. */
  running(): SessionActor | null;
}

/** `run` fetches and starts the machine; it is called once, and again only when it has failed. */
export function createSessionStore(run: () => Promise<SessionActor>): SessionStore {
  const listeners = new Set<() => void>();
  let actor: SessionActor | null = null;
  let starting: Promise<SessionActor> | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const start = () => {
    starting ??= run().then(
      (started) => {
        actor = started;
        started.subscribe(notify);
        notify();
        return started;
      },
      (error) => {
        starting = null;
        throw error;
      },
    );
    return starting;
  };
  return {
    start,
    running: () => actor,
    snapshot: () => actor?.getSnapshot() ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      if (actor !== null) actor.send(event);
      else void start().then((started) => started.send(event));
    },
  };
}
