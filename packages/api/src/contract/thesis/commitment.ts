import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, id } from '../fields.ts';
import { thesisStage } from './stage.ts';
import { thesisHead, thesisPayload, thesisTask } from './thesis.ts';

/** A letter as it was signed. */
const signedLetter = v.object({
  commitmentId: id,
  time: dateTime,
  /** The title that it was signed for. */
  title: v.string(),
  version: v.string(),
  roundNo: v.number(),
  /** SHA-256 of the letter, its fields, the signature and the time: 64 hexadecimal digits; `hashWords` is its short form. */
  hash: v.string(),
  /** The signature; works for 10 minutes. */
  signatureUrl: v.string(),
});

/** A letter as it was signed. */
export type SignedLetter = v.InferOutput<typeof signedLetter>;

const letterFields = v.object({
  name: v.string(),
  examineeNo: v.string(),
  majorName: v.string(),
  majorCode: v.string(),
  /** Null before a topic is passed. */
  title: v.nullable(v.string()),
  advisorName: v.nullable(v.string()),
  planName: v.string(),
  /** Of a retest: why it is one, such as 总文字复制比31.2%; null in the first round. */
  retestReason: v.nullable(v.string()),
});

/** The fields of a letter, filled from the record. */
export type LetterFields = v.InferOutput<typeof letterFields>;

/** The sheet of a letter: its text, and the fields as they are, or as they were when it was signed. */
const letterSheet = v.object({
  /** Such as 毕业论文（设计）诚信承诺书. */
  letterTitle: v.string(),
  /** Such as V2.1. */
  version: v.string(),
  /** Text before the items. */
  opening: v.string(),
  /** The items, each with what it is about in front: 独立完成。 */
  items: v.array(v.object({ name: v.string(), text: v.string() })),
  /** Text after them. */
  closing: v.string(),
  note: v.string(),
  fields: letterFields,
});

/** The sheet of a letter. */
export type LetterSheet = v.InferOutput<typeof letterSheet>;

/** Letters beside the valid one that are shown; older ones stay stored. */
export const maxEarlierLetters = 20;

/** 诚信承诺书, filled from the record. 1050005 for a thesis that is not the student's. */
export const getCommitment = endpoint({
  path: '/v1/getCommitment',
  payload: v.object(thesisPayload),
  data: v.object({
    ...thesisHead,
    /** The sheet to be signed, filled from the record. */
    ...letterSheet.entries,
    publisher: v.string(),
    /** The tick before the signature: 本人已逐条阅读. */
    agreeText: v.string(),
    /** The valid letter of this round as it was signed; null while there is none. */
    signed: v.nullable(v.object({ ...signedLetter.entries, ...letterSheet.entries })),
    /** The letter was signed for another title, and must be signed again. */
    mustSignAgain: v.boolean(),
    /** It can be signed again: 开题报告 is not handed in. */
    canSignAgain: v.boolean(),
    /** The last letters beside the valid one, the newest first, those of this round before others; at most `maxEarlierLetters`. */
    earlier: v.pipe(v.array(signedLetter), v.maxLength(maxEarlierLetters)),
    /** The stage that follows: 开题报告, or in a retest 检测; its deadline is null where there is none. */
    next: v.object({ stage: thesisStage, deadline: v.nullable(dateTime) }),
    task: thesisTask,
    /** The reason that keeps from signing; null without one. */
    obstacle: v.nullable(obstacle),
    serverTime: dateTime,
  }),
});

/** 诚信承诺书 as its page shows it. */
export type Commitment = DataOf<typeof getCommitment>;

/**
 * Signs the letter. `title` is the one that the student has read: 1040006 when it is another one by now. 1040001 with the field,
 * 1050003 while it cannot be signed, 1050006 for a sixth letter of a thesis in 24 hours.
 */
export const signCommitment = endpoint({
  path: '/v1/signCommitment',
  mutates: true,
  payload: v.object({
    ...thesisPayload,
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    signatureFileId: v.pipe(v.string('请先签名'), v.nonEmpty('请先签名'), v.maxLength(64)),
    agree: v.literal(true, '请先勾选“本人已逐条阅读”'),
  }),
  data: v.object({ commitmentId: id, time: dateTime, hash: v.string() }),
});

/** Everything that a signature stands for: the letter, its fields as they were then, the picture and the moment. */
export interface SignedContent
  extends Pick<Commitment, 'letterTitle' | 'version' | 'opening' | 'items' | 'closing' | 'note' | 'roundNo'> {
  readonly fields: LetterFields;
  /** SHA-256 of the picture of the signature: 64 hexadecimal digits. */
  readonly signatureSha256: string;
  readonly time: SignedLetter['time'];
}

/**
 * Text whose SHA-256 a signed letter has: version, title and text of the letter, the items each with its name, round and fields, the
 * SHA-256 of the picture, and the time, as one JSON array without blanks, in UTF-8. A holder of the letter can compute it again.
 */
export function commitmentText(signed: SignedContent): string {
  const { version, letterTitle, opening, items, closing, note, roundNo, fields, signatureSha256, time } =
    signed;
  const { name, examineeNo, majorName, majorCode, title, advisorName, planName, retestReason } = fields;
  return JSON.stringify([
    ...[version, letterTitle, opening, items.map((item) => [item.name, item.text]), closing, note, roundNo],
    [name, examineeNo, majorName, majorCode, title, advisorName, planName, retestReason],
    ...[signatureSha256, time],
  ]);
}

/** A signed letter as PDF; the JSON beside it (API-13) has only the time. 1050005 for one that is not the student's. */
export const getCommitmentFile = endpoint({
  path: '/v1/getCommitmentFile',
  payload: v.object({ commitmentId: id, export: v.literal(true) }),
  data: v.object({ serverTime: dateTime }),
});
