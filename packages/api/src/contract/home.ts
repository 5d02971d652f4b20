import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { creditState, planCredits } from './academic/credits.ts';
import { thesisKind } from './academic/exam-period.ts';
import { examTrend } from './academic/exam-trend.ts';
import { month } from './academic/month.ts';
import { courseTone, listedNext } from './course/course.ts';
import { studyWeek } from './course/study-week.ts';
import { dateTime, day, id, occasion } from './fields.ts';
import { applyLevel, applyStatus } from './graduation/apply-status.ts';
import { examLevel } from './major.ts';
import { onboarding } from './onboarding.ts';

/** The urgency of a duty: now (minutes), urgent (24 h), soon (7 days), normal. */
export const urgency = v.picklist(['NOW', 'URGENT', 'SOON', 'NORMAL']);

const nextStep = v.object({
  code: v.string(),
  /** Why this comes first, such as 进行中的测验，计时没有停. */
  reason: v.string(),
  title: v.string(),
  desc: v.string(),
  /** Further facts to know before, such as 第 2 次，共 2 次，取最高分; empty for none. */
  note: v.string(),
  deadline: v.nullable(dateTime),
  /** Event at `deadline`: most end then, a defence begins. */
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
  /** When what begins at `deadline` is over; null for an end, and where nobody knows. */
  until: v.nullable(dateTime),
  /** It concerns this student, by what is studied and what is still to be done; the others stand behind 全部日程. */
  concerns: v.boolean(),
  path: v.nullable(v.string()),
  bizType: v.string(),
  level: urgency,
});

const score = v.nullable(v.number());

const progress = v.object({
  /** Such as 2026-05. */
  planVersion: v.string(),
  /** The courses that have credits, in the order of the plan; of an elective group those that are, or would be, chosen. */
  slips: v.array(
    v.object({
      courseCode: v.string(),
      courseName: v.string(),
      credit: v.number(),
      state: creditState,
    }),
  ),
  credits: planCredits,
  /** Written courses. */
  passedCourse: v.number(),
  totalCourse: v.number(),
  practicePassed: v.number(),
  practiceTotal: v.number(),
  /** Practice courses that can be signed up for now: their theory is passed, and the sign-up is open. */
  practiceReady: v.number(),
  /** Such as 未开始, 未选题, 进行中 or 82 分，良好; null where the plan has no thesis. */
  thesisStage: v.nullable(v.string()),
  /** How the plan calls its thesis; null where it has none. */
  thesisKind: v.nullable(thesisKind),
  /** The foreign language of the degree; null where there is no degree. */
  degreeEnglish: v.nullable(
    v.object({
      /** False until a result is published. */
      hasResult: v.boolean(),
      /** Such as 未报, 已报名，12月5日考试 or 66 分，合格. */
      text: v.string(),
    }),
  ),
  avgScore: score,
  degreeAvg: score,
  /** Null where there is no degree. */
  degreeNeed: score,
  trend: examTrend,
});

/** How far the student is on the way to graduation. */
export type StudyProgress = v.InferOutput<typeof progress>;

const graduation = v.object({
  /** On the diploma; null where it is not known. */
  graduateDate: v.nullable(day),
  hasDegree: v.boolean(),
  /** Results are kept here; of a record that was finished elsewhere there may be none. */
  hasResults: v.boolean(),
  /** Until when the degree can be applied for; null when that is over, done, or not known. */
  degreeDeadline: v.nullable(dateTime),
  /** Of the application for the degree; null before one is submitted, and after one that failed. */
  degreeStatus: v.nullable(applyStatus),
  /** A condition of the degree is lacking for good. */
  isDegreeOutOfReach: v.boolean(),
  /** The graduation was applied for here: its page says the number of the diploma, and how it is collected. */
  hasApplied: v.boolean(),
  /** Number of the diploma; null where it was not issued here. */
  certNo: v.nullable(v.string()),
});

/** Home after graduation. */
export type Graduation = v.InferOutput<typeof graduation>;

/** A day with exams, for the day itself and the one before; devices keep it for when there is no network. */
export const examDay = v.object({
  date: day,
  periodId: id,
  periodName: v.string(),
  /** All exams of the day, in their order. */
  exams: v.array(
    v.object({
      applyId: id,
      courseCode: v.string(),
      courseName: v.string(),
      entryTime: dateTime,
      startTime: dateTime,
      /** Nobody gets in from then on. */
      lastEntryTime: dateTime,
      /** One may leave from then on. */
      leaveTime: dateTime,
      endTime: dateTime,
      siteName: v.string(),
      address: v.string(),
      /** How one gets in; empty where nothing is known. */
      directions: v.string(),
      /** Such as 第 08 考场 and 14. */
      room: v.string(),
      seatNo: v.string(),
    }),
  ),
  /** The ticket (统考通知单) can be printed. */
  ticketOpen: v.boolean(),
  /** Of the office that helps on that day. */
  phone: v.string(),
});

/** A day with exams. */
export type ExamDay = v.InferOutput<typeof examDay>;

const continuedLesson = v.object({
  courseId: id,
  courseName: v.string(),
  tone: courseTone,
  ...v.pick(listedNext, ['kind', 'lessonId', 'no', 'title', 'second', 'duration']).entries,
  /** Page on which it resumes. */
  path: v.string(),
});

/** A course that was begun, with where it goes on. */
export type ContinuedLesson = v.InferOutput<typeof continuedLesson>;

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
    /** Submissions that wait for an answer, the first handed in first. */
    waiting: v.array(
      v.object({
        id,
        /** Such as 免考申请：00023 高等数学（工本）. */
        title: v.string(),
        path: v.string(),
        submitTime: dateTime,
        /** Until when the office answers; null where that is not known. */
        replyBefore: v.nullable(dateTime),
        /** Of an application that is reviewed in levels; null for every other one. */
        review: v.nullable(
          v.object({
            status: applyStatus,
            level: applyLevel,
            /** Month in which the diplomas are expected; null while that is not known. */
            certificateMonth: v.nullable(month),
            /** Until when the names are public; null before, and of a graduation. */
            publicityEnd: v.nullable(dateTime),
          }),
        ),
      }),
    ),
    deadlines: v.array(deadline),
    /** Null for who studies for certificates. */
    progress: v.nullable(progress),
    /** Null for who is not new, has done it all or has put it off. */
    onboarding: v.nullable(onboarding),
    /** Null before graduation. */
    graduation: v.nullable(graduation),
    /** Null unless there is an exam with a published seat today or tomorrow. */
    examDay: v.nullable(examDay),
    /** The lesson to go on with of each course in study, the one watched last first; at most three. */
    continueList: v.array(continuedLesson),
    /** Null for who has never studied. */
    study: v.nullable(studyWeek),
    quickList: v.array(v.object({ title: v.string(), path: v.string(), icon: v.string() })),
    /** The next exam sitting; null for who has no written exams to come, such as a graduate. */
    nextPeriod: v.nullable(v.object({ name: v.string(), startDate: day, daysLeft: v.number() })),
    serverTime: dateTime,
  }),
});

/** Content of home. */
export type HomeIndex = DataOf<typeof getHomeIndex>;

/** One duty: the next step or one that follows it. */
export type HomeStep = NonNullable<HomeIndex['nextStep']>;
