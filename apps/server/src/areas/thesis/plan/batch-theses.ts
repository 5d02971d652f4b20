import type { StageStatus, ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { currentStage } from '@qianwei/api/contract/thesis/stage-chart';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { advisor, studentPlan, thesisStageRow, thesisWindow } from '../../../db/schema/thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';

/** A thesis of a batch in a list, in its last round. */
export interface BatchThesis {
  readonly examineeNo: string;
  readonly name: string;
  readonly title: string | null;
  readonly advisorName: string | null;
  readonly stage: ThesisStage;
  readonly status: StageStatus;
  readonly deadline: Date | null;
  statusOf(stage: ThesisStage): StageStatus;
}

/** Every thesis of a batch by 准考证号: three statements, however many there are. */
export async function listBatchTheses(db: Database, planId: string, now: Date): Promise<BatchThesis[]> {
  const [theses, rows, windowRows] = await Promise.all([
    db
      .select({
        ...{ id: studentPlan.id, title: studentPlan.title, overall: studentPlan.overall },
        ...{ examineeNo: studentMajor.examineeNo, name: student.name, advisorName: advisor.name },
      })
      .from(studentPlan)
      .innerJoin(student, eq(student.id, studentPlan.studentId))
      .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
      .leftJoin(advisor, eq(advisor.id, studentPlan.advisorId))
      .where(eq(studentPlan.planId, planId))
      .orderBy(asc(studentMajor.examineeNo)),
    db
      .select({ stage: thesisStageRow })
      .from(thesisStageRow)
      .innerJoin(studentPlan, eq(studentPlan.id, thesisStageRow.studentPlanId))
      .where(eq(studentPlan.planId, planId)),
    db.select().from(thesisWindow).where(eq(thesisWindow.planId, planId)),
  ]);
  const windows = new Map(windowRows.map(({ stage, ...window }) => [stage, window]));
  const stagesOf = new Map<string, (typeof thesisStageRow.$inferSelect)[]>();
  for (const { stage } of rows)
    stagesOf.set(stage.studentPlanId, [...(stagesOf.get(stage.studentPlanId) ?? []), stage]);
  return theses.map(({ id, overall, ...head }) => {
    const own = stagesOf.get(id) ?? [];
    const roundNo = overall === 'RETEST' ? Math.max(1, ...own.map((stage) => stage.roundNo)) : 1;
    const stages = new Map(
      own.filter((stage) => stage.roundNo === roundNo).map((stage) => [stage.code, stage]),
    );
    const facts = { stages, windows, now };
    const stateOf = (stage: ThesisStage) => statusOf(facts, stage);
    const stage = currentStage({ statusOf: stateOf });
    return { ...head, stage, status: stateOf(stage), deadline: deadlineOf(facts, stage), statusOf: stateOf };
  });
}
