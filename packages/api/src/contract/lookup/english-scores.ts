import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { reviewReason, reviewSuspect } from '../academic/grade.ts';
import { applicationTimeline } from '../application.ts';
import { obstacle } from '../eligibility.ts';
import { codeKey, dateTime, day, id, mobile, smsCode } from '../fields.ts';
import { withDocument } from '../identity-document.ts';
import { receiptProof } from '../receipt-proof.ts';
import { leftToday, lookupToken, nameWithCaptcha } from './lookup.ts';

/** Outcome of an exam: passed from 60; without a score absent, or in violation of the rules. */
export const englishResult = v.picklist(['PASS', 'FAIL', 'ABSENT', 'VIOLATION']);

/** Result that counts instead of the exam. */
const substitute = v.object({
  /** 大学英语四级, PETS-3 笔试, or the course English of the plan, where the school accepts it. */
  exam: v.picklist(['CET4', 'PETS3', 'COURSE']),
  /** Lowest score that counts; null where a pass is enough. */
  minScore: v.nullable(v.number()),
});

/** Result that counts instead of the exam. */
export type EnglishSubstitute = v.InferOutput<typeof substitute>;

/** Batch whose scores are not published yet, and when they are expected; null without one. */
const awaited = v.nullable(v.object({ batchName: v.string(), publishTime: dateTime }));

/** Batch whose scores are not published yet. */
export type AwaitedBatch = NonNullable<v.InferOutput<typeof awaited>>;

const score = v.object({
  scoreId: id,
  /** Such as 2026年5月批. */
  batchName: v.string(),
  language: v.string(),
  ticketNo: v.string(),
  /** From 0 to 100, at most one decimal; null where there is none: absent, violation. */
  score: v.nullable(v.number()),
  result: englishResult,
  publishTime: dateTime,
  /** Null: without an end. */
  validUntil: v.nullable(day),
  /** Empty before one was issued. */
  certNo: v.string(),
  /** Until when a review can be asked for. */
  reviewEnd: dateTime,
  /** Why no review can be asked for; null when it can. */
  obstacle: v.nullable(obstacle),
  /** The review that was asked for; null without one. */
  review: v.nullable(
    v.object({ suspect: reviewSuspect, timeline: applicationTimeline, replyBefore: dateTime }),
  ),
});

/** One result. */
export type EnglishScore = v.InferOutput<typeof score>;

/**
 * The published results of a person in the degree's foreign language, by name, identity document and a captcha. At most
 * ten lookups a day for one document. Who is unknown and who has no published result are answered alike: 1050005 with `leftToday` and
 * `awaited`. 1040003 beyond a limit, 1040004 for a wrong captcha.
 */
export const getEnglishScoresNLog = endpoint({
  path: '/v1/getEnglishScoresNLog',
  access: 'public',
  payload: withDocument(nameWithCaptcha),
  data: v.object({
    /** Masked: 吴*怡, 3201**********0620. */
    name: v.string(),
    idCard: v.string(),
    /** The newest first; never empty. */
    scores: v.array(score),
    substitutes: v.array(substitute),
    awaited,
    /** The sign-up that is open, or else the next one; null while none is planned. */
    signUp: v.nullable(
      v.object({ batchName: v.string(), startTime: dateTime, endTime: v.nullable(dateTime) }),
    ),
    /** For `applyScoreReviewNLog`. */
    lookupToken,
    leftToday,
    serverTime: dateTime,
  }),
});

/** The results of a person. */
export type EnglishScores = DataOf<typeof getEnglishScoresNLog>;

/** The awaited batch that a miss names; null for any other refusal, and without one. */
export function awaitedAfterMiss({ data }: { data?: unknown }): AwaitedBatch | null {
  const read = v.safeParse(v.object({ awaited }), data);
  return read.success ? read.output.awaited : null;
}

/**
 * Asks that a result be checked: once, within 5 days of its publication until 17:00, for what was left out, added up or
 * entered wrongly. Only after a lookup of the last half hour (else 1050003), and with a code to the number that is bound to
 * this person (else 1040001 at `mobile`). 1050001 after the window, 1050006 a second time.
 */
export const applyScoreReviewNLog = endpoint({
  path: '/v1/applyScoreReviewNLog',
  access: 'public',
  mutates: true,
  payload: v.object({
    scoreId: id,
    lookupToken,
    mobile,
    smsCode,
    /** The key of the captcha that was solved when the code was requested. */
    codeKey,
    suspect: reviewSuspect,
    reason: reviewReason,
  }),
  data: v.object({
    reviewId: id,
    status: v.literal('PENDING'),
    ...receiptProof,
    /** Until when the office answers. */
    replyBefore: dateTime,
  }),
});

/** Receipt of a request for a review. */
export type ScoreReviewReceipt = DataOf<typeof applyScoreReviewNLog>;
