import {
  type CourseSetting,
  getCourseSetting,
  type PlanCourse,
} from '@qianwei/api/contract/academic/course-setting';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import recorded from './course-setting.recorded.json';

/** 周子墨 on the evening of the drawings: the elective is open, exemptions are closed until March. */
export const courseSetting: CourseSetting = recordedAnswer(getCourseSetting, recorded);

const english = itemOf(courseSetting.exemptions, 'courseCode', '13000');
const mathematics = itemOf(courseSetting.exemptions, 'courseCode', '00023');

type Standing = Pick<PlanCourse, 'status' | 'statusText'> & Partial<Pick<PlanCourse, 'creditState'>>;

const elective = itemOf(courseSetting.electives, 'group', '二选一');

const withStatus = (changes: Readonly<Record<string, Standing>>): CourseSetting['groups'] =>
  courseSetting.groups.map((group) => ({
    ...group,
    courses: group.courses.map((course) => ({ ...course, ...changes[course.courseCode] })),
  }));

const applied: Standing = { status: 'APPLIED', statusText: '已报考', creditState: 'REGISTERED' };

/** March: exemptions are accepted, and one for 02324 waits for its review. */
export const marchSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...courseSetting,
  groups: withStatus({
    '02324': { status: 'EXEMPTION_PENDING', statusText: '免考待审' },
    '13017': { status: 'NOT_TAKEN', statusText: '未考' },
  }),
  creditPlan: 76,
  electives: [{ ...elective, chosen: ['13017'] }],
  exemptions: [
    {
      ...mathematics,
      exemptionId: 'exemption-02324',
      courseCode: '02324',
      courseName: '离散数学',
      certNo: '109881201906001337',
      status: 'PENDING',
      timeline: {
        state: 'SUBMITTED',
        receiptNo: 'MK20261120-000008',
        files: [{ fileId: 'f3', name: '成绩单.pdf' }],
        events: [{ step: 'SUBMIT', time: '2026-11-20 21:12:00', by: '本人', opinion: '', items: [] }],
      },
      replyBefore: '2026-12-05 17:00:00',
      cancelable: true,
    },
    english,
    mathematics,
  ],
  exemptClosed: null,
  windows: [
    {
      code: 'EXEMPTION',
      name: '免考受理',
      start: '2026-11-16 09:00:00',
      end: '2026-11-25 17:00:00',
    },
  ],
});

/** The elective was registered: it cannot be changed any more. */
export const lockedSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...courseSetting,
  groups: withStatus({ '04735': applied, '13180': applied, '13017': applied }),
  creditPlan: 76,
  credits: {
    ...courseSetting.credits,
    registered: 14,
    basket: 0,
    rest: courseSetting.credits.min - courseSetting.credits.done - 14,
  },
  electives: [
    {
      ...elective,
      chosen: ['13017'],
      locked: {
        reason: '13017 已报考 2027年1月考期，选考不能再改',
        nextTime: null,
        way: { kind: 'PAGE', text: '看报考记录', path: '/academic/apply/info' },
      },
    },
  ],
  exemptions: [english],
});

/** A student of the plan before, who may still change to the present one. */
export const formerSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...marchSetting,
  plan: { ...courseSetting.plan, version: '2021-04', minCredit: 70 },
  exemptions: [],
  exemptDone: 0,
  versions: [
    {
      version: '2026-05',
      minCredit: 73,
      creditDone: 13,
      replaced: [
        { oldCode: '03708', newCode: '15043' },
        { oldCode: '03709', newCode: '15044' },
        { oldCode: '02326', newCode: '13180' },
      ],
      lost: [
        { courseCode: '13013', courseName: '高级语言程序设计', credit: 4 },
        { courseCode: '02333', courseName: '软件工程', credit: 3 },
      ],
      until: '2028-12-31',
    },
  ],
});

const graduated = {
  reason: '已于 2026年6月30日 毕业，课程设置不能再改',
  nextTime: null,
  way: { kind: 'PAGE', text: '看成绩', path: '/academic/gradeSearch' },
} as const;

/** A graduate: everything is there to be read. */
export const graduateSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...lockedSetting,
  groups: courseSetting.groups.map((group) => ({
    ...group,
    courses: group.courses.map((course) =>
      course.courseCode === '04751'
        ? course
        : ({ ...course, status: 'PASSED', statusText: '合格 72', creditState: 'DONE', score: 72 } as const),
    ),
  })),
  credits: { ...courseSetting.credits, done: 76, registered: 0, basket: 0, rest: 0 },
  electives: [{ ...elective, chosen: ['13017'], locked: graduated }],
  exemptions: [],
  exemptDone: 0,
  exemptClosed: graduated,
});

/** 何静 in her 专科, which was finished before its results were kept here. */
export const unrecordedSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...courseSetting,
  holder: 'GRADUATE',
  groups: courseSetting.groups.map((group) => ({
    ...group,
    courses: group.courses
      .filter(({ electiveGroup }) => electiveGroup === '')
      .map((course) => ({ ...course, status: 'NOT_TAKEN' as const, statusText: '没有录入', score: null })),
  })),
  credits: { ...courseSetting.credits, done: 0 },
  electives: [],
  exemptions: [],
  exemptDone: 0,
  exemptClosed: graduated,
});
