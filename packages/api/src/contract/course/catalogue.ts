import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { examMode } from '../academic/exam-period.ts';
import { dateTime, day, id, textUpTo } from '../fields.ts';
import { withDocument } from '../identity-document.ts';
import { leftToday, nameWithCaptcha } from '../lookup/lookup.ts';
import { examLevel } from '../major.ts';
import { courseHead, serviceType } from './course.ts';

/** A course of the catalogue. */
const listed = v.object({
  ...courseHead,
  examMode,
  /** 课时, as the syllabus plans them; null where it is not known. */
  hours: v.nullable(v.number()),
  lessonCount: v.number(),
  services: v.array(serviceType),
  /** Titles of the chapters. */
  chapters: v.array(v.string()),
  majors: v.array(v.object({ majorCode: v.string(), majorName: v.string(), level: examLevel })),
  /** The next written exam; null where none is planned. */
  nextExam: v.nullable(
    v.object({
      periodName: v.string(),
      startTime: dateTime,
      endTime: dateTime,
      applyEnd: v.nullable(dateTime),
    }),
  ),
  /** The old code that was asked for: the course now has another code. */
  codeChange: v.nullable(v.object({ oldCode: v.string(), oldName: v.string(), oldCredit: v.number() })),
});

/** A course of the catalogue. */
export type CatalogueCourse = v.InferOutput<typeof listed>;

const held = v.object({
  courseId: id,
  courseCode: v.string(),
  courseName: v.string(),
  services: v.array(serviceType),
  openDate: day,
  expireDate: day,
  status: v.picklist(['UPCOMING', 'ACTIVE', 'EXPIRED']),
  passed: v.boolean(),
});

/** A course service as its holder sees it without a login. */
export type HeldService = v.InferOutput<typeof held>;

/**
 * Looks up courses without a login. CATALOG: by code (old ones too, leading zeros may be left out), name or major; at least
 * two characters. MINE: the services of a person, after a captcha; who is not found and who has none get the same answer
 * (1050005 with `leftToday`).
 * At most ten lookups a day for one identity number. Nothing personal stays anywhere.
 */
export const searchCourseServiceNLog = endpoint({
  path: '/v1/searchCourseServiceNLog',
  access: 'public',
  payload: v.variant('mode', [
    v.object({
      mode: v.literal('CATALOG'),
      keyword: v.pipe(textUpTo(50), v.minLength(2, '请输入至少 2 个字符')),
      level: v.optional(examLevel),
      examMode: v.optional(examMode),
    }),
    withDocument({ mode: v.literal('MINE'), ...nameWithCaptcha }),
  ]),
  data: v.variant('mode', [
    v.object({
      mode: v.literal('CATALOG'),
      /** The best match first, at most 50. */
      list: v.array(listed),
      total: v.number(),
      serverTime: dateTime,
    }),
    v.object({
      mode: v.literal('MINE'),
      /** Masked: 周*墨, 3201**********0335. */
      name: v.string(),
      idCard: v.string(),
      list: v.array(held),
      /** Courses of the plan that were not opened. */
      notOpened: v.array(v.object({ courseCode: v.string(), courseName: v.string() })),
      leftToday,
      serverTime: dateTime,
    }),
  ]),
});

/** Result of a lookup without a login. */
export type CourseServiceSearch = DataOf<typeof searchCourseServiceNLog>;
