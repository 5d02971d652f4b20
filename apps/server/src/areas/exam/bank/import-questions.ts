import { asc, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/database.ts';
import { chapter, course } from '../../../db/schema/course.ts';
import { DomainProblem } from '../../../problems.ts';
import { checkItems } from './check-items.ts';
import { UnreadableBank } from './read-bank.ts';
import { readQuestionFile } from './read-file.ts';
import { type Stored, storeQuestions } from './store-questions.ts';

/** The most problems that are listed. */
const maxListed = 50;

/** File to be imported, with its course. */
export interface QuestionImport {
  readonly name: string;
  readonly content: Buffer;
  readonly courseCode: string;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
}

/** Carries the result of a dry run out of the transaction that it undoes. */
class DryRun extends Error {
  constructor(readonly stored: Stored) {
    super('dry run');
  }
}

function listed(problems: readonly string[]): DomainProblem {
  const more = problems.length - maxListed;
  const lines = [
    `题目没有导入，共 ${problems.length} 处问题：`,
    ...problems.slice(0, maxListed),
    ...(more > 0 ? [`……另有 ${more} 处没有列出`] : []),
  ];
  return new DomainProblem(lines.join('\n'));
}

async function readChecked(db: Database, request: QuestionImport) {
  const [found] = await db.select().from(course).where(eq(course.courseCode, request.courseCode));
  if (found === undefined) throw new DomainProblem(`没有代码为 ${request.courseCode} 的课程`);
  const chapters = await db
    .select({ no: chapter.no, title: chapter.title })
    .from(chapter)
    .where(eq(chapter.courseId, found.id))
    .orderBy(asc(chapter.no));
  try {
    const raw = await readQuestionFile(request.name, request.content, { ...request, chapters });
    const { bank, problems } = checkItems(raw);
    if (bank === null) throw listed(problems);
    return { course: found, bank };
  } catch (error) {
    if (error instanceof UnreadableBank) throw new DomainProblem(error.message);
    throw error;
  }
}

/** Imports a file of questions, all or nothing; says how many were added, changed and left. Rejects with DomainProblem. */
export async function importQuestions(db: Database, request: QuestionImport, now: Date): Promise<string> {
  const { course: into, bank } = await readChecked(db, request);
  const store = async (tx: Database) => {
    const stored = await storeQuestions(tx, into.id, bank);
    if (request.dryRun) throw new DryRun(stored);
    const { added, changed } = stored;
    const opinion = `新增 ${added}，更新 ${changed}`;
    await recordStaffAction(
      tx,
      { bizType: 'QUESTION', bizId: into.id, action: 'IMPORT', opinion },
      { by: '', now },
    );
    return stored;
  };
  const stored = await db.transaction(store).catch((error: unknown) => {
    if (error instanceof DryRun) return error.stored;
    if (isUniqueViolation(error))
      throw new DomainProblem('有编号已被这门课程的其他题目或小题使用，题目没有导入');
    throw error;
  });
  const { added, changed, unchanged } = stored;
  const head = `《${into.name}》（${into.courseCode}）`;
  const counts = `新增 ${added} 题，更新 ${changed} 题，未变 ${unchanged} 题`;
  return request.dryRun ? `${head}试运行，没有写入。将${counts}` : `${head}已导入：${counts}`;
}
