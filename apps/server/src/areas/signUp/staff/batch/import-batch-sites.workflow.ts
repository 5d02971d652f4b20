import { and, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import type { Database } from '../../../../db/database.ts';
import { signUpSite } from '../../../../db/schema/sign-up.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../../problems.ts';
import { comparableName } from '../../../../typed-text.ts';
import type { SiteRow } from '../../batches.ts';
import type { BatchImport } from './batch-import.commands.ts';
import { batchSiteSheet, type SheetSite } from './batch-sheets.ts';
import { requireBatch } from './named-batch.ts';

/** A row that can be stored. */
interface SiteChange {
  readonly line: SheetSite;
  readonly before: SiteRow | undefined;
}

/** The change of a row, or in Chinese why it can't be. */
function changeOf(
  line: SheetSite,
  { type }: BatchImport,
  sitesByName: ReadonlyMap<string, SiteRow>,
): SiteChange | string {
  const before = sitesByName.get(comparableName(line.name));
  if (before === undefined && line.address === '' && type === 'PRACTICE')
    return `考点“${line.name}”是新的，须写地址`;
  if (before !== undefined && line.quota < before.taken)
    return `“${before.name}”已报 ${before.taken} 人，名额不能是 ${line.quota}`;
  return { line, before };
}

const isSame = ({ line, before }: SiteChange) =>
  before?.quota === line.quota && (line.address === '' || before.address === line.address);

async function store(tx: Database, batchId: string, { line, before }: SiteChange): Promise<void> {
  const { name, address, quota } = line;
  if (before === undefined) await tx.insert(signUpSite).values({ batchId, name, address, quota });
  else
    await tx
      .update(signUpSite)
      .set({ quota, ...(address !== '' && { address }) })
      .where(and(eq(signUpSite.id, before.id), eq(signUpSite.batchId, batchId)));
}

/**
 * Imports the sites, or the areas, of a batch, all or nothing: they are added or changed, none is taken away. Says what was
 * done. Rejects with DomainProblem that names the rows that are wrong, such as fewer places than are taken, which the table
 * refuses, too.
 */
export async function importBatchSites(db: Database, request: BatchImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, batchSiteSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有考点');
  return db.transaction(async (tx) => {
    const { id, name } = await requireBatch(tx, request);
    const rows = await tx.select().from(signUpSite).where(eq(signUpSite.batchId, id)).for('update');
    const sitesByName = new Map(rows.map((row) => [comparableName(row.name), row]));
    const [changes, found]: [SiteChange[], RowProblem[]] = [[], [...problems]];
    for (const line of values) {
      const change = changeOf(line, request, sitesByName);
      if (typeof change === 'string') found.push({ no: line.no, text: change });
      else changes.push(change);
    }
    if (found.length > 0) throw rowProblems('考点', found);
    const changed = changes.filter((change) => !isSame(change));
    const added = changed.filter(({ before }) => before === undefined).length;
    const counts = `考点新增 ${added}，更新 ${changed.length - added}，未变 ${changes.length - changed.length}`;
    if (request.dryRun) return `${name}试运行，没有写入。将有：${counts}`;
    for (const change of changed) await store(tx, id, change);
    const action = { bizType: 'SIGN_UP_BATCH', bizId: id, action: 'IMPORT' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return `${name}：${counts}`;
  });
}
