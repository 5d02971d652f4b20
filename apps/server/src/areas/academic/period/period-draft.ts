import type { ExamSession, SessionCode } from '@qianwei/api/contract/academic/exam-period';
import type { Day } from '@qianwei/api/time/moment';
import type { PeriodRow } from '../../../studies/periods.ts';
import { formatDay, parseDateTime } from '../../../time.ts';
import { daysBetween, moveDays, movedReviewEnd } from '../shared/review-end.ts';

/** Fields of a period, without those that the table adds to each row. */
export type PeriodFields = Omit<PeriodRow, 'id' | 'createdAt' | 'updatedAt' | 'revision'>;

/** A period with its half-days. */
export interface PeriodDraft {
  readonly fields: PeriodFields;
  /** In the order of their codes. */
  readonly halfDays: readonly ExamSession[];
}

/** `HH:mm` */
type Times = Pick<ExamSession, 'start' | 'end'>;

/** Moments of a period that staff may set, or leave to follow from the others. */
type Moments = Pick<
  PeriodFields,
  | 'applyStart'
  | 'applyEnd'
  | 'timetablePublish'
  | 'payEnd'
  | 'seatPublish'
  | 'ticketOpen'
  | 'scorePublish'
  | 'reviewEnd'
>;

/** Settings of a period by staff. */
export interface PeriodChange
  extends Partial<Moments>,
    Partial<Pick<PeriodFields, 'maxCourse' | 'feeEnabled'>> {
  /** The first day of the exams; the second is the next one. */
  readonly firstDay?: Day;
  readonly times?: Partial<Record<SessionCode, Times>>;
}

const at = (text: string) => parseDateTime(`${text}:00`);

/** When the half-days are, unless it is said, and on which day of the two. */
const usualTimes = {
  A: { start: '09:00', end: '11:30', day: 'startDate' },
  B: { start: '14:30', end: '17:00', day: 'startDate' },
  C: { start: '09:00', end: '11:30', day: 'endDate' },
  D: { start: '14:30', end: '17:00', day: 'endDate' },
} as const;

const codes = ['A', 'B', 'C', 'D'] as const;

/** A period as it usually is, for an institution without any: of its dates only the distances count. */
export const usualPeriod: PeriodDraft = {
  fields: {
    name: '',
    startDate: '2027-01-09',
    endDate: '2027-01-10',
    timetablePublish: at('2026-11-10 09:00'),
    applyStart: at('2026-11-15 09:00'),
    applyEnd: at('2026-11-26 17:00'),
    payEnd: at('2026-11-27 17:00'),
    seatPublish: at('2026-12-30 10:00'),
    ticketOpen: at('2027-01-02 09:00'),
    scorePublish: at('2027-02-13 10:00'),
    reviewEnd: at('2027-02-18 17:00'),
    maxCourse: 4,
    feeEnabled: false,
  },
  halfDays: [],
};

/**
 * The half-days on the days of the period, at their times in `base`; the usual ones are added where it has none, unless
 * the exams have begun by `now`.
 */
function halfDaysOf(
  fields: PeriodFields,
  base: PeriodDraft,
  times: PeriodChange['times'],
  now: Date | null,
): ExamSession[] {
  const hasBegun = now !== null && fields.startDate <= formatDay(now);
  return codes.flatMap((code): ExamSession[] => {
    const { day, ...usual } = usualTimes[code];
    const own = times?.[code] ?? base.halfDays.find((candidate) => candidate.code === code);
    if (own === undefined && hasBegun) return [];
    const { start, end } = own ?? usual;
    return [{ code, date: fields[day], start, end }];
  });
}

/**
 * Applies a change to a period: a time that is not set stays as far from what it follows as in `base`, in days, at its
 * time. Timetable follows the begin of registration; payment its end; seats, ticket and scores the exams; reviews the
 * scores. `now`: what is over by then stays, as in a period that is changed; null for a new one.
 */
export function changedPeriod(base: PeriodDraft, change: PeriodChange, now: Date | null): PeriodDraft {
  const before = base.fields;
  const startDate = change.firstDay ?? before.startDate;
  const applyStart = change.applyStart ?? before.applyStart;
  const applyEnd = change.applyEnd ?? before.applyEnd;
  const examDays = daysBetween(parseDateTime(before.startDate), parseDateTime(startDate));
  const follow = (date: Date, days: number) => (now !== null && date <= now ? date : moveDays(date, days));
  const scorePublish = change.scorePublish ?? follow(before.scorePublish, examDays);
  const fields: PeriodFields = {
    name: before.name,
    startDate,
    endDate:
      change.firstDay === undefined ? before.endDate : formatDay(moveDays(parseDateTime(startDate), 1)),
    applyStart,
    applyEnd,
    timetablePublish:
      change.timetablePublish ?? follow(before.timetablePublish, daysBetween(before.applyStart, applyStart)),
    payEnd: change.payEnd ?? follow(before.payEnd, daysBetween(before.applyEnd, applyEnd)),
    seatPublish: change.seatPublish ?? follow(before.seatPublish, examDays),
    ticketOpen: change.ticketOpen ?? follow(before.ticketOpen, examDays),
    scorePublish,
    reviewEnd:
      change.reviewEnd ??
      (scorePublish.getTime() === before.scorePublish.getTime()
        ? before.reviewEnd
        : movedReviewEnd(before, scorePublish)),
    maxCourse: change.maxCourse ?? before.maxCourse,
    feeEnabled: change.feeEnabled ?? before.feeEnabled,
  };
  return { fields, halfDays: halfDaysOf(fields, base, change.times, now) };
}

/**
 * A period of which staff have set at least the exams and the registration. Its timetable is published with the begin of
 * registration at the latest, and never before `now`.
 */
export function newPeriod(name: string, base: PeriodDraft, change: PeriodChange, now: Date): PeriodDraft {
  const named = { ...base, fields: { ...base.fields, name } };
  const { fields, halfDays } = changedPeriod(named, change, null);
  const { timetablePublish, applyStart } = fields;
  const isInTime =
    change.timetablePublish !== undefined || (timetablePublish > now && timetablePublish < applyStart);
  return { fields: { ...fields, timetablePublish: isInTime ? timetablePublish : applyStart }, halfDays };
}
