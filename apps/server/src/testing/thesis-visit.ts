import type { ThesisStage } from '@qianwei/api/contract/thesis/stage';
import type { StageStep } from '@qianwei/api/contract/thesis/stage-chart';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { file } from '../db/schema/file.ts';
import { studentPlan, thesisStageRow } from '../db/schema/thesis.ts';
import { moveStage } from '../thesis/move-stage.ts';
import { findThesis, type Thesis } from '../thesis/read-thesis.ts';
import type { DemoApp } from './demo-app.ts';

/** A demo student with a thesis, logged in. */
export interface ThesisVisit {
  readonly token: string;
  readonly studentId: string;
  readonly studentPlanId: string;
  read(): Promise<Thesis>;
  /** Takes a step of the student. */
  step(stage: ThesisStage, step: Extract<StageStep, 'SUBMIT' | 'WITHDRAW' | 'CONFIRM'>): Promise<void>;
  /** Sets columns of a stage. */
  place(stage: ThesisStage, columns: Partial<typeof thesisStageRow.$inferInsert>): Promise<void>;
  /** Files of the student for questions and applications. */
  files(count: number): Promise<string[]>;
}

/** The id of the thesis of a student; throws for one who has none. */
export async function thesisIdOf(db: Database, studentId: string): Promise<string> {
  const [thesis] = await db.select().from(studentPlan).where(eq(studentPlan.studentId, studentId));
  if (thesis === undefined) throw new Error(`${studentId} has no thesis`);
  return thesis.id;
}

/** Logs a demo student in who has a thesis. */
export async function visitThesis(app: DemoApp, name: string): Promise<ThesisVisit> {
  const { token, id: studentId } = await app.login(name);
  const { db, clock, random } = app.deps;
  const studentPlanId = await thesisIdOf(db, studentId);
  const read = () => findThesis(db, studentId, studentPlanId, { now: clock.now() });
  return {
    ...{ token, studentId, studentPlanId, read },
    async step(stage, step) {
      await db.transaction(async (tx) => {
        const thesis = await findThesis(tx, studentId, studentPlanId, { now: clock.now() });
        await moveStage(tx, thesis, { stage, step, by: 'STUDENT' });
      });
    },
    async place(stage, columns) {
      await db
        .update(thesisStageRow)
        .set(columns)
        .where(and(eq(thesisStageRow.studentPlanId, studentPlanId), eq(thesisStageRow.code, stage)));
    },
    async files(count) {
      const ids = Array.from({ length: count }, () => random.id());
      await db.insert(file).values(
        ids.map((id) => ({
          ...{ id, studentId, scene: 'QA_FILE', name: '证明.pdf', size: 9, mime: 'application/pdf' },
          ...{ sha256: '00', path: '00', storedAt: clock.now() },
        })),
      );
      return ids;
    },
  };
}
