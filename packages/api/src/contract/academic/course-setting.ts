import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { applicationTimeline } from '../application.ts';
import { obstacle } from '../eligibility.ts';
import { calendarDay, courseCode, dateTime, day, id, lineUpTo, textUpTo } from '../fields.ts';
import { planHolder } from '../major.ts';
import { receiptProof } from '../receipt-proof.ts';
import { basis } from './basis.ts';
import { creditState, planCredits } from './credits.ts';
import { examMode, sessionCode, thesisKind } from './exam-period.ts';

/** The groups of a plan: 公共课 · 专业核心 · 选设课 · 毕业环节. A practice course stands below its written one. */
export const planGroup = v.picklist(['PUBLIC', 'CORE', 'ELECTIVE', 'GRADUATION']);

/** A group of a plan. */
export type PlanGroup = v.InferOutput<typeof planGroup>;

/** The groups of a plan in words. */
export const planGroupTitles: Readonly<Record<PlanGroup, string>> = {
  PUBLIC: '公共课',
  CORE: '专业核心',
  ELECTIVE: '选设课',
  GRADUATION: '毕业环节',
};

/**
 * State of a course of the plan: 合格 · 免考 · 顶替 · 已报考 · 在学 · 未考 · 不合格 · 缺考 · 违纪 · 免考待审 · 先合格理论 · 现在可报名 (practice) · 未选
 * (elective) · 都合格后选题 (thesis).
 */
export const planCourseStatus = v.picklist([
  'PASSED',
  'EXEMPT',
  'REPLACED',
  'APPLIED',
  'LEARNING',
  'NOT_TAKEN',
  'FAILED',
  'ABSENT',
  'VIOLATION',
  'EXEMPTION_PENDING',
  'THEORY_FIRST',
  'SIGN_UP_OPEN',
  'NOT_CHOSEN',
  'THESIS_LATER',
]);

/** State of a course of the plan. */
export type PlanCourseStatus = v.InferOutput<typeof planCourseStatus>;

/** Basis of an exemption: 大学英语四级 · 六级 · 全国英语等级 · 计算机等级 · 前置学历 · 其他. */
export const exemptionBasis = v.picklist(
  ['CET4', 'CET6', 'PETS', 'NCRE', 'DIPLOMA', 'OTHER'],
  '请选择免考依据',
);

/** Basis of an exemption. */
export type ExemptionBasis = v.InferOutput<typeof exemptionBasis>;

/** Bases of an exemption in words. */
export const exemptionBasisTitles: Readonly<Record<ExemptionBasis, string>> = {
  CET4: '大学英语四级（425 分及以上）',
  CET6: '大学英语六级（425 分及以上）',
  PETS: '全国英语等级考试',
  NCRE: '全国计算机等级考试',
  DIPLOMA: '前置学历同名课程',
  OTHER: '其他',
};

/** Bases of an exemption, short for a list and beside its result. */
export const exemptionBasisNames: Readonly<Record<ExemptionBasis, string>> = {
  CET4: '大学英语四级',
  CET6: '大学英语六级',
  PETS: '全国英语等级考试',
  NCRE: '全国计算机等级考试',
  DIPLOMA: '前置学历同名课程',
  OTHER: '其他证明',
};

/** The states of an exemption. */
export const exemptionStatus = v.picklist(['PENDING', 'APPROVED', 'RETURNED', 'REJECTED', 'CANCELLED']);

const planCourse = v.object({
  planCourseId: id,
  /** The number in the plan; a practice course and the electives of one group share it. */
  seq: v.number(),
  courseCode: v.string(),
  courseName: v.string(),
  oldCodes: v.array(v.string()),
  credit: v.number(),
  examMode,
  /** How the thesis is called; null for every other course. */
  thesisKind: v.nullable(thesisKind),
  /** The half-day in which it is usually examined; null for what is not written. */
  sessionCode: v.nullable(sessionCode),
  required: v.boolean(),
  /** Empty for a course that must be taken. */
  electiveGroup: v.string(),
  /** The written course of a practice course; empty for others. */
  theoryCode: v.string(),
  status: planCourseStatus,
  /** Among the credits; an elective that does not count has its own state too. */
  creditState,
  /** The state in words, such as 合格 78 or 在学 12%. */
  statusText: v.string(),
  score: v.nullable(v.number()),
  /** The old course whose result counts for it; empty when its own does. */
  replacedFrom: v.string(),
  exemptable: v.boolean(),
});

/** One course of the plan. */
export type PlanCourse = v.InferOutput<typeof planCourse>;

const exemption = v.object({
  exemptionId: id,
  courseCode: v.string(),
  courseName: v.string(),
  basisType: exemptionBasis,
  certNo: v.string(),
  obtainDate: day,
  reason: v.string(),
  status: exemptionStatus,
  timeline: applicationTimeline,
  /** Until when the office answers; null once it has, and where that is not known. */
  replyBefore: v.nullable(dateTime),
  cancelable: v.boolean(),
});

/** An exemption that was applied for. */
export type Exemption = v.InferOutput<typeof exemption>;

const replaceRule = v.object({
  oldCode: v.string(),
  oldName: v.string(),
  oldCredit: v.number(),
  newCode: v.string(),
  newName: v.string(),
  newCredit: v.number(),
  /** Until when the old result counts; null for ever. */
  until: v.nullable(day),
  /** Remark on it, such as 顶替以考办认定为准; empty for none. */
  note: v.string(),
});

