import { errorCode } from '@qianwei/api/contract/envelope';
import type { sendThesisMessage } from '@qianwei/api/contract/thesis/message';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { momentWords } from '@qianwei/api/time/words';
import { recordStudentAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { noWayOut, toPage } from '../../../eligibility/ways.ts';
import { requireOwnFiles } from '../../../files/own-files.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { limitRate } from '../../../http/rate-limit.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { topicPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { overObstacle } from '../shared/thesis-activity.ts';
import { answerWorkingDays, urgeHours, urgingOf } from '../shared/urge.ts';

/** Messages of a student in ten minutes. */
const maxMessages = 10;

function requireReader(thesis: Thesis): void {
  const over = overObstacle(thesis, '留言');
  if (over !== null) throw blocked(errorCode.stateForbids, over);
  if (thesis.advisor === null)
    throw blocked(errorCode.stateForbids, {
      reason: '选题通过、确定导师以后才能留言',
      way: toPage('看选题', topicPath(thesis.row.id, thesis.plan.id)),
    });
}

async function requireUrgeable(db: Database, thesis: Thesis): Promise<void> {
  const over = overObstacle(thesis, '催办');
  if (over !== null) throw blocked(errorCode.stateForbids, over);
  const { from, restsUntil } = await urgingOf(db, thesis);
  const { now } = thesis;
  if (restsUntil !== null && restsUntil > now)
    throw blocked(errorCode.limitReached, {
      reason: `${urgeHours} 小时内只能催一次，${momentWords(restsUntil.getTime())} 以后可以再催`,
      ...{ way: noWayOut('BESIDE'), nextTime: restsUntil },
    });
  if (from === null)
    throw blocked(errorCode.stateForbids, {
      reason: '现在没有等待导师答复的提交或留言',
      way: noWayOut('BESIDE'),
    });
  if (from > now)
    throw blocked(errorCode.stateForbids, {
      reason: `导师在 ${answerWorkingDays} 个工作日内答复，${momentWords(from.getTime())} 以后可以催`,
      ...{ way: noWayOut('BESIDE'), nextTime: from },
    });
}

/**
 * Sends a message to the teacher, or with `urge` to the office, which reminds the teacher. What was refused does not count among
 * the messages of ten minutes.
 */
export async function sendMessage(
  context: StudentContext,
  { studentPlanId, retest, content, fileIds, urge }: PayloadOf<typeof sendThesisMessage>,
): Promise<DataOf<typeof sendThesisMessage>> {
  const { db, session, clock, random } = context;
  const { studentId } = session;
  const now = clock.now();
  const thesis = await lockThesis(db, studentId, studentPlanId, { now, retest });
  if (urge) await requireUrgeable(db, thesis);
  else requireReader(thesis);
  const files = await requireOwnFiles(context, {
    ...{ scene: 'QA_FILE', fileIds, field: 'fileIds' },
    text: '未找到上传的附件，请重新上传后再发送',
  });
  await limitRate(context, { name: 'thesis-message', subject: studentId, max: maxMessages, seconds: 600 });
  const messageId = random.id();
  await db.insert(thesisMessage).values({
    ...{ id: messageId, studentPlanId, from: 'STUDENT', content, fileIds: files, isUrge: urge, sentAt: now },
  });
  if (urge) await recordStudentAction(context, { bizType: 'THESIS', bizId: studentPlanId, action: 'URGE' });
  // Other devices of the student show it too.
  await publishThesisEvent(db, studentId, now);
  return { messageId, time: formatDateTime(now) };
}
