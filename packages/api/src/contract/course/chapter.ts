import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { assessMode } from '../exam/assessment.ts';
import { dateTime, id } from '../fields.ts';
import { courseExam, courseHead, courseService, lastLesson, studyLevel } from './course.ts';
import { processScore } from './process-score.ts';

/** A point of knowledge in a lesson: it lasts until the next one. */
export const knowledgePoint = v.object({ second: v.number(), title: v.string() });

const outlinedLesson = v.object({
  lessonId: id,
  /** Such as 4.2. */
  no: v.string(),
  title: v.string(),
  /** Seconds. */
  duration: v.number(),
  /** Percent, 0–100, whole. */
  watchRate: v.number(),
  finished: v.boolean(),
  /** Percent that was watched within the batch, 0–100, whole; null without a batch. */
  batchRate: v.nullable(v.number()),
  /** The second at which it goes on; 0 before it was watched. */
  position: v.number(),
  level: studyLevel,
  /** May be watched without a service. */
  free: v.boolean(),
  knowledge: v.array(knowledgePoint),
});

const chapterTest = v.object({
  testId: id,
  questionCount: v.number(),
  totalScore: v.number(),
  passScore: v.number(),
  usedTry: v.number(),
  /** Null before the first. */
  best: v.nullable(v.number()),
  passed: v.boolean(),
});

const outlinedChapter = v.object({
  chapterId: id,
  no: v.number(),
  title: v.string(),
  /** Seconds. */
  duration: v.number(),
  lessonCount: v.number(),
  finishedCount: v.number(),
  /** Percent, 0–100, whole. */
  watchRate: v.number(),
  /** The number of the chapter that has to be finished first; null when it is open. */
  unlockAfter: v.nullable(v.number()),
  sections: v.array(v.object({ sectionId: id, title: v.string(), lessons: v.array(outlinedLesson) })),
  /** Null for a chapter without one. */
  test: v.nullable(chapterTest),
});

/** A chapter of the outline with what the student has done of it. */
export type OutlinedChapter = v.InferOutput<typeof outlinedChapter>;

/** A lesson of the outline. */
export type OutlinedLesson = v.InferOutput<typeof outlinedLesson>;

/** The part of a practice course's batch that its pages show. */
export const studyBatch = v.object({
  bizId: id,
  name: v.string(),
  startTime: dateTime,
  endTime: dateTime,
  /** Over: what is watched now no longer counts for it. */
  ended: v.boolean(),
  testId: id,
  subjectId: id,
  assessMode,
  /** Percent that counts for the batch, and how much is needed. */
  learnRate: v.number(),
  learnNeed: v.number(),
});

/** 实践任务单: what a practice course asks for. */
export const taskSheet = v.object({
  goal: v.string(),
  tasks: v.array(
    v.object({
      no: v.number(),
      chapterNo: v.nullable(v.number()),
      title: v.string(),
      content: v.string(),
      output: v.string(),
    }),
  ),
  requirements: v.array(v.string()),
  environment: v.array(v.string()),
  deliverables: v.array(v.string()),
  /** The criteria and their points. */
  rubric: v.array(v.object({ name: v.string(), score: v.number(), detail: v.string() })),
});

/**
 * The outline of a course and how far the student is in it. With `bizType` EXAM as part of a batch: `bizId`, or the newest
 * one that is open. 1050005 for a course that is not the student's or was not opened.
 */
export const getCourseChapter = endpoint({
  path: '/v1/getCourseChapter',
  payload: v.object({
    courseId: id,
    bizType: v.optional(v.literal('EXAM')),
    bizId: v.optional(id),
  }),
  data: v.object({
    course: v.object({
      ...courseHead,
      teacherTitle: v.string(),
      textbook: v.object({ title: v.string(), edition: v.string() }),
      /** Year of the syllabus; null where it is not known. */
      outlineYear: v.nullable(v.number()),
      /** The written course that a practice course belongs to; empty for none. */
      theoryCode: v.string(),
      service: v.nullable(courseService),
      videoRate: v.number(),
      lessonCount: v.number(),
      /** Seconds. */
      videoSeconds: v.number(),
    }),
    chapters: v.array(outlinedChapter),
    /** Points of knowledge that were watched, of all, by their depth; only the depths that the course has. */
    levels: v.array(v.object({ level: studyLevel, done: v.number(), total: v.number() })),
    /** Lesson at which the outline opens: the last watched, or the first; null for a course without lessons. */
    lastLessonId: v.nullable(id),
    last: v.nullable(lastLesson),
    counts: v.object({
      notices: v.number(),
      materials: v.number(),
      questions: v.number(),
      notes: v.number(),
    }),
    process: v.nullable(processScore),
    compTest: v.nullable(
      v.object({
        testId: id,
        best: v.nullable(v.number()),
        usedTry: v.number(),
        maxTry: v.number(),
        /** The end of the attempt that is running; null when none is. */
        runningUntil: v.nullable(dateTime),
      }),
    ),
    exam: v.nullable(courseExam),
    /** Null without `bizType`. */
    batch: v.nullable(studyBatch),
    /** The batches of this course that the student is signed up for, the newest first; empty without `bizType`. */
    batches: v.array(v.object({ bizId: id, name: v.string() })),
    taskSheet: v.nullable(taskSheet),
    serverTime: dateTime,
  }),
});

/** The outline of a course and how far the student is in it. */
export type CourseChapter = DataOf<typeof getCourseChapter>;
