import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id } from '../fields.ts';

/** 开题报告 · 初稿 · 修改稿 · 定稿 · 答辩后修改稿. */
export const docType = v.picklist(['REPORT', 'DRAFT', 'REVISION', 'FINAL', 'AFTER_DEFENCE']);

/** Kind of document of a thesis. */
export type DocType = v.InferOutput<typeof docType>;

/** The documents in words. */
export const docTypeTitles: Readonly<Record<DocType, string>> = {
  REPORT: '开题报告',
  DRAFT: '初稿',
  REVISION: '修改稿',
  FINAL: '定稿',
  AFTER_DEFENCE: '答辩后修改稿',
};

/** A piece of a paragraph; each one that is not text counts as 1 character of an offset. */
const inline = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({ type: v.literal('citation'), refs: v.array(v.string()), text: v.string() }),
  v.object({ type: v.literal('crossRef'), kind: v.string(), key: v.string(), text: v.string() }),
  v.object({ type: v.literal('footnote'), id: v.string() }),
  v.object({ type: v.literal('math'), latex: v.string() }),
]);

/** A piece of a paragraph. */
export type Inline = v.InferOutput<typeof inline>;

const numbered = { id: v.string(), key: v.string(), number: v.string(), label: v.string() };

/** A block of a section. */
const block = v.variant('type', [
  v.object({ type: v.literal('paragraph'), id: v.string(), content: v.array(inline) }),
  v.object({
    type: v.literal('figure'),
    ...numbered,
    caption: v.string(),
    /** Content of the picture in words, for who draws it and who cannot see it. */
    description: v.string(),
  }),
  v.object({
    type: v.literal('table'),
    ...numbered,
    caption: v.string(),
    columns: v.array(v.string()),
    rows: v.array(v.array(v.string())),
  }),
  v.object({ type: v.literal('formula'), ...numbered, latex: v.string() }),
  v.object({
    type: v.literal('code'),
    ...numbered,
    caption: v.string(),
    language: v.string(),
    text: v.string(),
  }),
  v.object({
    type: v.literal('outline'),
    id: v.string(),
    items: v.array(v.object({ level: v.number(), text: v.string() })),
  }),
]);

/** A block of a section. */
export type ThesisBlock = v.InferOutput<typeof block>;

/** A section with those below it. */
export interface ThesisSection {
  readonly id: string;
  readonly level: number;
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly ThesisBlock[];
  readonly children: readonly ThesisSection[];
}

const section: v.GenericSchema<ThesisSection> = v.object({
  id: v.string(),
  level: v.number(),
  number: v.string(),
  title: v.string(),
  blocks: v.array(block),
  children: v.array(v.lazy(() => section)),
});

/** Text of a thesis or of a 开题报告. */
export const thesisContent = v.object({
  title: v.string(),
  titleEn: v.optional(v.string(), ''),
  abstract: v.optional(v.string(), ''),
  abstractEn: v.optional(v.string(), ''),
  keywords: v.optional(v.array(v.string()), []),
  keywordsEn: v.optional(v.array(v.string()), []),
  sections: v.array(section),
  footnotes: v.optional(v.array(v.object({ id: v.string(), no: v.number(), text: v.string() })), []),
  references: v.optional(v.array(v.object({ id: v.string(), no: v.number(), formatted: v.string() })), []),
  acknowledgements: v.optional(v.array(v.string()), []),
});

/** Text of a thesis or of a 开题报告. */
export type ThesisContent = v.InferOutput<typeof thesisContent>;

/** 必须修改 · 建议 · 肯定. */
export const annotationLevel = v.picklist(['MUST', 'SUGGEST', 'PRAISE']);

/** Level of a note. */
export type AnnotationLevel = v.InferOutput<typeof annotationLevel>;

/** 未处理 · 已修改 · 部分修改 · 不修改. */
export const annotationHandle = v.picklist(['TODO', 'DONE', 'PART', 'KEEP']);

/** A place in a text: a block, and an offset among its characters. */
const textPlace = v.object({ blockId: v.string(), offset: v.number() });

/** A note of a teacher, at its place in the text. */
const annotation = v.object({
  annotateId: id,
  level: annotationLevel,
  text: v.string(),
  teacher: v.string(),
  time: dateTime,
  handle: annotationHandle,
  /** The annotated words. */
  quote: v.string(),
  start: textPlace,
  end: textPlace,
});

/** A note of a teacher. */
export type ThesisAnnotation = v.InferOutput<typeof annotation>;

/** One version that was handed in, with the notes on it. 1050005 for one that is not the student's. */
export const getThesisVersion = endpoint({
  path: '/v1/getThesisVersion',
  payload: v.object({ versionId: id }),
  data: v.object({
    versionId: id,
    studentPlanId: id,
    docType,
    no: v.number(),
    submitTime: dateTime,
    words: v.number(),
    content: thesisContent,
    annotations: v.array(annotation),
  }),
});

/** One version that was handed in. */
export type ThesisVersion = DataOf<typeof getThesisVersion>;
