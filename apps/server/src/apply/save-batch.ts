import type { DegreeRules, GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { Day } from '@qianwei/api/time/moment';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applyBatch, applyRules } from '../db/schema/graduation.ts';
import { businessWindow } from '../db/schema/schedule.ts';
import { listAcademicPlatforms } from '../student/academic-access.ts';
import type { ApplyBatchRow } from './apply-batches.ts';
import { applyPaths } from './apply-kind.ts';

/** Values of a batch; what is left out stays, or has the default. */
export type ApplyBatchFields = Pick<ApplyBatchRow, 'type' | 'name' | 'startTime' | 'endTime'> &
  Partial<Pick<ApplyBatchRow, 'certificateMonth'>>;

type NewWindow = typeof businessWindow.$inferInsert;

/** The window of a batch: what home and the lists of deadlines know of it. `platforms` are those with 教务管理. */
function windowOf({ type, name, startTime, endTime }: ApplyBatchRow, platforms: string[]): NewWindow {
  const times = { name, startTime, endTime, path: applyPaths[type] };
  return type === 'GRADUATION'
    ? {
        ...times,
        code: 'GRADUATION_APPLY',
        phases: ['GRADUATION'],
        deadlineTitle: '毕业申请材料提交截止',
        audienceType: 'PLATFORM',
        audienceValues: platforms,
      }
    : {
        ...times,
        code: 'DEGREE_APPLY',
        phases: ['GRADUATION'],
        deadlineTitle: '学士学位申请截止',
        audienceType: 'LEVEL',
        audienceValues: ['BACHELOR', 'TOP_UP'],
      };
}

/** Adds or changes a batch, by its type and name; its window follows. */
export async function saveApplyBatch(tx: Database, fields: ApplyBatchFields): Promise<ApplyBatchRow> {
  const { type, name, ...changed } = fields;
  const [row] = await tx
    .insert(applyBatch)
    .values(fields)
    .onConflictDoUpdate({ target: [applyBatch.type, applyBatch.name], set: changed })
    .returning();
  if (row === undefined) throw new Error('The batch was not stored');
  const window = windowOf(row, await listAcademicPlatforms(tx));
  const own = and(eq(businessWindow.code, window.code), eq(businessWindow.name, name));
  const updated = await tx.update(businessWindow).set(window).where(own).returning({ id: businessWindow.id });
  if (updated.length === 0) await tx.insert(businessWindow).values(window);
  return row;
}

/** Names of the batches of a type that are open at some time of this span; the tables of batches are held until the transaction ends. */
export async function overlappingBatches(
  tx: Database,
  { type, name, startTime, endTime }: Pick<ApplyBatchRow, 'type' | 'name' | 'startTime' | 'endTime'>,
): Promise<string[]> {
  await tx.execute(sql`lock table ${applyBatch} in share row exclusive mode`);
  const rows = await tx
    .select({ name: applyBatch.name })
    .from(applyBatch)
    .where(
      and(
        eq(applyBatch.type, type),
        ne(applyBatch.name, name),
        lt(applyBatch.startTime, endTime),
        gt(applyBatch.endTime, startTime),
      ),
    );
  return rows.map((row) => row.name);
}

/** The batch of a type with this name; undefined without one. */
export async function findApplyBatch(
  db: Database,
  type: ApplyType,
  name: string,
): Promise<ApplyBatchRow | undefined> {
  const [row] = await db
    .select()
    .from(applyBatch)
    .where(and(eq(applyBatch.type, type), eq(applyBatch.name, name)));
  return row;
}

/** Rules as they are published, with their source. */
export interface NewRules {
  readonly rules: GraduationRules | DegreeRules;
  readonly basisTitle: string;
  readonly basisDate: Day;
  readonly basisPath: string | null;
  readonly publishTime: Date;
}

/** Publishes the next version of a batch's rules; the batch is locked. Returns its number. */
export async function publishRules(tx: Database, batchId: string, published: NewRules): Promise<number> {
  const [last] = await tx
    .select({ version: applyRules.version })
    .from(applyRules)
    .where(eq(applyRules.batchId, batchId))
    .orderBy(desc(applyRules.version))
    .limit(1);
  const version = (last?.version ?? 0) + 1;
  await tx.insert(applyRules).values({ batchId, version, ...published });
  return version;
}
