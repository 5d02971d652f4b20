import { createHash } from 'node:crypto';
import type { NoticeCategory } from '@qianwei/api/contract/notice';
import { and, eq, isNull } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import type { Database } from '../db/database.ts';
import { notice } from '../db/schema/notice.ts';

/** A notice to one student. */
export interface PersonalNotice {
  readonly category: NoticeCategory;
  readonly title: string;
  /** Paragraphs of plain text. */
  readonly lines: readonly string[];
  readonly publisher: string;
  readonly deadline?: Date | null;
  /** The page on which it is settled, and the words of the link. */
  readonly actionPath: string;
  readonly actionText: string;
}

/** Text as HTML: what looks like markup is shown as it was written. */
const asHtml = (lines: readonly string[]): string =>
  lines
    .map((line) => `<p>${sanitizeHtml(line, { allowedTags: [], disallowedTagsMode: 'escape' })}</p>`)
    .join('');

/** A notice with whom it is for, and when it is published. */
type AddressedNotice = PersonalNotice & { readonly studentId: string; readonly at: Date };

const noticeRow = ({ at, lines, deadline = null, ...rest }: AddressedNotice): typeof notice.$inferInsert => ({
  ...rest,
  deadline,
  content: asHtml(lines),
  publishTime: at,
});

/** Writes a notice to one student, in the transaction of what it is about: the bell counts it, and the list of notices has it. */
export async function notifyStudent(tx: Database, addressed: AddressedNotice): Promise<void> {
  await tx.insert(notice).values(noticeRow(addressed));
}

/** Id of the only notice about a subject that a student gets. It says neither to who reads it. */
const onlyId = (subject: string, studentId: string): string =>
  createHash('sha256').update(`${subject}:${studentId}`).digest('hex').slice(0, 32);

/** As `notifyStudent`, but once for a subject: false when the student has it already. */
export async function notifyOnce(
  tx: Database,
  subject: string,
  addressed: AddressedNotice,
): Promise<boolean> {
  const id = onlyId(subject, addressed.studentId);
  const written = await tx
    .insert(notice)
    .values({ ...noticeRow(addressed), id })
    .onConflictDoNothing({ target: notice.id })
    .returning({ id: notice.id });
  return written.length > 0;
}

/** Takes back what `notifyOnce` wrote about a subject; nothing happens when the student has no such notice. */
export async function withdrawNotice(
  tx: Database,
  subject: string,
  { studentId, at }: Pick<AddressedNotice, 'studentId' | 'at'>,
): Promise<void> {
  await tx
    .update(notice)
    .set({ withdrawnAt: at })
    .where(and(eq(notice.id, onlyId(subject, studentId)), isNull(notice.withdrawnAt)));
}
