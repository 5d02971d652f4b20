import { type DateTime, parseMoment } from '@qianwei/api/time/moment';

/** The moment of the stories: the evening that the drawings show. */
export const storyTime: DateTime = '2026-11-21 20:14:33';

/** A clock, ms since 1970, that shows `storyTime` when it is made and runs on from there. */
export function storyClock(): () => number {
  const start = Date.now();
  return () => parseMoment(storyTime) + Date.now() - start;
}
