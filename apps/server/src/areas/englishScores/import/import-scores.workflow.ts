import { momentWords } from '@qianwei/api/time/words';
import { eq, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import { chunksOf } from '../../../db/chunks.ts';
import type { Database } from '../../../db/database.ts';
import { englishScore } from '../../../db/schema/english.ts';
import type { Deps } from '../../../deps.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../problems.ts';
import { idCardHash } from '../../../student/personal.ts';
import { keepBatchWindow, lockBatch } from '../batch-window.ts';
import { type SheetScore, scoreSheet } from './score-sheet.ts';

/** Request of an import. */
export interface ScoreImport {
  readonly content: Buffer;
  /** Such as 2026年11月批. */
  readonly batchName: string;
  /** When the scores come out; null: as the batch was announced. */
  readonly publishTime: Date | null;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  /** Name of the importer. */
  readonly by: string;
}

type ScoreRow = typeof englishScore.$inferInsert;
type StoredScore = typeof englishScore.$inferSelect;

const compared = ['name', 'language', 'ticketNo', 'score', 'result', 'certNo', 'validUntil'] as const;

const isSame = (row: ScoreRow, stored: StoredScore) =>
  compared.every((column) => row[column] === stored[column]);

/** When the scores come out. Throws DomainProblem when that is over, or was neither said nor announced. */
function whenPublished(
  announced: Date | undefined,
  { publishTime, batchName }: ScoreImport,
  now: Date,
): Date {
  const at = publishTime ?? announced;
  if (at === undefined)
    throw new DomainProblem(`没有 ${batchName} 的公布时间，请用 --publish "2026-12-20 10:00" 写明`);
  if (at <= now)
    throw new DomainProblem(
      `${batchName}的公布时间 ${momentWords(at.getTime())} 已过；补录请用 --publish 写明这些成绩何时公布`,
    );
  return at;
}

/** Rows of the sheet against what is stored: those to write, how many are new, and what is wrong. */
function compare(
  lines: readonly SheetScore[],
  rowOf: (line: SheetScore) => ScoreRow,
  stored: readonly StoredScore[],
  now: Date,
) {
  const byCard = new Map(stored.map((row) => [row.idCardHash, row]));
  const [rows, problems]: [ScoreRow[], RowProblem[]] = [[], []];
  const counted = { added: 0, replaced: 0, unchanged: 0 };
  const seen = new Map<string, number>();
  for (const line of lines) {
    const row = rowOf(line);
    const earlier = seen.get(row.idCardHash);
    seen.set(row.idCardHash, line.no);
    const before = byCard.get(row.idCardHash);
    if (earlier !== undefined) problems.push({ no: line.no, text: `证件号与第 ${earlier} 行相同` });
    else if (before === undefined) {
      counted.added += 1;
      rows.push(row);
    } else if (before.publishTime <= now) {
      if (isSame(row, before)) counted.unchanged += 1;
      else problems.push({ no: line.no, text: '成绩已公布，不能再导入；更正须由考生申请复核' });
    } else {
      const same = isSame(row, before) && before.publishTime.getTime() === row.publishTime.getTime();
      counted[same ? 'unchanged' : 'replaced'] += 1;
      if (!same) rows.push(row);
    }
  }
  return { rows, problems, counted };
}

const replaced = Object.fromEntries(
  [...compared, 'publishTime' as const].map((column) => [
    column,
    sql.raw(`excluded.${englishScore[column].name}`),
  ]),
);

async function store(tx: Database, rows: readonly ScoreRow[]): Promise<void> {
  for (const chunk of chunksOf(rows))
    await tx
      .insert(englishScore)
      .values(chunk)
      .onConflictDoUpdate({ target: [englishScore.idCardHash, englishScore.batchName], set: replaced });
}

/**
 * Imports the scores of a batch from a workbook, all or nothing: what was entered before and is not published is replaced.
 * Says what was done. Rejects with DomainProblem that names the rows that are wrong, never by an identity number.
 */
export async function importScores(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  request: ScoreImport,
  now: Date,
): Promise<string> {
  const { batchName, by } = request;
  if (!/^\d{4}年\d{1,2}月批$/.test(batchName)) throw new DomainProblem('批次应写成 2026年11月批 这样的名称');
  const { values: lines, problems } = await readSheetRows(request.content, scoreSheet);
  if (lines.length + problems.length === 0) throw new DomainProblem('工作表里没有成绩');
  return db.transaction(async (tx) => {
    const publishTime = whenPublished((await lockBatch(tx, batchName))?.startTime, request, now);
    const stored = await tx.select().from(englishScore).where(eq(englishScore.batchName, batchName));
    const rowOf = ({ no: _, idCard, ...line }: SheetScore): ScoreRow => ({
      ...line,
      ...{ batchName, publishTime, idCardHash: idCardHash(secrets, idCard) },
    });
    const found = compare(lines, rowOf, stored, now);
    const wrong = [...problems, ...found.problems];
    if (wrong.length > 0) throw rowProblems('成绩', wrong);
    const { added, replaced: changed, unchanged } = found.counted;
    const counts = `新增 ${added}，更新 ${changed}，未变 ${unchanged}`;
    if (request.dryRun) return `${batchName}试运行，没有写入。将${counts}`;
    await store(tx, found.rows);
    await keepBatchWindow(tx, batchName, publishTime);
    const action = { bizType: 'ENGLISH_SCORE', bizId: batchName, action: 'IMPORT', opinion: counts } as const;
    await recordStaffAction(tx, action, { by, now });
    return `${batchName}已导入：${counts}。公布时间 ${momentWords(publishTime.getTime())}`;
  });
}
