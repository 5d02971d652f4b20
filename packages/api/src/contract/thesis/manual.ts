import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, day } from '../fields.ts';
import { thesisHead, thesisTask } from './thesis.ts';

/** 论文操作手册 · 复检操作手册. */
export const manualType = v.picklist(['THESIS', 'RETEST']);

/** Manual of the thesis or of its retest. */
export type ManualType = v.InferOutput<typeof manualType>;

/** A part of a chapter. */
const section = v.object({
  /** Anchor in addresses; that of the chapter for its first part. */
  id: v.string(),
  /** Empty for what stands right below the title of the chapter. */
  title: v.string(),
  /** Markdown; nothing in it is trusted. */
  content: v.string(),
});

/** The manual in its newest version. Its `pages` say which chapter the “?” of each page opens. */
export const getThesisManual = endpoint({
  path: '/v1/getThesisManual',
  payload: v.object({ manualType }),
  data: v.object({
    title: v.string(),
    version: v.string(),
    publisher: v.string(),
    effectiveDate: day,
    lead: v.string(),
    chapters: v.array(
      v.object({
        id: v.string(),
        /** Number as it is written, `十`; empty for none. */
        label: v.string(),
        title: v.string(),
        sections: v.array(section),
      }),
    ),
    /** Chapter by the path of a page, such as `/thesis/chooseTopic`. */
    pages: v.record(v.string(), v.string()),
    service: v.object({ phone: v.string(), time: v.string() }),
    /** The thesis at which the student is, and its next thing to do; null without a thesis. */
    current: v.nullable(v.object({ ...thesisHead, task: thesisTask })),
    serverTime: dateTime,
  }),
});

/** The manual as its page shows it. */
export type ThesisManual = DataOf<typeof getThesisManual>;

/** The manual as PDF; the JSON beside it (API-13) has only the time. */
export const getThesisManualFile = endpoint({
  path: '/v1/getThesisManualFile',
  payload: v.object({ manualType, export: v.literal(true) }),
  data: v.object({ serverTime: dateTime }),
});
