import { errorCode } from '@qianwei/api/contract/envelope';
import type { confirmThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { recordStudentAction } from '../../../audit/audit.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { ruleRead } from '../../../db/schema/thesis-text.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { moveStage, settleThesis } from '../../../thesis/move-stage.ts';
import { listTheses, type Thesis } from '../../../thesis/read-thesis.ts';
import { ruleInForce } from '../../../thesis/rule-in-force.ts';
import { statusOf } from '../../../thesis/stage-state.ts';
import { formatDateTime } from '../../../time.ts';
import { secondsSince } from './rule-opening.ts';

type Confirmed = PayloadOf<typeof confirmThesisRule>;

/** 1050003 before the time is over, with the seconds that are left. */
function checkTime({ secrets, session }: StudentContext, now: Date, payload: Confirmed, minSeconds: number) {
  const opened = { ...payload, studentId: session.studentId };
  const left = Math.ceil(minSeconds - secondsSince(secrets, opened, payload.opening, now));
  if (left > 0)
    throw new Refusal(errorCode.stateForbids, `请阅读至文末后再确认，还要 ${left} 秒`, {
      left,
      nextTime: formatDateTime(new Date(now.getTime() + left * 1_000)),
      way: { kind: 'NONE', because: 'AGAIN' },
    });
}

/** Opens what waits for this reading; 阅读规定 is passed by its own rule. */
async function goOn(context: StudentContext, thesis: Thesis, { ruleType }: Confirmed): Promise<void> {
  if (thesis.row.overall !== 'ONGOING') return;
  if (ruleType === 'MANAGE' && statusOf(thesis, 'RULE') === 'TODO')
    await moveStage(context.db, thesis, { stage: 'RULE', step: 'CONFIRM', by: 'STUDENT' });
  else await settleThesis(context.db, thesis);
}

/** Confirms the reading, in the transaction of the call, for every thesis that the student has in the batch. */
export async function confirmRule(
  context: StudentContext,
  payload: Confirmed,
): Promise<DataOf<typeof confirmThesisRule>> {
  const { db, clock, session } = context;
  const { studentId } = session;
  const { planId, ruleType, version, seconds } = payload;
  const now = clock.now();
  await lockStudent(db, studentId);
  const theses = (await listTheses(db, studentId, now)).filter(({ plan }) => plan.id === planId);
  const [first] = theses;
  if (first === undefined) throw notFound();
  const rule = await ruleInForce(db, payload, now);
  if (rule.version !== version)
    throw new Refusal(
      errorCode.conflict,
      `《${rule.title}》刚刚更新为 ${rule.version}，请刷新后阅读新的版本`,
    );
  const readAt = first.rules.get(ruleType)?.readAt;
  if (readAt) return { readTime: formatDateTime(readAt) };
  checkTime(context, now, payload, rule.minSeconds);
  await db.insert(ruleRead).values({ studentId, planId, type: ruleType, version, seconds, readAt: now });
  await recordStudentAction(context, {
    ...{ bizType: 'THESIS', bizId: first.row.id, action: 'READ' },
    node: `${ruleType} ${version}`,
  });
  for (const thesis of theses) await goOn(context, thesis, payload);
  return { readTime: formatDateTime(now) };
}
