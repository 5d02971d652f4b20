import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import type { getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import type { DataOf } from '@qianwei/api/endpoint';
import { monthWords } from '@qianwei/api/time/words';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { graduationPlan } from '../../../db/schema/academic.ts';
import { examOffering } from '../../../db/schema/registration.ts';
import { businessWindow, examPeriod } from '../../../db/schema/schedule.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { windowNow } from '../../../institution/business-windows.ts';
import { readerOf } from '../../../student/audience.ts';
import { basesOf } from '../../../student/rule-basis.ts';
import {
  degreeEnglishOf,
  earlyCertificateOf,
  earlyCertificateWords,
} from '../../../studies/degree-english.ts';
import { degreeScoresOf } from '../../../studies/degree-scores.ts';
import { readPlannerFacts } from '../../../studies/planner-facts.ts';
import { requireRecord, type StudyRecord } from '../../../studies/record.ts';
import { readSchedule } from '../../../studies/schedule.ts';
import { readStudies } from '../../../studies/studies.ts';
import { formatDateTime } from '../../../time.ts';
import { shownSavedPlan } from './saved-plan.workflow.ts';

type Degree = NonNullable<DataOf<typeof getGraduationPlan>['degree']>;

function missingWords(result: Awaited<ReturnType<typeof degreeEnglishOf>>): string {
  if (result === null) return '还没有学位外语成绩。';
  const outcome = result.score === null ? gradeResultTitles[result.result] : `${result.score} 分`;
  return `学位${result.language}还没有合格（${outcome}）。`;
}

/** The foreign language of the degree: certificates from before the 考籍 exempt from a course, but do not count for it. */
async function degreeEnglish(db: Database, own: StudyRecord, now: Date): Promise<Degree['english']> {
  const result = await degreeEnglishOf(db, own, now);
  if (result?.result === 'PASS')
    return {
      ok: true,
      text: `学位${result.language}${result.score ?? ''} 分，${result.batchName}合格。`,
      path: null,
    };
  const early = await earlyCertificateOf(db, own);
  const [next] = await db
    .select()
    .from(businessWindow)
    .where(and(eq(businessWindow.code, 'ENGLISH_SIGNUP'), gt(businessWindow.endTime, now)))
    .orderBy(asc(businessWindow.startTime))
    .limit(1);
  const signUp = next === undefined ? '' : `最近一次学位英语报名在 ${monthWords(next.startTime.getTime())}。`;
  const why = early === null ? missingWords(result) : earlyCertificateWords(early);
  return { ok: false, text: why + signUp, path: '/englishSignUp' };
}

/** Of one course in a period, in 分; 0 where registering costs nothing. */
async function feeOf(db: Database, periodId: string | null | undefined): Promise<number> {
  if (!periodId) return 0;
  const [row] = await db
    .select({ fee: examOffering.fee })
    .from(examOffering)
    .innerJoin(examPeriod, eq(examPeriod.id, examOffering.periodId))
    .where(and(eq(examOffering.periodId, periodId), eq(examPeriod.feeEnabled, true)))
    .limit(1);
  return row?.fee ?? 0;
}

/** Input of 毕业倒推, and the plans that the student keeps. */
export async function readGraduationPlan({
  db,
  session,
  clock,
}: StudentContext): Promise<DataOf<typeof getGraduationPlan>> {
  const now = clock.now();
  const record = await requireRecord(db, session);
  const studies = await readStudies(db, record, now);
  const facts = await readPlannerFacts(db, studies, await readSchedule(db, studies));
  const reader = await readerOf(db, session);
  const exemptions = await windowNow(db, 'EXEMPTION', reader, now);
  const exemptionWindow = exemptions.open ?? exemptions.next;
  const saved = await db
    .select()
    .from(graduationPlan)
    .where(
      and(
        eq(graduationPlan.studentMajorId, record.studentMajorId),
        eq(graduationPlan.studentId, record.studentId),
      ),
    )
    .orderBy(asc(graduationPlan.slot));
  const bases = await basesOf(db, ['EXAM_APPLY', 'EXAM_OFFER', 'PRACTICE', 'THESIS', 'DEGREE_AVERAGE']);
  const { degreeNeed } = record.plan;
  const { sum, done, rest, thesisCounted } = degreeScoresOf(studies.counted.courses);
  const open = facts.periods.find(({ state }) => state === 'OPEN');
  return {
    facts,
    saved: saved.map(shownSavedPlan),
    phase: record.record.status === 'GRADUATED' ? 'GRADUATED' : record.record.phase,
    exemptionWindow: exemptionWindow && {
      start: formatDateTime(exemptionWindow.startTime),
      end: exemptionWindow.endTime && formatDateTime(exemptionWindow.endTime),
    },
    isBeginner: studies.results.length === 0 && studies.everRegistered.size === 0,
    degree:
      degreeNeed === null
        ? null
        : { need: degreeNeed, sum, done, rest, thesisCounted, english: await degreeEnglish(db, record, now) },
    fee: await feeOf(db, open?.periodId),
    bases: {
      session: bases.EXAM_APPLY,
      offer: bases.EXAM_OFFER,
      practice: bases.PRACTICE,
      thesis: bases.THESIS,
      degree: bases.DEGREE_AVERAGE,
    },
    serverTime: formatDateTime(now),
  };
}
