import { errorCode } from '@qianwei/api/contract/envelope';
import type { signCommitment } from '@qianwei/api/contract/thesis/commitment';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { requireSignature, spendSignature } from '../../../apply/own-signature.ts';
import { recordStudentAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { limitDaily } from '../../../eligibility/daily-limit.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toPage } from '../../../eligibility/ways.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { Refusal } from '../../../http/refusal.ts';
import { moveStage, stageNode } from '../../../thesis/move-stage.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { addCommitment } from './add-commitment.ts';
import { type OwnCommitment, readCommitment } from './own-commitment.ts';

/** Letters of one thesis in 24 hours: each stays stored, and is never deleted. */
const maxSigningsADay = 5;

type Signing = PayloadOf<typeof signCommitment>;

/** Throws 1050003 while the letter cannot be signed, and 1040006 when another title or version was read. */
function requireSignable(
  { letter, fields, obstacle }: OwnCommitment,
  read: Pick<Signing, 'title' | 'version'>,
): void {
  if (obstacle !== null) throw blocked(errorCode.stateForbids, obstacle);
  if (fields.title !== read.title)
    throw new Refusal(errorCode.conflict, '题目刚刚变更，还没有签署；请核对新的题目后再签');
  if (letter.version !== read.version)
    throw new Refusal(errorCode.conflict, `承诺书刚更新为 ${letter.version}，还没有签署；请重新阅读后再签`);
}

/** Passes the stage by the first letter; a later one is a line of the audit and an event alone. */
async function recordSigning(tx: Database, thesis: Thesis): Promise<void> {
  const { row, roundNo, now } = thesis;
  if (statusOf(thesis, 'COMMITMENT') === 'TODO') {
    await moveStage(tx, thesis, { stage: 'COMMITMENT', step: 'CONFIRM', by: 'STUDENT' });
    return;
  }
  await recordStudentAction(
    { db: tx, clock: { now: () => now }, studentId: row.studentId },
    { bizType: 'THESIS', bizId: row.id, node: stageNode('COMMITMENT', roundNo), action: 'CONFIRM' },
  );
  await publishThesisEvent(tx, row.studentId, now);
}

/** Signs the letter of a thesis in the call's transaction. An earlier letter stays as it is. */
export async function signLetter(
  context: StudentContext,
  payload: Signing,
): Promise<DataOf<typeof signCommitment>> {
  const { db: tx, clock, random, session } = context;
  const { studentPlanId, retest, signatureFileId } = payload;
  const thesis = await lockThesis(tx, session.studentId, studentPlanId, { now: clock.now(), retest });
  requireSignable(await readCommitment(tx, thesis), payload);
  await requireSignature(tx, session, signatureFileId);
  await limitDaily(context, {
    ...{
      name: 'thesis-commitment',
      bizId: studentPlanId,
      max: maxSigningsADay,
      noun: '同一篇论文的承诺书签署',
    },
    way: toPage('看论文任务', directoryPath(studentPlanId)),
  });
  const id = random.id();
  const signedAt = thesis.now;
  await spendSignature(tx, signatureFileId, id);
  const hash = await addCommitment(tx, thesis, { id, signatureFileId, signedAt });
  await recordSigning(tx, thesis);
  return { commitmentId: id, time: formatDateTime(signedAt), hash };
}
