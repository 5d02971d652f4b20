import type { EligibilityCondition } from '@qianwei/api/contract/eligibility';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { WithoutThesis } from '@qianwei/api/contract/thesis/thesis';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { thesisPlan, thesisPlanMajor } from '../../../db/schema/thesis.ts';
import { toOffice } from '../../../eligibility/ways.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import type { LiveSignUp } from '../../../studies/live-sign-ups.ts';
import type { StudyRecord } from '../../../studies/record.ts';
import { isThesis } from '../../../studies/results.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { readStudies, type Studies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';
import { lackingCourses } from './lacking-courses.ts';
import { planWay, waySteps } from './planned-way.ts';

/** Facts that all 考籍 of the account share. */
interface AccountFacts {
  readonly now: Date;
  /** The 考籍 in use. */
  readonly currentId: string | undefined;
  readonly signUps: readonly LiveSignUp[];
  /** The sign-up for practice exams is open. */
  readonly isSignUpOpen: boolean;
}

/** The batch that takes part in a major and is open or still to come; null without one. */
async function nextBatch(db: Database, majorId: string, now: Date): Promise<WithoutThesis['plan']> {
  const [row] = await db
    .select({ name: thesisPlan.name, startTime: thesisPlan.startTime, endTime: thesisPlan.endTime })
    .from(thesisPlan)
    .innerJoin(thesisPlanMajor, eq(thesisPlanMajor.planId, thesisPlan.id))
    .where(
      and(eq(thesisPlanMajor.majorId, majorId), eq(thesisPlan.status, 'ACTIVE'), gt(thesisPlan.endTime, now)),
    )
    .orderBy(asc(thesisPlan.startTime))
    .limit(1);
  return (
    (row && {
      planName: row.name,
      startTime: formatDateTime(row.startTime),
      endTime: formatDateTime(row.endTime),
    }) ??
    null
  );
}

/** Conditions beside the courses (论文管理规定 第六条). */
function conditionsOf({ record, counted }: Studies): EligibilityCondition[] {
  const level = examLevelTitles[record.applyExamLevel];
  const course = counted.courses.find(isThesis)?.line.course;
  const isNormal = record.status === 'NORMAL';
  return [
    {
      ...{ name: '考籍在籍，本科层次', ok: isNormal, actual: level, need: '在籍' },
      way: isNormal ? null : toOffice,
    },
    { name: '没有进行中的论文任务', ok: true, actual: '同一专业同时只能有一个', need: '', way: null },
    {
      ...{ name: '本专业开设毕业论文', ok: course !== undefined, need: '' },
      actual: course === undefined ? '' : `${course.courseCode}，不计学分`,
      way: course === undefined ? toOffice : null,
    },
  ];
}

/** A 考籍 without a thesis: why, what is lacking, and when it can be registered at the earliest. */
export async function shownWithout(
  db: Database,
  own: StudyRecord,
  { now, currentId, signUps, isSignUpOpen }: AccountFacts,
): Promise<WithoutThesis> {
  const studies = await readStudies(db, own, now);
  const thesis = studies.counted.courses.find(isThesis);
  const asked = studies.counted.courses.filter((standing) => !isThesis(standing));
  const passed = asked.filter((standing) => standing.passed);
  const { record, major } = own;
  const isEnded = record.status !== 'NORMAL';
  const shown = {
    majorCode: major.majorCode,
    majorName: major.name,
    applyExamLevel: record.applyExamLevel,
    isCurrent: record.id === currentId,
    isEnded,
    graduateDay: record.graduateDate,
    thesisCourse:
      thesis === undefined
        ? null
        : {
            courseCode: thesis.line.course.courseCode,
            thesisKind: thesis.line.course.thesisKind ?? ('PAPER' as const),
          },
    passedCourses: passed.length,
    totalCourses: asked.length,
    lacking: [],
    conditions: [],
    earliest: [],
    plan: null,
    basis: (await basesOf(db, ['THESIS'])).THESIS,
  };
  if (thesis === undefined) return { ...shown, state: 'NO_THESIS' };
  if (thesis.passed) return { ...shown, state: 'PASSED' };
  const plan = await nextBatch(db, major.id, now);
  const conditions = conditionsOf(studies);
  const isReady = passed.length === asked.length && conditions.every(({ ok }) => ok);
  if (isReady || isEnded) return { ...shown, conditions, plan, state: isReady ? 'ELIGIBLE' : 'NOT_ELIGIBLE' };
  const schedule = await readSchedule(db, studies);
  const way = await planWay(db, studies, schedule);
  const lacking = lackingCourses({ studies, schedule, signUps, way, isSignUpOpen });
  return {
    ...{ ...shown, conditions, plan, lacking, state: 'NOT_ELIGIBLE' },
    earliest: waySteps(way, lacking),
  };
}
