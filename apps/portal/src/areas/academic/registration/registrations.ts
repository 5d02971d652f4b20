import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Registration, RegistrationList } from '@qianwei/api/contract/academic/registration';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { dateWords, nearMomentWords } from '@qianwei/api/time/words';
import type { Lead } from '../../../shared/page/PageLead.tsx';
import { isPast } from '../shared/period-words.ts';

/** A period with its registrations that are shown. */
export interface PeriodRegistrations {
  period: ExamPeriod;
  list: readonly Registration[];
}

/** The lead of the page: the one thing to do now, or the next event. */
export interface RegistrationLead extends Lead<'pay' | 'ticket' | 'plan', readonly string[]> {
  /** Another course may be added beside it. Default false. */
  mayAdd?: boolean;
}

/** Still counts: it was neither cancelled nor released. */
export const isLive = ({ status }: Pick<Registration, 'status'>) =>
  status !== 'CANCELLED' && status !== 'EXPIRED';

/** Rooms and seats of a period are published. */
export const isSeated = (list: readonly Registration[]) => list.some(({ seat }) => seat !== null);

/**
 * The registrations by period: what is to come with the nearest first, then what is past with the latest first. A
 * cancelled one is shown where the filter asks for it (`showsCancelled`) or it was cancelled just now (`kept`): the log
 * has the others.
 */
export function registrationsByPeriod(
  { list, periods }: Pick<RegistrationList, 'list' | 'periods'>,
  { showsCancelled, kept }: { showsCancelled: boolean; kept: ReadonlySet<string> },
): { ahead: PeriodRegistrations[]; past: PeriodRegistrations[] } {
  const groups = periods
    .map((period) => ({
      period,
      list: list.filter(
        ({ periodId, status, applyId }) =>
          periodId === period.periodId && (status !== 'CANCELLED' || showsCancelled || kept.has(applyId)),
      ),
    }))
    .filter((group) => group.list.length > 0)
    .toSorted((a, b) => b.period.applyStart.localeCompare(a.period.applyStart));
  return {
    ahead: groups.filter(({ period }) => !isPast(period)).toReversed(),
    past: groups.filter(({ period }) => isPast(period)),
  };
}

/** Registrations that wait for a seat, whether it is due or not. */
export const unseatedOf = (list: readonly Registration[]) =>
  list.filter(({ status, seat }) => status === 'APPLIED' && seat === null);

/** The period to come: the first that is not over; null while none is announced. */
export const nextPeriod = (periods: readonly ExamPeriod[]): ExamPeriod | null =>
  periods
    .filter((period) => !isPast(period) && period.status !== 'PREVIEW')
    .toSorted((a, b) => a.applyStart.localeCompare(b.applyStart))[0] ?? null;

/** When the first exam of the student in a period begins, ms since 1970; undefined without one. */
export const firstStartOf = (list: readonly Registration[], periodId: string): number | undefined =>
  list
    .filter((registration) => registration.periodId === periodId && isLive(registration))
    .map(({ date, start }) => parseMoment(`${date} ${start}:00`))
    .toSorted()[0];

/** `座位号 12月30日（周三）10:00 公布`, or that it was to be published by then and is not yet. */
export const seatsWords = ({ seatPublish }: Pick<ExamPeriod, 'seatPublish'>, now: number): string =>
  parseMoment(seatPublish) > now
    ? `座位号 ${nearMomentWords(seatPublish, now)} 公布`
    : `座位号原定 ${dateWords(seatPublish)}公布，还没有公布`;

/** The change of place since the exam before it in the same period. */
export type SiteChange = 'FIRST' | 'SAME_ROOM' | 'OTHER_ROOM' | 'OTHER_SITE_SAME_DAY' | 'OTHER_SITE';

/** Compares the seat of a registration with the one before; both are of one period, by half-day. */
export function siteChangeOf(registration: Registration, list: readonly Registration[]): SiteChange {
  const seated = list.filter((other) => other.seat !== null && isLive(other));
  const before = seated[seated.indexOf(registration) - 1];
  const { seat } = registration;
  if (seat === null || !before?.seat) return 'FIRST';
  if (before.seat.siteName !== seat.siteName)
    return before.date === registration.date ? 'OTHER_SITE_SAME_DAY' : 'OTHER_SITE';
  return before.seat.room === seat.room ? 'SAME_ROOM' : 'OTHER_ROOM';
}

/** Unpaid registrations that were submitted together: they are paid under one number. */
export interface Order {
  receiptNo: string;
  /** 分 */
  fee: number;
  /** Until when it is kept. */
  payDeadline: DateTime | null;
  courses: readonly Registration[];
}

/** The orders that wait for payment; the one that ends first leads. */
export function ordersOf(list: readonly Registration[]): Order[] {
  const orders = new Map<string, Registration[]>();
  for (const registration of list.filter(({ status }) => status === 'UNPAID')) {
    const courses = orders.get(registration.receiptNo);
    if (courses) courses.push(registration);
    else orders.set(registration.receiptNo, [registration]);
  }
  return [...orders]
    .map(([receiptNo, courses]) => ({
      receiptNo,
      fee: courses.reduce((sum, { fee }) => sum + fee, 0),
      payDeadline: courses[0]?.payDeadline ?? null,
      courses,
    }))
    .toSorted((a, b) => (a.payDeadline ?? '').localeCompare(b.payDeadline ?? ''));
}

/** The sum of the fees of registrations, in 分. */
export const feeOf = (list: readonly Registration[]) =>
  list.filter(isLive).reduce((sum, { fee }) => sum + fee, 0);
