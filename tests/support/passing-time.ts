import type { Page } from 'playwright';

/** The time of a server and of the pages on it, which a test lets pass instead of waiting for it. */
export interface PassingTime {
  /** Gives a page this time; before it is opened. */
  enter(page: Page): Promise<void>;
  /** Lets time pass on the server and on the page that is open; timers of the page that are due run. */
  skip(ms: number, page?: Page): Promise<void>;
  /** Gives the server this time again after a restart. */
  restore(): Promise<void>;
}

/** Begins at the real time. */
export function passingTime(server: { moveClock(offsetMs: number): Promise<void> }): PassingTime {
  let passed = 0;
  return {
    enter: (page) => page.clock.install({ time: Date.now() + passed }),
    async skip(ms, page) {
      passed += ms;
      await server.moveClock(passed);
      await page?.clock.fastForward(ms);
    },
    restore: () => server.moveClock(passed),
  };
}
