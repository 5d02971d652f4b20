import { errorCode } from '@qianwei/api/contract/envelope';
import { getNoticeDetailNLog, getNoticeListNLog, readNotice } from '@qianwei/api/contract/notice';
import {
  type CallContext,
  type Implementation,
  implement,
  implementForStudent,
} from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { readerOf } from '../../student/audience.ts';
import { formatDateTime } from '../../time.ts';
import {
  countNews,
  findNeighbour,
  findNotice,
  listNoticeFiles,
  markRead,
  pageOfNotices,
  type Reading,
} from './notice.queries.ts';

async function readingOf({ db, clock, session }: CallContext): Promise<Reading> {
  return { db, reader: await readerOf(db, session), now: clock.now() };
}

/** Notices: for everybody without a token, with one also those meant for the reader. */
export const noticeRoutes: Implementation[] = [
  implement(getNoticeListNLog, async (context, { pageNo, pageSize, ...filter }) => {
    const reading = await readingOf(context);
    const { rows, total } = await pageOfNotices(reading, filter, pageNo, pageSize);
    return {
      list: rows.map(({ notice, pinned, read, hasFile }) => ({
        id: notice.id,
        title: notice.title,
        category: notice.category,
        publisher: notice.publisher,
        publishTime: formatDateTime(notice.publishTime),
        top: pinned,
        hasFile,
        deadline: notice.deadline && formatDateTime(notice.deadline),
        occasion: notice.occasion,
        actionPath: notice.actionPath,
        read: reading.reader === null ? null : read,
      })),
      total,
      pageNo,
      pageSize,
      ...(await countNews(reading)),
      serverTime: formatDateTime(reading.now),
    };
  }),

  implement(getNoticeDetailNLog, async (context, { id }) => {
    const reading = await readingOf(context);
    const found = await findNotice(reading, id);
    if (found === null) throw new Refusal(errorCode.notFound, '公告不存在或已撤回');
    const files = await listNoticeFiles(context.db, found.id);
    return {
      id: found.id,
      title: found.title,
      category: found.category,
      content: found.content,
      publisher: found.publisher,
      publishTime: formatDateTime(found.publishTime),
      docNo: found.docNo,
      sourceUrl: found.sourceUrl,
      signatureUnit: found.signatureUnit,
      files: files.map((file) => ({
        fileId: file.id,
        name: file.name,
        size: file.status === 'STORED' ? file.size : 0,
        url: file.status === 'STORED' ? context.fileUrl(file.id) : '',
      })),
      deadline: found.deadline && formatDateTime(found.deadline),
      occasion: found.occasion,
      actionPath: found.actionPath,
      actionText: found.actionText,
      prev: await findNeighbour(reading, found, 'newer'),
      next: await findNeighbour(reading, found, 'older'),
      serverTime: formatDateTime(reading.now),
    };
  }),

  implementForStudent(readNotice, async (context, payload) => {
    const reading = await readingOf(context);
    await markRead(reading, 'ids' in payload ? payload.ids : 'all');
    return countNews(reading);
  }),
];
