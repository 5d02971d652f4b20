import type { Logger } from './log.ts';

/** Work that only a stopping server waits for. */
export interface Background {
  /** Begins a task in the next turn of the event loop; a failure goes to the log. */
  run(task: () => Promise<void>): void;
  /** Resolves when all that was begun has ended. Never rejects. */
  settled(): Promise<void>;
}

/** Keeps track of tasks that outlive the request which began them. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const ended = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => log.error('background failed', error))
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