/** An old course and the one that took its place. */
export type ReplaceRule = v.InferOutput<typeof replaceRule>;

/** The plan against what the student has. */
export const getCourseSetting = endpoint({
  path: '/v1/getCourseSetting',
  payload: v.object({}),
  data: v.object({
    plan: v.object({
      majorCode: v.string(),
      majorName: v.string(),
      /** Such as 2026-05. */
      version: v.string(),
      minCredit: v.number(),
      schoolName: v.string(),
      /** Such as 工学学士; empty where there is no degree. */
      degreeType: v.string(),
      basis,
    }),
    holder: planHolder,
    groups: v.array(v.object({ name: planGroup, courses: v.array(planCourse) })),
    credits: planCredits,
    /** Credits of the plan with the electives as they are, or would be, chosen. */
    creditPlan: v.number(),
    electives: v.array(
      v.object({
        group: v.string(),
        choose: v.number(),
        options: v.array(
          v.object({
            courseCode: v.string(),
            courseName: v.string(),
            credit: v.number(),
            /** Credits of the plan when it is chosen. */
            creditPlan: v.number(),
          }),
        ),
        /** Empty until the student has confirmed a choice; `suggested` counts meanwhile. */
        chosen: v.array(v.string()),
        suggested: v.array(v.string()),
        /** Why it cannot be changed any more; null while it can. */
        locked: v.nullable(obstacle),
      }),
    ),
    exemptions: v.array(exemption),
    /** Courses that may be exempted at most, and how many are. */
    exemptMax: v.number(),
    exemptDone: v.number(),
    /** Why no exemption can be applied for now; null while it can. */
    exemptClosed: v.nullable(obstacle),
    replaceRules: v.array(replaceRule),
    replaceBasis: basis,
    /** Versions of the plan to which the student may change, once; empty when there is none. */
    versions: v.array(
      v.object({
        version: v.string(),
        minCredit: v.number(),
        /** Credits that would count in it. */
        creditDone: v.number(),
        /** Old courses whose results count for others there, such as 02326→13180. */
        replaced: v.array(v.object({ oldCode: v.string(), newCode: v.string() })),
        /** Passed courses that would not count any more. */
        lost: v.array(v.object({ courseCode: v.string(), courseName: v.string(), credit: v.number() })),
        until: day,
      }),
    ),
    /** Why the version cannot be changed; null while it can, or there is nothing to change to. */
    switchClosed: v.nullable(obstacle),
    /** When exemptions are accepted, and when practice exams can be signed up for: now, or else next. */
    windows: v.array(
      v.object({
        code: v.picklist(['EXEMPTION', 'PRACTICE_SIGNUP']),
        name: v.string(),
        start: dateTime,
        end: dateTime,
      }),
    ),
    /** When written exams can be registered for: now, or else next; null while nothing is announced. */
    registration: v.nullable(v.object({ name: v.string(), start: dateTime, end: dateTime })),
    /** Courses that can be registered now, beside those that are; 0 while no period is open, or not to this student. */
    canRegister: v.number(),
    serverTime: dateTime,
  }),
});

/** The plan against what the student has. */
export type CourseSetting = DataOf<typeof getCourseSetting>;

/** Chooses an elective. 1050002 when the credits of the plan would fall below the minimum, 1050003 once it is locked. */
export const saveElective = endpoint({
  path: '/v1/saveElective',
  mutates: true,
  payload: v.object({ group: textUpTo(20), courseCode }),
  data: v.object({ creditPlan: v.number(), minCredit: v.number() }),
});

/** Changes the version of the plan, once in its transition; 1050001 after it, 1050006 a second time. */
export const switchPlanVersion = endpoint({
  path: '/v1/switchPlanVersion',
  mutates: true,
  payload: v.object({ version: textUpTo(20) }),
  data: v.object({ version: v.string(), ...receiptProof }),
});

/** Applies for an exemption; files are uploaded as EXEMPT_PROOF. 1050001 outside March and September, 1050002 for what is not exemptable. */
export const submitExemption = endpoint({
  path: '/v1/submitExemption',
  mutates: true,
  payload: v.object({
    courseCode: v.pipe(v.string('请选择要免考的课程'), courseCode),
    basisType: exemptionBasis,
    certNo: v.pipe(lineUpTo(40), v.nonEmpty('请填写证书编号')),
    obtainDate: v.pipe(
      calendarDay('请选择取得日期'),
      v.check((date) => date >= '1980-01-01', '取得日期不能早于 1980-01-01，请核对证书'),
    ),
    fileIds: v.pipe(v.array(id), v.minLength(1, '请上传证明材料'), v.maxLength(5, '每项最多上传 5 个文件')),
    reason: v.optional(lineUpTo(200), ''),
  }),
  data: v.object({
    exemptionId: id,
    status: v.literal('PENDING'),
    ...receiptProof,
    /** Until when the office answers; null where that is not known. */
    replyBefore: v.nullable(dateTime),
  }),
});

/** Takes back an exemption that has not been decided; 1050003 once it has. */
export const cancelExemption = endpoint({
  path: '/v1/cancelExemption',
  mutates: true,
  payload: v.object({ exemptionId: id }),
  data: v.object({}),
});
