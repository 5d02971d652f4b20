import type { Deciding } from '../../../application/application.ts';
import { notifyStudent, type PersonalNotice } from '../../../student/personal-notice.ts';
import { publishThesisEvent } from '../../../thesis/thesis-event.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';

/** Application in a thesis about which the office has decided. */
interface Decided {
  readonly studentId: string;
  readonly studentPlanId: string;
}

/** The notice of a decision; its opinion is the last line. */
export const decidedNotice = (
  { studentPlanId }: Pick<Decided, 'studentPlanId'>,
  { by, opinion }: Pick<Deciding, 'by' | 'opinion'>,
  { title, lines }: Pick<PersonalNotice, 'title' | 'lines'>,
): PersonalNotice => ({
  ...{ category: 'THESIS', title, publisher: by },
  lines: [...lines, ...(opinion.trim() === '' ? [] : [`审核意见：${opinion}`])],
  actionPath: directoryPath(studentPlanId),
  actionText: '看论文任务',
});

/** Tells the student what was decided, in its transaction: the notice, and open pages read again. */
export async function tellDecided(
  row: Decided,
  deciding: Deciding,
  words: Pick<PersonalNotice, 'title' | 'lines'>,
): Promise<void> {
  const { tx, now } = deciding;
  await notifyStudent(tx, { ...decidedNotice(row, deciding, words), studentId: row.studentId, at: now });
  await publishThesisEvent(tx, row.studentId, now);
}
