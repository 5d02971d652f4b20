import { parseObject } from '../storage/storage.ts';

/** The key of local storage through which the tabs of a browser share the last use of the session. */
export const LAST_USE_KEY = 'qianwei_last_use';

/** When the session of this browser was last in use; times in ms since 1970, by the server's clock. */
export interface LastUse {
  /** The last call that the server answered. */
  readonly at: number;
  /** Until then an attempt runs, and the server ends no session of its student; null without one. */
  readonly until: number | null;
  /** True when the time has run out in a tab: the others end with it. */
  readonly isOver: boolean;
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads what local storage holds under `qianwei_last_use`; null for anything damaged. */
export function parseLastUse(stored: unknown): LastUse | null {
  const { at, until = null, isOver = false } = parseObject(stored) ?? {};
  if (!isMoment(at) || (until !== null && !isMoment(until))) return null;
  return { at, until, isOver: isOver === true };
}
