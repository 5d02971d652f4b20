import type { NoticeCategory } from '@qianwei/api/contract/notice';
import { and, asc, count, desc, eq, exists, gt, ilike, inArray, lt, not, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { file } from '../../db/schema/file.ts';
import { notice, noticeFile, noticeRead } from '../../db/schema/notice.ts';
import { concerns, type Reader } from '../../student/audience.ts';
import { publishedFor } from '../../student/published-notices.ts';

/** Notices that stay on top at once. */
const maxPinned = 3;

/** Reader, moment and database of a query. */
export interface Reading {
  readonly db: Database;
  readonly reader: Reader | null;
  readonly now: Date;
}

/** Filters of the list. */
export interface NoticeFilter {
  readonly category?: NoticeCategory;
  readonly keyword?: string;
  readonly unread?: boolean;
  readonly concerns?: boolean;
}

/** Published, not withdrawn, and meant for this reader. */
const visible = ({ reader, now }: Reading) => publishedFor(reader, now);

const readBy = ({ db, reader }: Reading) =>
  exists(
    db
      .select({ id: noticeRead.id })
      .from(noticeRead)
      .where(and(eq(noticeRead.noticeId, notice.id), eq(noticeRead.studentId, reader?.studentId ?? ''))),
  );

const hasFile = ({ db }: Reading) =>
  exists(db.select({ id: noticeFile.id }).from(noticeFile).where(eq(noticeFile.noticeId, notice.id)));

const matching = (reading: Reading, { category, keyword, unread, concerns: mine }: NoticeFilter) =>
  and(
    visible(reading),
    category && eq(notice.category, category),
    keyword ? ilike(notice.title, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    unread && reading.reader !== null ? not(readBy(reading)) : undefined,
    mine ? concerns(notice, reading.reader) : undefined,
  );

async function countNotices(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notice).where(where);
  return row?.total ?? 0;
}

/** How long a notice is new, in ms: seven days (screens §4). */
const newForMs = 7 * 86_400_000;

/** How many notices the reader has not opened, and how many of them are new and concern them; 0 for someone not logged in. */
export async function countNews(reading: Reading): Promise<{ unread: number; fresh: number }> {
  if (reading.reader === null) return { unread: 0, fresh: 0 };
  const isNew = gt(notice.publishTime, new Date(reading.now.getTime() - newForMs));
  return {
    unread: await countNotices(reading.db, matching(reading, { unread: true })),
    fresh: await countNotices(reading.db, and(matching(reading, { unread: true, concerns: true }), isNew)),
  };
}

/** The ids of the notices that are pinned for this reader: the newest three of those marked. */
async function pinnedIds(reading: Reading): Promise<string[]> {
  const rows = await reading.db
    .select({ id: notice.id })
    .from(notice)
    .where(and(visible(reading), eq(notice.top, true)))
    .orderBy(desc(notice.publishTime), desc(notice.id))
    .limit(maxPinned);
  return rows.map(({ id }) => id);
}

/** One page: pinned first, then newest. */
export async function pageOfNotices(
  reading: Reading,
  filter: NoticeFilter,
  pageNo: number,
  pageSize: number,
) {
  const { db } = reading;
  const where = matching(reading, filter);
  const pinned = await pinnedIds(reading);
  const first = pinned.length > 0 ? [desc(inArray(notice.id, pinned))] : [];
  const rows = await db
    .select({ notice, read: readBy(reading).mapWith(Boolean), hasFile: hasFile(reading).mapWith(Boolean) })
    .from(notice)
    .where(where)
    .orderBy(...first, desc(notice.publishTime), desc(notice.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    rows: rows.map((row) => ({ ...row, pinned: pinned.includes(row.notice.id) })),
    total: await countNotices(db, where),
  };
}

/** A notice the reader may see, or null. */
export async function findNotice(reading: Reading, id: string) {
  const [found] = await reading.db
    .select()
    .from(notice)
    .where(and(visible(reading), eq(notice.id, id)));
  return found ?? null;
}

/** The attachments of a notice in their order. */
export async function listNoticeFiles(db: Database, noticeId: string) {
  const rows = await db
    .select({ file })
    .from(noticeFile)
    .innerJoin(file, eq(file.id, noticeFile.fileId))
    .where(eq(noticeFile.noticeId, noticeId))
    .orderBy(asc(noticeFile.seq));
  return rows.map((row) => row.file);
}

/** The notice published just before or after, within what the reader may see. */
export async function findNeighbour(
  reading: Reading,
  { id, publishTime }: { id: string; publishTime: Date },
  side: 'newer' | 'older',
): Promise<{ id: string; title: string } | null> {
  const beyond = side === 'newer' ? gt : lt;
  const direction = side === 'newer' ? asc : desc;
  const [found] = await reading.db
    .select({ id: notice.id, title: notice.title })
    .from(notice)
    .where(
      and(
        visible(reading),
        or(
          beyond(notice.publishTime, publishTime),
          and(eq(notice.publishTime, publishTime), beyond(notice.id, id)),
        ),
      ),
    )
    .orderBy(direction(notice.publishTime), direction(notice.id))
    .limit(1);
  return found ?? null;
}

/** Records that the student has opened these notices; ids the reader may not see are skipped. `all` means every notice. */
export async function markRead(reading: Reading, ids: string[] | 'all'): Promise<void> {
  const { db, reader, now } = reading;
  if (reader === null) return;
  const wanted = ids === 'all' ? undefined : inArray(notice.id, ids);
  const seen = await db
    .select({ id: notice.id })
    .from(notice)
    .where(and(visible(reading), wanted));
  if (seen.length === 0) return;
  await db
    .insert(noticeRead)
    .values(seen.map(({ id }) => ({ noticeId: id, studentId: reader.studentId, readAt: now })))
    .onConflictDoNothing();
}
