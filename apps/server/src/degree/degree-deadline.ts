import { addMonths, type Day } from '@qianwei/api/time/moment';

import { parseDateTime } from '../time.ts';

/** Until when a graduate can apply for the degree: the end of the day that lies `months` after the one on the diploma. */
export function degreeDeadline(graduateDate: Day, months: number): Date {
  return new Date(parseDateTime(addMonths(graduateDate, months)).getTime() + 86_400_000);
}
