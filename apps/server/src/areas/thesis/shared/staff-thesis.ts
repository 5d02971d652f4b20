import { goingOn, type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { studentPlan, thesisPlan } from '../../../db/schema/thesis.ts';
import { DomainProblem } from '../../../problems.ts';
import { type Examinee, findExaminee, holdExaminee } from '../../../student/examinee.ts';
import { findThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { quoted } from '../../../typed-text.ts';

/** A thesis as staff name it. */
interface TypedThesis {
  /** 准考证号. */
  readonly examineeNo: string;
  /** Name of the batch; without one the thesis that is going on, else the newest. */
  readonly batch?: string | undefined;
}

/** A thesis that staff have named, in its last round. */
export interface StaffThesis {
  readonly examinee: Examinee;
  readonly thesis: Thesis;
}

async function readStaffThesis(
  db: Database,
  examinee: Examinee,
  { examineeNo, batch }: TypedThesis,
  now: Date,
): Promise<StaffThesis> {
  const [row] = await db
    .select({ id: studentPlan.id, overall: studentPlan.overall })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .where(
      and(
        eq(studentPlan.studentMajorId, examinee.studentMajorId),
        batch === undefined ? undefined : eq(thesisPlan.name, batch.trim()),
      ),
    )
    .orderBy(desc(inArray(studentPlan.overall, [...goingOn])), desc(thesisPlan.startTime))
    .limit(1);
  if (row === undefined)
    throw new DomainProblem(
      `准考证号 ${examineeNo.trim()} ${batch === undefined ? '' : `在批次${quoted(batch)}`}没有论文`,
    );
  const thesis = await findThesis(db, examinee.studentId, row.id, {
    ...{ now, retest: row.overall === 'RETEST' },
  });
  return { examinee, thesis };
}

/** The thesis that staff name. Throws DomainProblem without one. */
export const findStaffThesis = async (db: Database, typed: TypedThesis, now: Date): Promise<StaffThesis> =>
  readStaffThesis(db, await findExaminee(db, typed.examineeNo), typed, now);

/** The same, with its student locked until the transaction ends. */
export const lockStaffThesis = async (tx: Database, typed: TypedThesis, now: Date): Promise<StaffThesis> =>
  readStaffThesis(tx, await holdExaminee(tx, typed.examineeNo), typed, now);

/** A stage by its title or its code. Throws DomainProblem for any other text, or one that is not offered. */
export function typedStage<const Offered extends ThesisStage>(
  typed: string,
  offered: readonly Offered[],
): Offered {
  const text = typed.trim();
  const stage = offered.find((code) => code === text.toUpperCase() || thesisStageTitles[code] === text);
  if (stage === undefined)
    throw new DomainProblem(`环节应为 ${offered.map((code) => thesisStageTitles[code]).join('、')} 之一`);
  return stage;
}

/** The batch with this name. Throws DomainProblem without one. */
export async function findPlan(db: Database, typed: string): Promise<typeof thesisPlan.$inferSelect> {
  const [plan] = await db
    .select()
    .from(thesisPlan)
    .where(inArray(thesisPlan.name, [typed, typed.trim()]));
  if (plan === undefined) throw new DomainProblem(`没有论文批次${quoted(typed)}，请用 thesis:plans 查看`);
  return plan;
}
