import { and, eq, lte } from 'drizzle-orm';
import { recordStaffAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { grade } from '../db/schema/academic.ts';
import { archivedThesis } from '../db/schema/graduation.ts';
import { DomainProblem } from '../problems.ts';
import { holdExaminee } from './examinee.ts';

/** Characters of the longest title, Chinese and English. */
const maxTitle = 300;

/** A thesis as staff file it. */
interface ThesisToArchive {
  readonly examineeNo: string;
  readonly title: string;
  readonly titleEn: string;
  /** Percent; null where it was not handed over. */
  readonly copyRate: number | null;
  readonly checkPassed: boolean;
  readonly by: string;
}

function checkTyped({ title, titleEn, copyRate }: ThesisToArchive): void {
  if (title === '') throw new DomainProblem('--title 不能为空');
  if (title.length > maxTitle || titleEn.length > maxTitle)
    throw new DomainProblem(`题目不能超过 ${maxTitle} 个字符`);
  if (copyRate !== null && !(copyRate >= 0 && copyRate <= 100))
    throw new DomainProblem('--copy-rate 应为 0 到 100 的数，如 12.4');
}

/**
 * Files the passed thesis of a 考籍, in the place of the one that is filed. Returns what is printed; throws DomainProblem for
 * a student whose thesis was not passed.
 */
export async function archiveThesis(db: Database, thesis: ThesisToArchive, now: Date): Promise<string> {
  checkTyped(thesis);
  const { examineeNo, title, titleEn, copyRate, checkPassed, by } = thesis;
  return db.transaction(async (tx) => {
    const { studentId, studentMajorId, name } = await holdExaminee(tx, examineeNo);
    const [passed] = await tx
      .select({ id: grade.id })
      .from(grade)
      .where(
        and(
          eq(grade.studentMajorId, studentMajorId),
          eq(grade.gradeType, 'THESIS'),
          eq(grade.result, 'PASS'),
          lte(grade.publishTime, now),
        ),
      )
      .limit(1);
    if (passed === undefined) throw new DomainProblem(`${name}还没有合格的论文成绩，不能归档`);
    const values = { title, titleEn, copyRate, checkPassed };
    const [row] = await tx
      .insert(archivedThesis)
      .values({ studentId, studentMajorId, ...values })
      .onConflictDoUpdate({ target: archivedThesis.studentMajorId, set: values })
      .returning();
    const check = checkPassed ? '检测合格' : '检测不合格';
    await recordStaffAction(
      tx,
      {
        bizType: 'ARCHIVED_THESIS',
        bizId: row?.id ?? '',
        action: 'ARCHIVE',
        opinion: copyRate === null ? check : `${check}，复制比 ${copyRate}%`,
      },
      { by, now },
    );
    return `已归档：${name}，《${title}》，${copyRate === null ? '' : `复制比 ${copyRate}%，`}${check}`;
  });
}
