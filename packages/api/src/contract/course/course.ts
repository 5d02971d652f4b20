import * as v from 'valibot';
import { sessionCode } from '../academic/exam-period.ts';
import { dateTime, day, id } from '../fields.ts';

/** Item opened with a course: videos, question bank, live lectures, process score. */
export const serviceType = v.picklist(['VIDEO', 'QUESTIONS', 'LIVE', 'PROCESS']);

/** One item of a course service. */
export type ServiceType = v.InferOutput<typeof serviceType>;

/** The items of a course service in words. */
export const serviceTypeTitles: Readonly<Record<ServiceType, string>> = {
  VIDEO: '视频',
  QUESTIONS: '题库',
  LIVE: '直播',
  PROCESS: '过程性考核',
};

/** 公共课, 专业核心课, 选设课: the cover of a course. */
export const courseTone = v.picklist(['PUBLIC', 'CORE', 'ELECTIVE']);

/** The depth that the syllabus asks for: 识记, 领会, 应用. */
export const studyLevel = v.picklist(['KNOW', 'UNDERSTAND', 'APPLY']);

/** The depth that the syllabus asks for. */
export type StudyLevel = v.InferOutput<typeof studyLevel>;

/** The depths in words, in their order. */
export const studyLevelTitles: Readonly<Record<StudyLevel, string>> = {
  KNOW: '识记',
  UNDERSTAND: '领会',
  APPLY: '应用',
};

/** The right of a student to study a course: UPCOMING before `openDate`, EXPIRED from `expireTime` on. */
export const courseService = v.object({
  status: v.picklist(['UPCOMING', 'ACTIVE', 'EXPIRED']),
  types: v.array(serviceType),
  openDate: day,
  /** The first moment without it: the end of the last day. */
  expireTime: dateTime,
});

/** The right of a student to study a course. */
export type CourseService = v.InferOutput<typeof courseService>;

/** A course as every page of 课程学习 names it. */
export const courseHead = {
  courseId: id,
  /** The course as a subject of tests: the same as `courseId`. */
  subjectId: id,
  courseCode: v.string(),
  courseName: v.string(),
  /** Codes that the course had before, such as 03708. */
  oldCodes: v.array(v.string()),
  credit: v.number(),
  /** Name of the lecturer; empty where it is not known. */
  teacher: v.string(),
  tone: courseTone,
};

/** The lesson that was watched last, with the second at which it goes on. */
export const lastLesson = v.object({
  lessonId: id,
  /** Such as 4.2. */
  no: v.string(),
  title: v.string(),
  chapterNo: v.number(),
  chapterTitle: v.string(),
  /** Seconds. */
  position: v.number(),
  /** Seconds. */
  duration: v.number(),
  playedAt: dateTime,
});

/** Next lesson of a course, as `studies/next-lesson` says. */
export const listedNext = v.object({
  /** Within a lesson, at the start of one, or again when all were watched. */
  kind: v.picklist(['CONTINUE', 'START', 'AGAIN']),
  lessonId: id,
  /** Such as 4.2. */
  no: v.string(),
  title: v.string(),
  chapterNo: v.number(),
  chapterTitle: v.string(),
  /** The second at which it goes on; 0 unless it is `CONTINUE`. */
  second: v.number(),
  /** Seconds. */
  duration: v.number(),
  /** It is the lesson watched last. */
  isLast: v.boolean(),
});

/** The written exam of a course in a period. */
export const courseExam = v.object({
  periodName: v.string(),
  startTime: dateTime,
  sessionCode,
  /** Courses in study that are examined in the same half-day: only one of them can be registered. */
  clashCodes: v.array(v.string()),
});
