import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { answerValue, questionText } from '../exam/question.ts';
import { dateTime, deviceKey, id, textUpTo, wholeNumber } from '../fields.ts';
import { knowledgePoint, studyBatch } from './chapter.ts';
import { courseHead, studyLevel } from './course.ts';

/** Seconds of a lesson that were watched, `[start, end)`, whole. */
export const watchedRange = v.pipe(
  v.tuple([wholeNumber(0, 86_400), wholeNumber(0, 86_400)]),
  v.check(([start, end]) => start < end, '观看区间不正确'),
);

/** Seconds that were watched, `[start, end)`. */
export type WatchedRange = v.InferOutput<typeof watchedRange>;

/** The pictures there are, and the sound alone. */
export const quality = v.picklist(['720P', '360P', 'AUDIO']);

/** The quality of a picture. */
export type Quality = v.InferOutput<typeof quality>;

/** Speeds that can be chosen. */
export const playSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;

const neighbour = v.nullable(
  v.object({ lessonId: id, no: v.string(), title: v.string(), duration: v.number() }),
);

const popQuestion = v.object({
  second: v.number(),
  ...questionText,
  /** Null before it was answered. */
  answered: v.nullable(v.object({ right: v.boolean(), firstRight: v.boolean() })),
});

/** A question that comes up at a second of a lesson. */
export type PopQuestion = v.InferOutput<typeof popQuestion>;

/** Another browser that plays: its name and since when. */
export const playHolder = v.nullable(v.object({ device: v.string(), since: dateTime }));

/**
 * Opens a lesson for playing: addresses, what was watched, and the token that heartbeats carry. `lessonId` left out is the
 * one to go on with. A student plays in one browser at a time: while another one plays, `heldElsewhere` names
 * it and `playToken` is empty until the call is made with `takeOver`. 1050005 for a lesson that is not of this course or a
 * course that is not the student's, 1050001 for an expired service, 1050003 for a chapter that is not open yet.
 */
export const getPlayInfo = endpoint({
  path: '/v1/getPlayInfo',
  mutates: true,
  payload: v.object({
    courseId: id,
    lessonId: v.optional(id),
    bizType: v.optional(v.literal('EXAM')),
    bizId: v.optional(id),
    deviceKey,
    takeOver: v.optional(v.boolean(), false),
  }),
  data: v.object({
    ...courseHead,
    lessonId: id,
    no: v.string(),
    title: v.string(),
    chapterNo: v.number(),
    chapterTitle: v.string(),
    level: studyLevel,
    /** Seconds. */
    duration: v.number(),
    /** The same pictures by one or several lines, numbered from 1, the preferred codecs first; they work until `urlsExpire`. */
    playUrls: v.array(v.object({ line: v.number(), quality, codecs: v.string(), url: v.string() })),
    urlsExpire: dateTime,
    /** WebVTT. */
    subtitles: v.array(v.object({ lang: v.string(), label: v.string(), content: v.string() })),
    /** The second at which it goes on. */
    position: v.number(),
    /** When and in which browser it was watched last; null before. */
    lastPlayed: v.nullable(v.object({ time: dateTime, device: v.string() })),
    /** Watched ranges; with `bizType`, within the batch while one is open: the rest may be watched again for it. */
    ranges: v.array(watchedRange),
    /** The furthest second that was watched. */
    furthest: v.number(),
    /** How many seconds beyond `furthest` can be sought in the first pass; null when it is free. */
    dragLimit: v.nullable(v.number()),
    /** Percent, 0–100, whole. */
    watchRate: v.number(),
    finished: v.boolean(),
    knowledge: v.array(knowledgePoint),
    popQuestions: v.array(popQuestion),
    playToken: v.string(),
    heldElsewhere: playHolder,
    prev: neighbour,
    next: neighbour,
    collected: v.boolean(),
    noteCount: v.number(),
    questionCount: v.number(),
    /** Null without `bizType`. */
    batch: v.nullable(studyBatch),
    /** Seconds between two heartbeats, and minutes until 还在学习吗. */
    heartbeatSeconds: v.number(),
    stillThereMinutes: v.number(),
    serverTime: dateTime,
  }),
});

/** A lesson as it is opened for playing. */
export type PlayInfo = DataOf<typeof getPlayInfo>;

/**
 * Saves what was watched since the last answer. What was watched is the union of all ranges, so that a repeat, an overlap or
 * another order changes nothing. Ranges beyond the lesson's end, and more new seconds than have passed × `speed` since the
 * last heartbeat, are refused: `refused` counts them and the server's log names them. A heartbeat of a browser that no
 * longer holds the lesson is still saved; `heldElsewhere` then names the holder. 1050005 for a token of another student.
 */
export const savePlayRecord = endpoint({
  path: '/v1/savePlayRecord',
  payload: v.object({
    playToken: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    lessonId: id,
    bizType: v.optional(v.literal('EXAM')),
    ranges: v.pipe(v.array(watchedRange), v.maxLength(200, '一次最多保存 200 段')),
    /** The second at which it goes on. */
    position: wholeNumber(0, 86_400),
    /** The highest speed since the last heartbeat. */
    speed: v.picklist(playSpeeds),
    /** From 1 for each token; the position of the highest one is kept. */
    seq: wholeNumber(1, 1_000_000_000),
  }),
  data: v.object({
    /** Everything that the server has of this lesson; with `bizType`, what counts for the batch while one is open. */
    ranges: v.array(watchedRange),
    watchRate: v.number(),
    furthest: v.number(),
    dragLimit: v.nullable(v.number()),
    finished: v.boolean(),
    /** Seconds that were not counted. */
    refused: v.number(),
    /** Percent of the course, and what counts for the batch; null without one. */
    courseRate: v.number(),
    batchRate: v.nullable(v.number()),
    heldElsewhere: playHolder,
    serverTime: dateTime,
  }),
});

/** State on the server after a heartbeat. */
export type PlayRecord = DataOf<typeof savePlayRecord>;

/** Answers a pop question; it can be answered again, the first answer counts for 学习表现. */
export const answerPopQuestion = endpoint({
  path: '/v1/answerPopQuestion',
  mutates: true,
  payload: v.object({ lessonId: id, questionId: id, answer: v.nonNullable(answerValue) }),
  data: v.object({
    right: v.boolean(),
    firstRight: v.boolean(),
    /** The right answer in words: A, A、C, 正确. */
    rightAnswer: v.string(),
    analysis: v.string(),
  }),
});

/** Fault of a lesson: picture, sound, subtitles, content, something else. */
export const lessonFault = v.picklist(['PICTURE', 'SOUND', 'SUBTITLE', 'CONTENT', 'OTHER']);

/** Faults of a lesson in words. */
export const lessonFaultTitles: Readonly<Record<v.InferOutput<typeof lessonFault>, string>> = {
  PICTURE: '画面问题',
  SOUND: '声音问题',
  SUBTITLE: '字幕有误',
  CONTENT: '讲解有误',
  OTHER: '其他',
};

/** Reports an error of a lesson at a second. */
export const reportLesson = endpoint({
  path: '/v1/reportLesson',
  mutates: true,
  payload: v.object({
    lessonId: id,
    second: wholeNumber(0, 86_400),
    fault: lessonFault,
    content: v.optional(textUpTo(200), ''),
  }),
  data: v.object({ reportId: id }),
});

/** Puts a lesson among the student's collected ones, or takes it out. */
export const collectLesson = endpoint({
  path: '/v1/collectLesson',
  mutates: true,
  payload: v.object({ lessonId: id, collected: v.boolean() }),
  data: v.object({ collected: v.boolean() }),
});
