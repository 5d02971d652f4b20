import type { Day } from '@qianwei/api/time/moment';
import { eq } from 'drizzle-orm';
import { recordStaffAction } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { sanction } from '../db/schema/graduation.ts';
import { DomainProblem } from '../problems.ts';
import { formatDay } from '../time.ts';
import { holdExaminee } from './examinee.ts';
import { listSanctions, type SanctionRow, sanctionTitles } from './sanctions.ts';

/** A sanction as staff type it. */
interface NewSanction {
  readonly examineeNo: string;
  readonly kind: SanctionRow['kind'];
  readonly decidedDay: Day;
  readonly by: string;
}

/** Records a sanction. Returns what is printed; throws DomainProblem for a day to come and for one that is recorded already. */
export function addSanction(
  db: Database,
  { examineeNo, kind, decidedDay, by }: NewSanction,
  now: Date,
): Promise<string> {
  if (decidedDay > formatDay(now)) throw new DomainProblem('--decided 不能晚于今天');
  return db.transaction(async (tx) => {
    const { studentId, name } = await holdExaminee(tx, examineeNo);
    const same = (await listSanctions(tx, studentId)).find(
      (row) => row.kind === kind && row.decidedDay === decidedDay,
    );
    if (same !== undefined)
      throw new DomainProblem(`${name} ${decidedDay} 的${sanctionTitles[kind]}处分已登记过`);
    const [row] = await tx.insert(sanction).values({ studentId, kind, decidedDay }).returning();
    await recordStaffAction(
      tx,
      { bizType: 'SANCTION', bizId: row?.id ?? '', action: 'ADD', node: kind, opinion: decidedDay },
      { by, now },
    );
    return `已登记：${name}，${sanctionTitles[kind]}，${decidedDay} 决定`;
  });
}

/** The lifting of a sanction as staff type it. */
interface Lifting {
  readonly examineeNo: string;
  /** Its number in the list, from 1; null where only one stands. */
  readonly number: number | null;
  readonly liftedDay: Day;
  readonly by: string;
}

function sanctionToLift(all: readonly SanctionRow[], number: number | null, name: string): SanctionRow {
  const standing = all.filter(({ liftedDay }) => liftedDay === null);
  if (number === null) {
    if (standing.length > 1)
      throw new DomainProblem(`${name}有 ${standing.length} 项未解除的处分，请用 --no 写明序号`);
    const [only] = standing;
    if (only === undefined) throw new DomainProblem(`${name}没有未解除的处分`);
    return only;
  }
  const chosen = all[number - 1];
  if (chosen === undefined) throw new DomainProblem(`${name}没有第 ${number} 项处分`);
  if (chosen.liftedDay !== null) throw new DomainProblem(`第 ${number} 项处分已在 ${chosen.liftedDay} 解除`);
  return chosen;
}

/** Lifts a sanction. Returns what is printed; throws DomainProblem where none, or more than one, can be meant. */
export function liftSanction(
  db: Database,
  { examineeNo, number, liftedDay, by }: Lifting,
  now: Date,
): Promise<string> {
  if (liftedDay > formatDay(now)) throw new DomainProblem('--on 不能晚于今天');
  return db.transaction(async (tx) => {
    const { studentId, name } = await holdExaminee(tx, examineeNo);
    const row = sanctionToLift(await listSanctions(tx, studentId), number, name);
    if (liftedDay < row.decidedDay) throw new DomainProblem(`--on 不能早于决定日期 ${row.decidedDay}`);
    await tx.update(sanction).set({ liftedDay }).where(eq(sanction.id, row.id));
    await recordStaffAction(
      tx,
      { bizType: 'SANCTION', bizId: row.id, action: 'LIFT', node: row.kind, opinion: liftedDay },
      { by, now },
    );
    return `已解除：${name}，${sanctionTitles[row.kind]}，${row.decidedDay} 决定，${liftedDay} 解除`;
  });
}
