import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { basis } from '../academic/basis.ts';
import { thesisKind } from '../academic/exam-period.ts';
import { month } from '../academic/month.ts';
import { thesisLevel } from '../academic/thesis-level.ts';
import { eligibilityCondition } from '../eligibility.ts';
import { dateTime, day, id, occasion } from '../fields.ts';
import { examLevel } from '../major.ts';
import { ruleType, stageStatus, thesisOverall, thesisStage, thesisType } from './stage.ts';

/** Payload of a call about one thesis: whose it is is looked up by the session, and `retest` means its last round of 复检. */
export const thesisPayload = { studentPlanId: id, retest: v.optional(v.boolean(), false) };

/** The teacher who guides a thesis. */
const advisor = v.object({
  advisorId: id,
  name: v.string(),
  /** Such as 副教授. */
  title: v.string(),
  /** Times at which the teacher can be reached: 周二、周四 19:00—21:00. */
  hours: v.string(),
  phone: v.string(),
  email: v.string(),
});

/** The teacher who guides a thesis. */
export type Advisor = v.InferOutput<typeof advisor>;

/** A thesis of the student, as every page of it says it. */
export const thesisHead = {
  studentPlanId: id,
  planId: id,
  /** Such as 2026年下半年论文批次. */
  planName: v.string(),
  majorCode: v.string(),
  majorName: v.string(),
  applyExamLevel: examLevel,
  /** As the plan of the major calls it. */
  thesisKind,
  /** Null before a topic was submitted. */
  thesisType: v.nullable(thesisType),
  /** Null before a topic is passed. */
  title: v.nullable(v.string()),
  /** Null before a topic is passed. */
  advisor: v.nullable(advisor),
  overall: thesisOverall,
  /** Round, 1 for the first; from 2 on it is a 复检. */
  roundNo: v.number(),
  /** The stage at which it is, and its state. */
  stage: thesisStage,
  stageStatus,
  /** Of that stage; null without one. */
  deadline: v.nullable(dateTime),
};

/** The next thing to do in a thesis; null while others act. */
export const thesisTask = v.nullable(
  v.object({
    title: v.string(),
    desc: v.string(),
    path: v.string(),
    actionText: v.string(),
    deadline: v.nullable(dateTime),
    occasion,
  }),
);

/** The published result of a thesis; null before, and where it was not handed over. */
export const thesisResult = { score: v.nullable(v.number()), level: v.nullable(thesisLevel) };

/** A session of the defence that is booked. */
export const bookedDefence = v.object({ isOnline: v.boolean(), startTime: dateTime, endTime: dateTime });

const listedThesis = v.object({
  ...thesisHead,
  task: thesisTask,
  /** It belongs to the 考籍 in use. */
  isCurrent: v.boolean(),
  ...thesisResult,
  /** The newest message of the advisor; null without one. */
  reply: v.nullable(v.object({ by: v.string(), time: dateTime, text: v.string() })),
  stages: v.array(
    v.object({
      code: thesisStage,
      status: stageStatus,
      deadline: v.nullable(dateTime),
      /** When it was passed; null before. */
      passedTime: v.nullable(dateTime),
    }),
  ),
  /** 批次日程: when each stage ends, in their order; `startTime` where it begins at a moment of its own. */
  schedule: v.array(
    v.object({ stage: thesisStage, startTime: v.nullable(dateTime), endTime: v.nullable(dateTime) }),
  ),
  /** The session of the defence that is booked and not over; null without one. */
  defence: v.nullable(bookedDefence),
  hasRetest: v.boolean(),
  /** Until when the last 复检 is handed in; null without one. */
  retestUntil: v.nullable(dateTime),
  /** 延期 can be applied for, as the desk of the thesis has it in `obstacles`. */
  canDelay: v.boolean(),
});

/** A thesis in the list. */
export type ListedThesis = v.InferOutput<typeof listedThesis>;

