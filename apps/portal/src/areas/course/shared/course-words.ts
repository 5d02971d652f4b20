import { formatClock } from '@qianwei/api/time/duration';

/** A place in a lesson or its length: `1:21`. In whole seconds. */
export const placeWords = (seconds: number): string => formatClock(seconds * 1000).replace(/^0(?=\d)/, '');
