import type { CourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { errorCode } from '@qianwei/api/contract/envelope';
import { dayWords } from '@qianwei/api/time/words';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { planSwitch } from '../../../db/schema/academic.ts';
import { planVersion } from '../../../db/schema/institution.ts';
import { type Check, decideEligibility, shownObstacle } from '../../../eligibility/eligibility.ts';
import { toOffice, toRegistrations } from '../../../eligibility/ways.ts';
import { versionOf } from '../../../student/plan-version.ts';
import { countPlan } from '../../../studies/counted-plan.ts';
import { listPlanLines } from '../../../studies/plan-lines.ts';
import { type StudyStanding, standingsOf } from '../../../studies/results.ts';
import { formatDay } from '../../../time.ts';
import { readOnlyCheck } from './read-only.ts';
import type { SettingFacts } from './setting-facts.ts';

/** A row of the plans. */
export type PlanRow = SettingFacts['plan'];

/** The versions of the major that hold today, the oldest first. */
export function listVersions(db: Database, { plan, now }: SettingFacts): Promise<PlanRow[]> {
  return db
    .select()
    .from(planVersion)
    .where(and(eq(planVersion.majorId, plan.majorId), lte(planVersion.effectiveFrom, formatDay(now))))
    .orderBy(asc(planVersion.effectiveFrom), asc(planVersion.id));
}

/** The one change of the version that the student has made; undefined before it. */
export async function madeSwitch(
  db: Database,
  { studentMajorId }: SettingFacts,
): Promise<typeof planSwitch.$inferSelect | undefined> {
  const [row] = await db.select().from(planSwitch).where(eq(planSwitch.studentMajorId, studentMajorId));
  return row;
}

/** Facts that decide whether the version may be changed. */
export interface SwitchFacts extends SettingFacts {
  readonly target: PlanRow;
  readonly made: typeof planSwitch.$inferSelect | undefined;
}

/** Checks before the version may be changed. */
export const switchChecks: readonly Check<
  SwitchFacts,
  'READ_ONLY' | 'MADE' | 'NOT_NEWER' | 'OVER' | 'REGISTERED'
>[] = [
  readOnlyCheck,
  {
    code: 'MADE',
    errorCode: errorCode.limitReached,
    obstacle({ made }) {
      if (made === undefined) return null;
      const day = dayWords(made.switchedAt.getTime());
      return {
        reason: `每个考籍只能切换一次计划，你已于 ${day} 切换（回执号 ${made.receiptNo}）`,
        way: toOffice,
      };
    },
  },
  {
    code: 'NOT_NEWER',
    errorCode: errorCode.stateForbids,
    obstacle: ({ plan, target }) =>
      target.effectiveFrom > plan.effectiveFrom && plan.endAt !== null
        ? null
        : { reason: `你现在是 ${versionOf(plan)} 版计划，不能切换到 ${versionOf(target)} 版`, way: toOffice },
  },
  {
    code: 'OVER',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ plan: { endAt }, now }) =>
      endAt === null || endAt >= formatDay(now)
        ? null
        : { reason: `过渡期已于 ${dayWords(endAt)} 结束，不能再切换计划`, way: toOffice },
  },
  {
    code: 'REGISTERED',
    errorCode: errorCode.stateForbids,
    obstacle({ underWay }) {
      const [first] = underWay;
      if (first === undefined) return null;
      const sitting = underWay.filter(({ period }) => period.id === first.period.id);
      const codes = sitting.map(({ course }) => course.courseCode).toSorted();
      return {
        reason: `${first.period.name}已报考 ${codes.join('、')}，撤销报考或成绩公布后才能切换计划`,
        way: toRegistrations,
        nextTime: first.period.scorePublish,
      };
    },
  },
];

const countedCourses = (standings: readonly StudyStanding[]) =>
  new Map(
    standings.flatMap(({ passed, best }) => (passed && best !== null ? [[best.course.id, best.course]] : [])),
  );

/** Credits counted, and courses replaced and lost, in another version. */
async function previewOf(db: Database, target: PlanRow, facts: SettingFacts) {
  const { results, confirmed, everRegistered, now } = facts;
  const standings = standingsOf(await listPlanLines(db, target.id), results, formatDay(now));
  const { creditDone } = countPlan(standings, {
    minCredit: target.minCredit,
    confirmed,
    registered: everRegistered,
  });
  const counted = countedCourses(standings);
  return {
    version: versionOf(target),
    minCredit: target.minCredit,
    creditDone,
    replaced: standings
      .filter(({ replacedFrom }) => replacedFrom !== '')
      .map(({ replacedFrom, line }) => ({ oldCode: replacedFrom, newCode: line.course.courseCode })),
    lost: [...countedCourses(facts.standings).values()]
      .filter(({ id }) => !counted.has(id))
      .map(({ courseCode, name, credit }) => ({ courseCode, courseName: name, credit })),
  };
}

/** Obstacles that no time or deed of the student removes: nothing is offered to be changed to. */
const isFinal = (code: string) => code !== 'REGISTERED';

/** The versions to which the student may change, and why not now. */
export async function shownVersions(
  db: Database,
  facts: SettingFacts,
): Promise<Pick<CourseSetting, 'versions' | 'switchClosed'>> {
  const { plan } = facts;
  const until = plan.endAt;
  const newer = (await listVersions(db, facts)).filter(
    ({ effectiveFrom }) => effectiveFrom > plan.effectiveFrom,
  );
  const [target] = newer;
  if (until === null || target === undefined) return { versions: [], switchClosed: null };
  const made = await madeSwitch(db, facts);
  const { refusal } = decideEligibility(switchChecks, { ...facts, target, made }, facts.now);
  const offered = refusal !== null && isFinal(refusal.code) ? [] : newer;
  const versions = offered.map(async (version) => ({ ...(await previewOf(db, version, facts)), until }));
  return {
    versions: await Promise.all(versions),
    switchClosed: refusal === null ? null : shownObstacle(refusal),
  };
}
