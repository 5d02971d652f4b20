import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { dateTime, id, occasion, textUpTo } from './fields.ts';
import { pageOf, pageRequest } from './paging.ts';

export const noticeCategory = v.picklist(['EXAM', 'STUDY', 'THESIS', 'GRADUATION', 'DEGREE', 'SYSTEM']);

/** The category of a notice. */
export type NoticeCategory = v.InferOutput<typeof noticeCategory>;

/** The categories in words, in the order in which they are offered. */
export const noticeCategoryTitles: Readonly<Record<NoticeCategory, string>> = {
  EXAM: '考务',
  STUDY: '学习',
  THESIS: '论文',
  GRADUATION: '毕业',
  DEGREE: '学位',
  SYSTEM: '系统',
};

const noticeItem = v.object({
  id,
  title: v.string(),
  category: noticeCategory,
  publisher: v.string(),
  publishTime: dateTime,
  top: v.boolean(),
  hasFile: v.boolean(),
  deadline: v.nullable(dateTime),
  /** Event at `deadline`. */
  occasion,
  /** Portal path where the matter is settled, or null. */
  actionPath: v.nullable(v.string()),
  /** Null when nobody is logged in. */
  read: v.nullable(v.boolean()),
});

/** A notice as a list shows it. */
export type NoticeItem = v.InferOutput<typeof noticeItem>;

const newsCounts = {
  /** Notices that the reader may see and has not opened; 0 without a token. */
  unread: v.number(),
  /** Those of them that concern the reader and are not older than seven days: what the bell counts. */
  fresh: v.number(),
};

/** Notices the reader may see: pinned first, then newest. Without a token only those for everybody. */
export const getNoticeListNLog = endpoint({
  path: '/v1/getNoticeListNLog',
  access: 'public',
  payload: v.object({
    ...pageRequest,
    category: v.optional(noticeCategory),
    keyword: v.optional(textUpTo(50)),
    unread: v.optional(v.boolean()),
    /** Only what concerns the reader, by what is studied and what is still to be done; without a token it is ignored. */
    concerns: v.optional(v.boolean()),
  }),
  data: v.object({ ...pageOf(noticeItem).entries, ...newsCounts, serverTime: dateTime }),
});

const neighbour = v.nullable(v.object({ id, title: v.string() }));

/** One notice in full; `content` is sanitised HTML. 1050005 when withdrawn or not for the reader. */
export const getNoticeDetailNLog = endpoint({
  path: '/v1/getNoticeDetailNLog',
  access: 'public',
  payload: v.object({ id }),
  data: v.object({
    id,
    title: v.string(),
    category: noticeCategory,
    content: v.string(),
    publisher: v.string(),
    publishTime: dateTime,
    docNo: v.string(),
    sourceUrl: v.string(),
    signatureUnit: v.string(),
    files: v.array(
      v.object({
        fileId: id,
        name: v.string(),
        /** Bytes; 0 when the file is gone. */
        size: v.number(),
        /** Empty when the file is gone. */
        url: v.string(),
      }),
    ),
    deadline: v.nullable(dateTime),
    /** Event at `deadline`. */
    occasion,
    actionPath: v.nullable(v.string()),
    actionText: v.nullable(v.string()),
    prev: neighbour,
    next: neighbour,
    serverTime: dateTime,
  }),
});

/** Marks notices read; answers with what is still unread. */
export const readNotice = endpoint({
  path: '/v1/readNotice',
  mutates: true,
  payload: v.union([
    v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
    v.object({ all: v.literal(true) }),
  ]),
  data: v.object(newsCounts),
});

/** One notice in full. */
export type Notice = DataOf<typeof getNoticeDetailNLog>;

/** One page of notices. */
export type NoticePage = DataOf<typeof getNoticeListNLog>;
