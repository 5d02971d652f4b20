import type { RegistrationList } from '@qianwei/api/contract/academic/registration';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { examApply } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { type PeriodRow, periodStatusOf, shownPeriod } from '../../../studies/periods.ts';
import { seatedPeriodsOf } from '../../../studies/registrations.ts';
import type { Schedule } from '../../../studies/schedule.ts';
import type { Studies } from '../../../studies/studies.ts';

/** The periods with registrations of a 考籍. */
function periodsWith(db: Database, { studentId, studentMajorId }: Studies): Promise<PeriodRow[]> {
  const own = db
    .select({ id: examApply.periodId })
    .from(examApply)
    .where(and(eq(examApply.studentMajorId, studentMajorId), eq(examApply.studentId, studentId)));
  return db.select().from(examPeriod).where(inArray(examPeriod.id, own));
}

/** The periods with registrations of the 考籍 and the one that is open, the newest first; and the one that opens next. */
export async function shownPeriods(
  db: Database,
  studies: Studies,
  { periods }: Schedule,
): Promise<Pick<RegistrationList, 'periods' | 'upcoming'>> {
  const { now } = studies;
  const present = periods.map(({ period }) => period);
  const open = present.filter((period) => periodStatusOf(period, now) === 'OPEN');
  const own = new Map([...(await periodsWith(db, studies)), ...open].map((period) => [period.id, period]));
  const seated = seatedPeriodsOf(studies);
  const next = present.find((period) => now < period.applyStart);
  return {
    periods: [...own.values()]
      .sort((a, b) => (a.startDate < b.startDate ? 1 : -1))
      .map((period) => shownPeriod(period, seated, now)),
    upcoming: next === undefined ? null : shownPeriod(next, seated, now),
  };
}