/** A course that is lacking before the thesis can be registered, and what has become of it. */
const lackingCourse = v.object({
  courseCode: v.string(),
  courseName: v.string(),
  isPractice: v.boolean(),
  /** 待缴费 · 已报考 (已报名) · 缺考 · 未合格 · 未考. */
  state: v.picklist(['UNPAID', 'APPLIED', 'ABSENT', 'FAILED', 'NOT_TAKEN']),
  /** The end of the time to pay, the begin of the exam, or the first day of the last period in which it was examined; else null. */
  time: v.nullable(dateTime),
  /** 分 still to be paid of an UNPAID one; else 0. */
  fee: v.number(),
  /** The month in which 毕业倒推 takes one that is neither registered nor signed up for; null where none is known. */
  nextMonth: v.nullable(month),
  /** PAY leads to the payment, APPLY to the registration that is open, STUDY to the course; null where nothing is to be done. */
  way: v.nullable(v.object({ kind: v.picklist(['PAY', 'APPLY', 'STUDY']), path: v.string() })),
});

/** A course that is lacking before the thesis can be registered. */
export type LackingCourse = v.InferOutput<typeof lackingCourse>;

/**
 * A step on the way to the thesis: 缴费 until, 笔试 with its days and the day of its scores, 实践报名 from and until, 实践考核 on its
 * first day, and the end of choosing topics in the first batch that can be reached.
 */
const wayStep = v.variant('kind', [
  v.object({ kind: v.literal('PAY'), courseCodes: v.array(v.string()), until: dateTime }),
  v.object({
    kind: v.literal('EXAM'),
    courseCodes: v.array(v.string()),
    days: v.array(day),
    scoreDay: day,
  }),
  v.object({ kind: v.literal('SIGN_UP'), courseCodes: v.array(v.string()), from: day, until: day }),
  v.object({ kind: v.literal('PRACTICE'), courseCodes: v.array(v.string()), day }),
  v.object({ kind: v.literal('THESIS'), topicEnd: day }),
]);

/** A step on the way to the thesis. */
export type WayStep = v.InferOutput<typeof wayStep>;

/** A 考籍 without a thesis, and why. */
const withoutThesis = v.object({
  majorCode: v.string(),
  majorName: v.string(),
  applyExamLevel: examLevel,
  isCurrent: v.boolean(),
  /** 不设论文 · 已有合格的论文 · 条件未满足 · 条件已满足，等报考. */
  state: v.picklist(['NO_THESIS', 'PASSED', 'NOT_ELIGIBLE', 'ELIGIBLE']),
  /** The 考籍 has ended: day on the diploma where it is known. */
  isEnded: v.boolean(),
  graduateDay: v.nullable(day),
  /** Course of the thesis; null where the plan has none. */
  thesisCourse: v.nullable(v.object({ courseCode: v.string(), thesisKind })),
  passedCourses: v.number(),
  totalCourses: v.number(),
  lacking: v.array(lackingCourse),
  /** Conditions beside the courses. */
  conditions: v.array(eligibilityCondition),
  /** 最早什么时候, as 毕业倒推 reckons it, the first step first; empty where no way is known or nothing is asked. */
  earliest: v.array(wayStep),
  /** The batch that is open to the major, else the next; null while none is known (当前批次未对您的专业开放). */
  plan: v.nullable(v.object({ planName: v.string(), startTime: dateTime, endTime: dateTime })),
  basis: v.nullable(basis),
});

/** A 考籍 without a thesis, and why. */
export type WithoutThesis = v.InferOutput<typeof withoutThesis>;

/** A rule of a batch and its reading by the student. */
export const ruleReading = v.object({
  planId: id,
  ruleType,
  /** Such as V3.2. */
  version: v.string(),
  effectiveDate: day,
  /** When this version was confirmed; null before. */
  readTime: v.nullable(dateTime),
  /** An earlier version was confirmed, this one not yet. */
  isRenewed: v.boolean(),
});

/**
 * 论文管理: every thesis of the account, the most pressing first, one for each major and batch. For a 考籍 without one the conditions
 * say what is lacking. 1050002 on a host for certificates.
 */
export const getThesisList = endpoint({
  path: '/v1/getThesisList',
  payload: v.object({}),
  data: v.object({
    list: v.array(listedThesis),
    /** The 考籍 of the account without one. */
    without: v.array(withoutThesis),
    /** Of the batch of the first thesis; none without one, since only those who take part read them. */
    rules: v.array(ruleReading),
    /** 写作资料: files of the institution. */
    files: v.array(v.object({ name: v.string(), size: v.number(), url: v.string() })),
    serverTime: dateTime,
  }),
});

/** 论文管理 as its page shows it. */
export type ThesisList = DataOf<typeof getThesisList>;
