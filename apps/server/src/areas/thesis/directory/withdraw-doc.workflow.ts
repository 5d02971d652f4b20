import { errorCode } from '@qianwei/api/contract/envelope';
import type { withdrawThesisDoc } from '@qianwei/api/contract/thesis/directory';
import { isWrittenStage } from '@qianwei/api/contract/thesis/stage';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { blocked } from '../../../eligibility/eligibility.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { moveStage } from '../../../thesis/move-stage.ts';
import { lockThesis } from '../../../thesis/read-thesis.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { endHandIn } from '../shared/end-hand-in.ts';
import { stageOfDoc } from './thesis-documents.ts';
import { withdrawalObstacle } from './withdrawal.ts';

/** Takes back what was handed in. 1050003 with the reason once the teacher has opened it, or nothing waits. */
export async function withdrawDoc(
  { db, session, clock }: StudentContext,
  { studentPlanId, retest, docType }: PayloadOf<typeof withdrawThesisDoc>,
): Promise<DataOf<typeof withdrawThesisDoc>> {
  const thesis = await lockThesis(db, session.studentId, studentPlanId, { now: clock.now(), retest });
  const stage = docType === 'AI_INFO' ? docType : stageOfDoc(docType);
  const obstacle = withdrawalObstacle(thesis, stage);
  if (obstacle !== null) throw blocked(errorCode.stateForbids, obstacle);
  if (isWrittenStage(stage)) await endHandIn(db, thesis, stage, { status: 'WITHDRAWN' });
  const moved = await moveStage(db, thesis, { stage, step: 'WITHDRAW', by: 'STUDENT' });
  return { status: statusOf(moved, stage) };
}
