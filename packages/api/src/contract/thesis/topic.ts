import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { basis } from '../academic/basis.ts';
import { thesisKind } from '../academic/exam-period.ts';
import { applicationTimeline } from '../application.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, id, revision, textUpTo, wholeNumber } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';
import { writtenText } from './letters.ts';
import { stageStatus, thesisType } from './stage.ts';
import { thesisHead, thesisPayload } from './thesis.ts';
import { tidyTitle, titleProblem } from './title.ts';

/** How many wishes one submission has. */
export const maxWishes = 3;

/** How many full topics a student waits for at a time. */
export const maxWaits = 3;

/** Letters that the fields of an own title (自拟题目) need, and the most characters. */
export const customLimits = { reasonMin: 100, reasonMax: 500, contentMin: 100, contentMax: 2000 } as const;

/**
 * State of a wish: 待确认, it has a place and is being reviewed · 候补, it comes when the one before it fails · 已通过 · 未录取, by its
 * reason · 已撤回.
 */
export const wishStatus = v.picklist(['PENDING', 'QUEUED', 'PASSED', 'RETURNED', 'CANCELLED']);

/** State of a wish. */
export type WishStatus = v.InferOutput<typeof wishStatus>;

/** The levels that confirm a topic: 指导教师, then 专业负责人. */
export const topicLevel = v.picklist(['ADVISOR', 'MAJOR']);

/** A level that confirms a topic. */
export type TopicLevel = v.InferOutput<typeof topicLevel>;

/** The levels in words. */
export const topicLevelTitles: Readonly<Record<TopicLevel, string>> = {
  ADVISOR: '指导教师',
  MAJOR: '专业负责人',
};

/** A teacher in the list of topics, with the places of this batch. */
const topicAdvisor = v.object({
  advisorId: id,
  name: v.string(),
  title: v.string(),
  directions: v.array(v.string()),
  hours: v.string(),
  bio: v.string(),
  max: v.number(),
  used: v.number(),
});

/** A teacher in the list of topics. */
export type TopicAdvisor = v.InferOutput<typeof topicAdvisor>;

const topic = v.object({
  topicId: id,
  title: v.string(),
  direction: v.string(),
  thesisKind,
  /** Such as 较难. */
  difficulty: v.string(),
  brief: v.string(),
  requirements: v.array(v.string()),
  advisorId: id,
  max: v.number(),
  used: v.number(),
  /** Places that the student can take: the fewer of those of the topic and of its advisor, one that is kept for the student included. */
  left: v.number(),
  /** 有空位时告诉我: whether the student waits, the place in the queue from 1, and until when a place is kept. Null without waiting. */
  waiting: v.nullable(v.object({ place: v.number(), heldUntil: v.nullable(dateTime) })),
});

/** A topic of the batch (题库). */
export type Topic = v.InferOutput<typeof topic>;

const title = v.pipe(
  textUpTo(200),
  v.transform(tidyTitle),
  v.check(
    (text) => titleProblem(text)?.level !== 'hard',
    (issue) => titleProblem(String(issue.input))?.text ?? '',
  ),
);

const written = (min: number, max: number, name: string) =>
  writtenText(
    { min, max },
    {
      empty: `请填写${name}`,
      short: (lacking) => `${name}不少于 ${min} 个字（空格不计），还差 ${lacking} 个字`,
    },
  );

/** An own title as it is submitted. */
export const customTopic = v.object({
  title,
  direction: v.pipe(textUpTo(30), v.nonEmpty('请选择方向')),
  reason: written(customLimits.reasonMin, customLimits.reasonMax, '选题理由'),
  content: written(customLimits.contentMin, customLimits.contentMax, '主要内容'),
  advisorId: v.pipe(v.string('请选择拟选导师'), v.nonEmpty('请选择拟选导师'), v.maxLength(64)),
});

/** An own title as it is submitted. */
export type CustomTopic = v.InferOutput<typeof customTopic>;

/** A choice that is not submitted yet: anything may be lacking. */
export const topicDraft = v.object({
  mode: v.picklist(['BANK', 'CUSTOM']),
  /** Null until one is chosen. */
  thesisType: v.nullable(thesisType),
  /** In the order of the wishes. */
  wishes: v.pipe(v.array(id), v.maxLength(maxWishes, `最多填报 ${maxWishes} 个志愿`)),
  custom: v.object({
    title: textUpTo(200),
    direction: textUpTo(30),
    reason: textUpTo(2000),
    content: textUpTo(4000),
    advisorId: v.pipe(v.string(), v.maxLength(64)),
  }),
});

/** A choice that is not submitted yet. */
export type TopicDraft = v.InferOutput<typeof topicDraft>;

/** A wish as it was submitted. */
const wish = v.object({
  /** From 1. */
  order: v.number(),
  topicId: id,
  title: v.string(),
  advisorName: v.string(),
  advisorTitle: v.string(),
  isCustom: v.boolean(),
  status: wishStatus,
  /** The level that has it; of a PENDING one. */
  level: v.nullable(topicLevel),
  /** Words with which it was returned; empty for none. */
  reason: v.string(),
});

/** A wish as it was submitted. */
export type Wish = v.InferOutput<typeof wish>;

