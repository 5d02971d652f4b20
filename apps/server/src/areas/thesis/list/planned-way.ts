import type { PlannerFacts } from '@qianwei/api/contract/academic/planner';
import type { LackingCourse, WayStep } from '@qianwei/api/contract/thesis/thesis';
import { formatMomentDay, parseMoment } from '@qianwei/api/time/moment';
import { type FeasiblePlan, noWishes, planGraduation } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import { readPlannerFacts } from '../../../studies/planner-facts.ts';
import type { Schedule } from '../../../studies/schedule.ts';
import type { Studies } from '../../../studies/studies.ts';

/** 毕业倒推 without wishes, and the facts it begins with. */
export interface PlannedWay {
  readonly facts: PlannerFacts;
  /** Null where no way is known. */
  readonly plan: FeasiblePlan | null;
}

/** Reckons the way to the thesis as 毕业倒推 does. */
export async function planWay(db: Database, studies: Studies, schedule: Schedule): Promise<PlannedWay> {
  const facts = await readPlannerFacts(db, studies, schedule);
  const plan = planGraduation(facts, noWishes);
  return { facts, plan: plan.feasible ? plan : null };
}

function payments(lacking: readonly LackingCourse[]): WayStep[] {
  const unpaid = lacking.filter(({ state }) => state === 'UNPAID');
  const moments = [...new Set(unpaid.flatMap(({ time }) => (time === null ? [] : [time])))];
  return moments.map((until) => ({
    kind: 'PAY',
    until,
    courseCodes: unpaid.filter(({ time }) => time === until).map(({ courseCode }) => courseCode),
  }));
}

function exams({ facts, plan }: PlannedWay): WayStep[] {
  return facts.periods.flatMap((period, index): WayStep[] => {
    const courseCodes = (plan?.places ?? []).flatMap((place) =>
      place.period === index ? [place.courseCode] : [],
    );
    return courseCodes.length === 0
      ? []
      : [{ kind: 'EXAM', courseCodes, days: period.examDates, scoreDay: period.scoreDay }];
  });
}

/** Practices that are signed up for have a day of their exam, the others the next sign-up after their theory. */
function practices({ facts, plan }: PlannedWay, lacking: readonly LackingCourse[]): WayStep[] {
  const signedUp = lacking.filter(({ state, isPractice }) => state === 'APPLIED' && isPractice);
  const days = [
    ...new Set(signedUp.flatMap(({ time }) => (time === null ? [] : [formatMomentDay(parseMoment(time))]))),
  ];
  const isSignedUp = new Set(signedUp.map(({ courseCode }) => courseCode));
  return [
    ...days.map(
      (day): WayStep => ({
        kind: 'PRACTICE',
        day,
        courseCodes: signedUp.filter(({ time }) => time?.startsWith(day)).map(({ courseCode }) => courseCode),
      }),
    ),
    ...facts.practiceBatches.flatMap((batch, index): WayStep[] => {
      const courseCodes = (plan?.practices ?? []).flatMap(({ courseCode, batch: own }) =>
        own === index && !isSignedUp.has(courseCode) ? [courseCode] : [],
      );
      return courseCodes.length === 0
        ? []
        : [
            {
              ...{ kind: 'SIGN_UP', courseCodes, from: batch.applyStart },
              until: formatMomentDay(parseMoment(batch.applyEnd)),
            },
          ];
    }),
  ];
}

/** The moment or day by which a step has its place; the thesis comes last. */
const orderOf = (step: WayStep): string => {
  switch (step.kind) {
    case 'PAY':
      return step.until;
    case 'EXAM':
      return step.days[0] ?? '';
    case 'SIGN_UP':
      return step.from;
    case 'PRACTICE':
      return step.day;
    default:
      return '9999';
  }
};

/** 最早什么时候: the steps until a topic can be chosen, the first first; none where no way is known. */
export function waySteps(way: PlannedWay, lacking: readonly LackingCourse[]): WayStep[] {
  const { facts, plan } = way;
  const batch =
    plan === null || plan.thesisBatch === null ? undefined : facts.thesisBatches[plan.thesisBatch];
  if (batch === undefined) return [];
  return [
    ...payments(lacking),
    ...exams(way),
    ...practices(way, lacking),
    { kind: 'THESIS' as const, topicEnd: batch.topicEnd },
  ].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}
