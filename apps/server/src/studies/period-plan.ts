import type { PeriodRow } from './periods.ts';
import type { ActiveRegistration } from './registrations.ts';
import type { Result, StudyStanding } from './results.ts';
import type { Offer, Schedule, SessionRow } from './schedule.ts';
import type { Studies } from './studies.ts';

/** A course of the student's plan that a period offers, with all that decides what may be done with it. */
export interface OfferedCourse extends Offer {
  readonly standing: StudyStanding;
  readonly session: SessionRow;
  readonly registration: ActiveRegistration | null;
  /** The last exam in the course; null before the first. */
  readonly lastResult: Result | null;
  /** Percent of the video that was watched; null before the first lesson. */
  readonly learnRate: number | null;
}

/** Everything about a period that one student is shown. */
export interface PeriodPlan {
  readonly studies: Studies;
  readonly period: PeriodRow;
  readonly sessions: readonly SessionRow[];
  /** By half-day, then in the order of the plan. */
  readonly offered: readonly OfferedCourse[];
  /** Written courses of the plan that are not passed and not offered; without electives in whose place another is chosen. */
  readonly notOffered: readonly StudyStanding[];
  /** Registrations of the person in the period, in any 考籍, by half-day. */
  readonly registrations: readonly ActiveRegistration[];
  /** Group → the elective of it that is chosen: passed, confirmed or ever registered. Without a choice it is not there. */
  readonly electives: ReadonlyMap<string, StudyStanding>;
}

/** A period as one student is offered it. */
export function periodPlanOf(studies: Studies, { periods, offers }: Schedule, period: PeriodRow): PeriodPlan {
  const sessions = periods.find((each) => each.period.id === period.id)?.sessions ?? [];
  const written = studies.standings.filter(({ line }) => line.course.examMode === 'WRITTEN');
  const registrations = studies.registrations.filter(({ apply }) => apply.periodId === period.id);
  const offered = sessions.flatMap((session) =>
    written.flatMap((standing): OfferedCourse[] => {
      const { course } = standing.line;
      const offer = offers.find(
        ({ offering }) => offering.sessionId === session.id && offering.courseId === course.id,
      );
      if (offer === undefined) return [];
      return [
        {
          ...offer,
          standing,
          session,
          registration: registrations.find(({ apply }) => apply.offeringId === offer.offering.id) ?? null,
          lastResult:
            studies.results.find(
              (result) => result.course.id === course.id && result.period !== null && result.isPublished,
            ) ?? null,
          learnRate: studies.learnRates.get(course.id) ?? null,
        },
      ];
    }),
  );
  const isOffered = new Set(offered.map(({ standing }) => standing));
  const electives = new Map(
    studies.counted.groups.flatMap(({ group, chosen }) =>
      chosen === null ? [] : [[group, chosen] as const],
    ),
  );
  const isReplaced = ({ line: { line } }: StudyStanding) =>
    (electives.get(line.electiveGroup)?.line.line.courseId ?? line.courseId) !== line.courseId;
  return {
    studies,
    period,
    sessions,
    offered,
    notOffered: written.filter(
      (standing) => !standing.passed && !isOffered.has(standing) && !isReplaced(standing),
    ),
    registrations,
    electives,
  };
}
