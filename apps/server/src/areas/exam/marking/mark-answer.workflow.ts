import { and, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { testAnswer, testRecord } from '../../../db/schema/exam.ts';
import { DomainProblem } from '../../../problems.ts';
import { countUnmarked, recalculateScores } from './attempt-scores.ts';
import { awardOf } from './award.ts';
import { lockByReceipt } from './locked-attempt.ts';
import { findWritten } from './written-entries.ts';

/** One mark. */
export interface AnswerMark {
  readonly receiptNo: string;
  /** The number on the answer sheet, such as 46 or 46-2. */
  readonly label: string;
  /** For each scoring point. */
  readonly points: readonly number[];
  readonly comment: string;
  /** Name of the marker, as the student reads it. */
  readonly by: string;
}

/** The attempt after the mark; `score` is null while answers wait. */
export interface Marked {
  readonly got: number;
  readonly unmarked: number;
  readonly score: number | null;
}

/**
 * Marks a written answer of an attempt in MARKING, or marks it again; with the last one the attempt is GRADED. Throws
 * DomainProblem when the attempt is not in MARKING or the points do not fit.
 */
export async function markAnswer(db: Database, mark: AnswerMark, now: Date): Promise<Marked> {
  return db.transaction(async (tx) => {
    const record = await lockByReceipt(tx, mark.receiptNo);
    if (record.status !== 'MARKING')
      throw new DomainProblem(`该作答不在待批阅状态（现为 ${record.status}），已出分的请用 attempts:remark`);
    const { question, entry } = await findWritten(tx, record, mark.label);
    const { got, hits, comment } = awardOf(question, entry.score, mark.points);
    await tx
      .update(testAnswer)
      .set({ got, hits, comment: comment + mark.comment })
      .where(and(eq(testAnswer.testRecordId, record.id), eq(testAnswer.questionId, question.id)));
    const attempt = { bizType: 'TEST', bizId: record.id } as const;
    const operator = { by: mark.by, now };
    await recordStaffAction(
      tx,
      { ...attempt, action: 'MARK', node: mark.label, opinion: mark.points.join(',') },
      operator,
    );
    const unmarked = await countUnmarked(tx, record.id);
    if (unmarked > 0) return { got, unmarked, score: null };
    const score = await recalculateScores(tx, record);
    await tx
      .update(testRecord)
      .set({ status: 'GRADED', markedBy: mark.by, markedAt: now })
      .where(eq(testRecord.id, record.id));
    await recordStaffAction(tx, { ...attempt, action: 'GRADE', opinion: String(score) }, operator);
    return { got, unmarked, score };
  });
}
