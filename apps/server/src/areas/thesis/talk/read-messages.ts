import type { getThesisMessage, ThesisMessage } from '@qianwei/api/contract/thesis/message';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { file } from '../../../db/schema/file.ts';
import { thesisMessage } from '../../../db/schema/thesis-talk.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { findThesis } from '../../../thesis/read-thesis.ts';
import { formatDateTime } from '../../../time.ts';

/** Messages in one answer. */
const maxShown = 200;

/** Messages of the thesis after one of its own. Throws 1050005 for any other id. */
async function afterMessage(db: Database, studentPlanId: string, afterId: string): Promise<SQL | undefined> {
  const [after] = await db
    .select({ sentAt: thesisMessage.sentAt })
    .from(thesisMessage)
    .where(and(eq(thesisMessage.id, afterId), eq(thesisMessage.studentPlanId, studentPlanId)));
  if (after === undefined) throw notFound();
  return or(
    gt(thesisMessage.sentAt, after.sentAt),
    and(eq(thesisMessage.sentAt, after.sentAt), gt(thesisMessage.id, afterId)),
  );
}

/** The messages of a thesis, the oldest first. 1050005 for a thesis, or an `afterId`, that is not the student's. */
export async function readMessages(
  { db, clock, session, fileUrl }: StudentContext,
  { studentPlanId, retest, afterId }: PayloadOf<typeof getThesisMessage>,
): Promise<DataOf<typeof getThesisMessage>> {
  const now = clock.now();
  await findThesis(db, session.studentId, studentPlanId, { now, retest });
  const rows = await db
    .select()
    .from(thesisMessage)
    .where(
      and(
        eq(thesisMessage.studentPlanId, studentPlanId),
        afterId === undefined ? undefined : await afterMessage(db, studentPlanId, afterId),
      ),
    )
    .orderBy(desc(thesisMessage.sentAt), desc(thesisMessage.id))
    .limit(maxShown + 1);
  const shown = rows.slice(0, maxShown).toReversed();
  const fileIds = shown.flatMap((row) => row.fileIds);
  const files =
    fileIds.length === 0
      ? []
      : await db
          .select({ id: file.id, name: file.name, size: file.size })
          .from(file)
          .where(
            and(inArray(file.id, fileIds), eq(file.studentId, session.studentId), eq(file.status, 'STORED')),
          );
  const list = shown.map(
    ({ id, from, by, sentAt, content, isUrge, fileIds: own }): ThesisMessage => ({
      ...{ messageId: id, from, by, time: formatDateTime(sentAt), content, isUrge },
      files: own.flatMap((fileId) => {
        const found = files.find((row) => row.id === fileId);
        return found === undefined
          ? []
          : [{ fileId, fileName: found.name, fileSize: found.size, url: fileUrl(fileId) }];
      }),
    }),
  );
  return { list, hasEarlier: rows.length > maxShown, serverTime: formatDateTime(now) };
}
