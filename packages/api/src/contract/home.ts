import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { dateTime, day, id, occasion } from './fields.ts';
import { examLevel } from './major.ts';

/** The urgency of a duty: now (minutes), urgent (24 h), soon (7 days), normal. */
export const urgency = v.picklist(['NOW', 'URGENT', 'SOON', 'NORMAL']);

const nextStep = v.object({
  code: v.string(),
  /** Why this comes first, such as 进行中的测验，计时没有停. */
  reason: v.string(),
  title: v.string(),
  desc: v.string(),
  /** What else one wants to know before, such as 第 2 次，共 2 次，取最高分; empty for nothing. */
  note: v.string(),
  deadline: v.nullable(dateTime),
  /** What happens at `deadline`: most end then, a defence begins. */
  occasion,
  path: v.string(),
  actionText: v.string(),
  /** A second way, to read about it first; null for none. */
  more: v.nullable(v.object({ text: v.string(), path: v.string() })),
  level: urgency,
});

const deadline = v.object({
  id,
  title: v.string(),
  deadline: dateTime,
  occasion,
  /** It concerns this student, by what is studied and what is still to be done; the others stand behind 全部日程. */
  concerns: v.boolean(),
  path: v.nullable(v.string()),
  bizType: v.string(),
  level: urgency,
});

/** Home in one call: who, what next, what is due within 30 days, shortcuts, the next exam. */
export const getHomeIndex = endpoint({
  path: '/v1/getHomeIndex',
  payload: v.object({}),
  data: v.object({
    student: v.object({
      name: v.string(),
      headUrl: v.string(),
      examineeNo: v.string(),
      applyExamLevel: examLevel,
      majorName: v.string(),
      majorCode: v.string(),
      schoolName: v.string(),
      examCommitteeName: v.string(),
    }),
    nextStep: v.nullable(nextStep),
    /** Further duties after the first, most pressing first; at most five. */
    followingSteps: v.array(nextStep),
    deadlines: v.array(deadline),
    quickList: v.array(v.object({ title: v.string(), path: v.string(), icon: v.string() })),
    /** The next exam sitting; null for who has no written exams to come, such as a graduate. */
    nextPeriod: v.nullable(v.object({ name: v.string(), startDate: day, daysLeft: v.number() })),
    serverTime: dateTime,
  }),
});

/** What home shows. */
export type HomeIndex = DataOf<typeof getHomeIndex>;

/** One duty: the next step or one that follows it. */
export type HomeStep = NonNullable<HomeIndex['nextStep']>;
