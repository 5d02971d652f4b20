import type { CourseService } from '@qianwei/api/contract/course/course';
import type { courseService } from '../db/schema/study.ts';
import { formatDay } from '../time.ts';

type ServiceRow = Pick<typeof courseService.$inferSelect, 'openDate' | 'expireAt'>;

/** Where a course service stands: it follows from its dates, so that nobody has to move it on. */
export function serviceStatusOf({ openDate, expireAt }: ServiceRow, now: Date): CourseService['status'] {
  if (now >= expireAt) return 'EXPIRED';
  return formatDay(now) < openDate ? 'UPCOMING' : 'ACTIVE';
}

/** The last day of a course service, `yyyy-MM-dd`. */
export const lastDayOf = ({ expireAt }: Pick<ServiceRow, 'expireAt'>): string =>
  formatDay(new Date(expireAt.getTime() - 1));
