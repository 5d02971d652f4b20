import { messageLimits } from '@qianwei/api/contract/thesis/message';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { notifyStudent } from '../../../student/personal-notice.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { lockStaffThesis, type StaffThesis } from '../shared/staff-thesis.ts';

/** A message to a student. */
export interface StaffMessage {
  readonly examineeNo: string;
  readonly batch?: string | undefined;
  readonly from: 'TEACHER' | 'OFFICE';
  readonly text: string;
  readonly by: string;
}

/** Sends a message to a student, with a notice and the event. Rejects with DomainProblem. */
export function sendStaffMessage(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  { from, text: typed, by, ...named }: StaffMessage,
): Promise<StaffThesis> {
  const content = typed.trim();
  if (content === '') throw new DomainProblem('留言是空的，请写明 --text');
  if (content.length > messageLimits.characters)
    throw new DomainProblem(`留言不超过 ${messageLimits.characters} 个字，现在有 ${content.length} 个字`);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await lockStaffThesis(tx, named, now);
    const { id: studentPlanId, studentId } = found.thesis.row;
    await tx.insert(thesisMessage).values({
      ...{ id: random.id(), studentPlanId, from, by, content, sentAt: now },
    });
    await notifyStudent(tx, {
      ...{ studentId, at: now, category: 'THESIS', publisher: by, lines: [content] },
      title: from === 'TEACHER' ? '指导教师有新的留言' : '考办有新的留言',
      actionPath: directoryPath(studentPlanId),
      actionText: '看留言',
    });
    await publishThesisEvent(tx, studentId, now);
    return found;
  });
}
