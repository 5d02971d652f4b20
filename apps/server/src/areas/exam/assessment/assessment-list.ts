import type { Assessment, getPracticeAssessmentList } from '@qianwei/api/contract/exam/assessment';
import type { DataOf } from '@qianwei/api/endpoint';
import { ownFiles } from '../../../files/own-files.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { openingOf } from '../../../questions/withheld.ts';
import { listPlanLines } from '../../../studies/plan-lines.ts';
import { findRecord } from '../../../studies/record.ts';
import { formatDateTime } from '../../../time.ts';
import type { BatchRow } from '../shared/eligibility/test-batch.ts';
import {
  countReports,
  findRunning,
  lastReports,
  listBatchAttempts,
  listBatchTests,
  listOpenedCourses,
  type ReportRow,
} from './assessment.queries.ts';
import { decideAssessmentStatus } from './assessment-status.ts';
import { batchKind, chooseBatch, findBatch, listBatches } from './batches.ts';

type AssessmentList = DataOf<typeof getPracticeAssessmentList>;

const shown = (moment: Date | null) => moment && formatDateTime(moment);

async function shownReport(
  { db, session, fileUrl }: StudentContext,
  report: ReportRow | undefined,
  draft: number,
): Promise<Assessment['report']> {
  if (report === undefined) return null;
  const files = await ownFiles(db, session.studentId, 'PRACTICE_REPORT', report.fileIds);
  return {
    status: report.status,
    draft,
    receiptNo: report.receiptNo,
    submitTime: formatDateTime(report.submittedAt),
    opinion: report.opinion,
    score: report.score,
    files: report.fileIds.flatMap((fileId) => {
      const found = files.get(fileId);
      if (found === undefined) return [];
      return [{ fileId, name: found.name, size: found.size, sha256: found.sha256, url: fileUrl(fileId) }];
    }),
  };
}

async function listOfBatch(context: StudentContext, batch: BatchRow, now: Date): Promise<Assessment[]> {
  const { db, session } = context;
  const { studentId } = session;
  const record = await findRecord(db, session);
  const opened = await listOpenedCourses(db, studentId, record?.studentMajorId);
  const lines = record && (await listPlanLines(db, record.plan.id));
  // Without a plan nothing says which courses are not the student's.
  const isPlanned = (id: string) => lines === null || lines.some(({ course }) => course.id === id);
  const rows = (await listBatchTests(db, studentId, batch.id)).filter(
    ({ course: { id }, signUp }) => signUp !== null || isPlanned(id) || opened.has(id),
  );
  const attempts = await listBatchAttempts(db, studentId, batch.id);
  const running = await findRunning(db, studentId);
  const reports = await lastReports(db, studentId, batch.id);
  const drafts = await countReports(db, studentId, batch.id);
  return Promise.all(
    rows.map(async ({ test, course, learnRate, signUp }) => {
      const own = attempts.filter(({ testId }) => testId === test.id);
      const report = reports.get(test.id);
      const here = running?.testId === test.id && running.bizId === batch.id;
      const facts = { test, batch, signUp, videoRate: learnRate, attempts: own, report: report ?? null };
      const otherRunning = here ? null : running;
      const scores = own.flatMap(({ status, score }) =>
        status === 'GRADED' && score !== null ? [score] : [],
      );
      const marked = test.assessMode === 'REPORT' && report?.score != null ? [report.score] : scores;
      const { openTime, closeTime } = openingOf({ test, batch });
      return {
        testId: test.id,
        subjectId: course.id,
        courseId: course.id,
        courseCode: course.courseCode,
        courseName: course.name,
        theoryCode: course.theoryCode,
        assessMode: test.assessMode,
        opened: opened.has(course.id),
        signedUp: signUp !== null,
        learnRate,
        learnNeed: test.conditions.videoRate ?? 0,
        latest: marked.at(-1) ?? null,
        best: marked.length === 0 ? null : Math.max(...marked),
        passScore: test.passScore,
        usedTry: own.length,
        maxTry: test.maxTry,
        openTime: shown(openTime),
        closeTime: shown(closeTime),
        ...decideAssessmentStatus({ ...facts, otherRunning }, now),
        report: await shownReport(context, report, drafts.get(test.id) ?? 0),
      };
    }),
  );
}

/** The batches of the student's platform, and the courses of one of them. Throws 1050005 for an unknown batch. */
export async function assessmentList(
  context: StudentContext,
  { bizId }: { bizId?: string | undefined },
): Promise<AssessmentList> {
  const { db, clock } = context;
  const now = clock.now();
  const kind = await batchKind(context);
  const batches = await listBatches(db, kind);
  const chosen = bizId === undefined ? chooseBatch(batches, now) : await findBatch(db, kind, bizId);
  return {
    kind,
    bizId: chosen?.id ?? '',
    batches: batches.map(({ id, name, startTime, endTime }) => ({
      bizId: id,
      name,
      start: formatDateTime(startTime),
      end: formatDateTime(endTime),
    })),
    list: chosen === null ? [] : await listOfBatch(context, chosen, now),
    serverTime: formatDateTime(now),
  };
}
