import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, id, seenText, wholeNumber } from '../fields.ts';
import { pageOf, pageRequest } from '../paging.ts';

/** Characters of a question to the teacher. */
export const maxQuestionLength = 500;

const attachment = v.object({ fileId: id, name: v.string(), size: v.number(), url: v.string() });

const asked = v.object({
  qaId: id,
  lessonId: id,
  lessonNo: v.string(),
  lessonTitle: v.string(),
  /** The second of the lesson that it is about. */
  second: v.number(),
  question: v.string(),
  files: v.array(attachment),
  /** Such as 周同学. */
  author: v.string(),
  mine: v.boolean(),
  time: dateTime,
  /** Markdown; null before it was answered. */
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(dateTime),
  /** Name of the teacher who answered; empty before. */
  teacher: v.string(),
});

/** A question to the teacher. */
export type AskedQuestion = v.InferOutput<typeof asked>;

/** The questions of a course or a lesson, own ones first, then the newest; those of others only with their answer. */
export const getCourseQaList = endpoint({
  path: '/v1/getCourseQaList',
  payload: v.object({ ...pageRequest, courseId: id, lessonId: v.optional(id) }),
  data: pageOf(asked),
});

/** The questions of a course. */
export type CourseQaList = DataOf<typeof getCourseQaList>;

/** Asks the teacher, 1–500 characters and up to three files uploaded as QA_FILE. At most ten questions a day. */
export const saveCourseQa = endpoint({
  path: '/v1/saveCourseQa',
  mutates: true,
  payload: v.object({
    courseId: id,
    lessonId: id,
    second: wholeNumber(0, 86_400),
    content: seenText(maxQuestionLength, '请写下你的问题'),
    fileIds: v.optional(v.pipe(v.array(id), v.maxLength(3, '最多上传 3 个附件')), []),
  }),
  data: v.object({ qaId: id, time: dateTime }),
});