/** 论文选题. 1050005 for a thesis or a batch that is not the student's. */
export const getThesisTopicList = endpoint({
  path: '/v1/getThesisTopicList',
  payload: v.object({ ...thesisPayload, planId: id }),
  data: v.object({
    ...thesisHead,
    window: v.object({
      startTime: dateTime,
      endTime: dateTime,
      /** Of this student: a granted delay counts. */
      status: v.picklist(['UPCOMING', 'OPEN', 'CLOSED']),
      extended: v.boolean(),
      reportEnd: v.nullable(dateTime),
    }),
    /** State of the stage 选题. */
    topicStatus: stageStatus,
    /** The reason that keeps from submitting; null without one. */
    obstacle: v.nullable(obstacle),
    /** The reading of 论文管理规定 in its newest version; `readTime` null before. */
    rule: v.object({ version: v.string(), readTime: v.nullable(dateTime), path: v.string() }),
    /** The kind of thesis cannot be changed any more. */
    typeFixed: v.boolean(),
    /** The wishes of the last submission, in their order; none before the first. */
    mine: v.array(wish),
    /** The own title of the last submission, when that was returned; else null. */
    returnedOwn: v.nullable(topicDraft.entries.custom),
    /** It was submitted, nobody has decided, and it could be submitted again: it can be taken back. */
    withdrawable: v.boolean(),
    timeline: v.nullable(applicationTimeline),
    receipt: v.nullable(v.object(receiptProof)),
    draft: v.nullable(v.object({ document: topicDraft, revision: v.number(), savedTime: dateTime })),
    list: v.array(topic),
    advisors: v.array(topicAdvisor),
    directions: v.array(v.string()),
    limits: v.object({ maxWishes: v.number(), maxPerAdvisor: v.number(), maxPerTopic: v.number() }),
    /** Similarity from which a title is warned of, 0–1. */
    similarFrom: v.number(),
    basis: v.nullable(basis),
    serverTime: dateTime,
  }),
});

/** 论文选题 as its page shows it. */
export type ThesisTopics = DataOf<typeof getThesisTopicList>;

/** A title of the last three years that is like another one. */
const similarTitle = v.object({
  title: v.string(),
  year: v.number(),
  majorName: v.string(),
  /** 0–1, two decimals. */
  rate: v.number(),
});

/** A title of the last three years that is like another one. */
export type SimilarTitle = v.InferOutput<typeof similarTitle>;

/** Looks for titles of the last three years that are like this one, the most similar first, at most 5 from 0.5 on. */
export const checkThesisTitle = endpoint({
  path: '/v1/checkThesisTitle',
  payload: v.object({ planId: id, title: textUpTo(200) }),
  data: v.object({
    /** Nothing is wrong with the title itself; a similar one does not keep from submitting. */
    ok: v.boolean(),
    words: v.number(),
    similar: v.array(similarTitle),
    /** From `titleProblems`, in words. */
    problems: v.array(v.string()),
  }),
});

/** Keeps a choice that is not submitted. 1040006 when the server has another revision; its data hold it. */
export const saveThesisTopic = endpoint({
  path: '/v1/saveThesisTopic',
  payload: v.object({ ...thesisPayload, revision: wholeNumber(0), document: topicDraft }),
  data: v.object({ revision: v.number(), savedTime: dateTime }),
});

/**
 * Submits up to three wishes or an own title, with the draft of this revision. The first wish takes a place; the others wait. Refused
 * with 1050004 when a wish is full, whose data hold the topics that are (`full`): nothing is changed then, and the others stay.
 * 1050001 outside the window, 1050003 before the rules are read or while it cannot be submitted, 1040001 with the fields.
 */
export const submitThesisTopic = endpoint({
  path: '/v1/submitThesisTopic',
  mutates: true,
  payload: v.object({
    ...thesisPayload,
    planId: id,
    thesisType: v.picklist(thesisType.options, '请选择论文类型'),
    wishes: v.pipe(
      v.array(id),
      v.maxLength(maxWishes, `最多填报 ${maxWishes} 个志愿`),
      v.check((ids) => new Set(ids).size === ids.length, '同一题目只能填报一次'),
    ),
    custom: v.optional(customTopic),
    /** Of the draft that is submitted; null for one that was never saved. */
    revision: v.nullable(revision),
  }),
  data: v.object({ status: stageStatus, ...receiptProof }),
});

/** The `data` of a refusal because a wish is full. */
export const fullTopics = v.object({ full: v.array(id) });

/**
 * Takes the submission back until the advisor has approved the wish that is asked now. 1050003 afterwards, and after the window, since
 * nothing could be submitted again.
 */
export const cancelThesisTopic = endpoint({
  path: '/v1/cancelThesisTopic',
  mutates: true,
  payload: v.object(thesisPayload),
  data: v.object({ status: stageStatus }),
});

/**
 * Waits for a place of a full topic (有空位时告诉我), or no longer. A place that becomes free is kept 24 hours for the first who can
 * choose and has no other kept one; a submission uses it as its first wish, or lets it go to the next. 1050006 for a fourth wait.
 */
export const waitForThesisTopic = endpoint({
  path: '/v1/waitForThesisTopic',
  mutates: true,
  payload: v.object({ ...thesisPayload, topicId: id, waits: v.boolean() }),
  data: v.object({ waiting: v.nullable(v.object({ place: v.number(), heldUntil: v.nullable(dateTime) })) }),
});
