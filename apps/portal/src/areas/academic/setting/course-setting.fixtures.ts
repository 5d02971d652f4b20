import {
  type CourseSetting,
  type Exemption,
  getCourseSetting,
  type PlanCourse,
} from '@qianwei/api/contract/academic/course-setting';
import type { SessionCode } from '@qianwei/api/contract/academic/exam-period';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';

type Standing = Pick<PlanCourse, 'status' | 'statusText'> & Partial<PlanCourse>;

const notTaken: Standing = { status: 'NOT_TAKEN', statusText: '未考' };
const passed = (score: number): Standing => ({ status: 'PASSED', statusText: `合格 ${score}`, score });
const learning = (words: string): Standing => ({ status: 'LEARNING', statusText: `在学${words}` });

function written(
  [seq, courseCode, courseName, credit, session]: [number, string, string, number, SessionCode],
  standing: Standing = notTaken,
): PlanCourse {
  return {
    planCourseId: `plan-${courseCode}`,
    seq,
    courseCode,
    courseName,
    oldCodes: [],
    credit,
    examMode: 'WRITTEN',
    sessionCode: session,
    required: true,
    electiveGroup: '',
    theoryCode: '',
    score: null,
    replacedFrom: '',
    exemptable: courseCode !== '15040',
    ...standing,
  };
}

const practice = (
  theory: PlanCourse,
  courseCode: string,
  credit: number,
  standing: Standing = { status: 'THEORY_FIRST', statusText: `先合格 ${theory.courseCode}` },
): PlanCourse => ({
  ...theory,
  planCourseId: `plan-${courseCode}`,
  courseCode,
  courseName: `${theory.courseName}（实践）`,
  oldCodes: [],
  credit,
  examMode: 'PRACTICE',
  sessionCode: null,
  theoryCode: theory.courseCode,
  score: null,
  exemptable: false,
  ...standing,
});

const signUpOpen: Standing = { status: 'SIGN_UP_OPEN', statusText: '现在可报名' };
const programming = written([7, '13013', '高级语言程序设计', 4, 'C'], passed(71));
const structures = written([8, '13003', '数据结构与算法', 4, 'A'], {
  status: 'FAILED',
  statusText: '59.5，可再报',
  score: 59.5,
  oldCodes: ['02331'],
});
const engineering = written([11, '02333', '软件工程', 3, 'B'], passed(60));
const internet = written([12, '00898', '互联网软件应用与开发', 3, 'C']);
const databases = written([13, '04735', '数据库系统原理', 4, 'A'], learning(' 86%'));
const java = written([14, '04747', 'Java语言程序设计（一）', 3, 'D']);

const elective = (courseCode: string, courseName: string, credit: number) =>
  written([15, courseCode, courseName, credit, 'D'], {
    status: 'NOT_CHOSEN',
    statusText: '未选',
    required: false,
    electiveGroup: '二选一',
  });

const groups: CourseSetting['groups'] = [
  {
    name: 'PUBLIC',
    courses: [
      written([1, '15040', '习近平新时代中国特色社会主义思想概论', 3, 'A'], learning(' 12%')),
      written([2, '15043', '中国近现代史纲要', 3, 'C'], { ...passed(78), oldCodes: ['03708'] }),
      written([3, '15044', '马克思主义基本原理', 3, 'D'], { ...passed(66), oldCodes: ['03709'] }),
      written([4, '13000', '英语（专升本）', 7, 'D'], {
        status: 'EXEMPT',
        statusText: '免考，四级',
        oldCodes: ['00015'],
      }),
      written([5, '00023', '高等数学（工本）', 10, 'B'], learning(' 4%')),
    ],
  },
  {
    name: 'CORE',
    courses: [
      written([6, '02324', '离散数学', 4, 'B'], learning('，10月缺考')),
      programming,
      practice(programming, '13014', 2, signUpOpen),
      structures,
      practice(structures, '13004', 2),
      written([9, '13015', '计算机系统原理', 4, 'C']),
      written([10, '13180', '操作系统', 4, 'B'], { ...learning(' 31%'), oldCodes: ['02326'] }),
      engineering,
      practice(engineering, '02334', 1, signUpOpen),
      internet,
      practice(internet, '00899', 3),
      databases,
      practice(databases, '04736', 2),
      java,
      practice(java, '04748', 1),
    ],
  },
  {
    name: 'ELECTIVE',
    courses: [elective('04751', '计算机网络安全', 3), elective('13017', '计算机网络与信息安全', 6)],
  },
  {
    name: 'GRADUATION',
    courses: [
      written([16, '14976', '计算机科学与技术（本科）毕业设计', 0, 'A'], {
        status: 'THESIS_LATER',
        statusText: '笔试合格后选题',
        examMode: 'THESIS',
        sessionCode: null,
        exemptable: false,
      }),
    ],
  },
];

const english: Exemption = {
  exemptionId: 'exemption-13000',
  courseCode: '13000',
  courseName: '英语（专升本）',
  basisType: 'CET',
  certNo: '182232018120417',
  obtainDate: '2018-12-15',
  reason: '大学英语四级 512 分',
  status: 'APPROVED',
  timeline: {
    state: 'APPROVED',
    receiptNo: 'MK20250307-000012',
    files: [{ fileId: 'f1', name: '四级成绩单.pdf' }],
    events: [
      { step: 'SUBMIT', time: '2025-03-07 14:20:00', by: '本人', opinion: '' },
      { step: 'APPROVE', time: '2025-03-21 10:00:00', by: '江澜市自学考试办公室', opinion: '' },
    ],
  },
  cancelable: false,
};

const mathematics: Exemption = {
  exemptionId: 'exemption-00023',
  courseCode: '00023',
  courseName: '高等数学（工本）',
  basisType: 'DIPLOMA',
  certNo: '109881201906001337',
  obtainDate: '2019-06-30',
  reason: '专科阶段学过高等数学',
  status: 'RETURNED',
  timeline: {
    state: 'RETURNED',
    receiptNo: 'MK20260907-000031',
    files: [{ fileId: 'f2', name: '成绩单.jpg' }],
    events: [
      { step: 'SUBMIT', time: '2026-09-07 20:05:00', by: '本人', opinion: '' },
      {
        step: 'RETURN',
        time: '2026-09-18 15:30:00',
        by: '江澜市自学考试办公室',
        opinion: '成绩单没有写学分，请补盖章的成绩单。',
      },
    ],
  },
  cancelable: false,
};

const oldCourse = (
  [oldCode, oldName, oldCredit]: [string, string, number],
  [newCode, newName, newCredit]: [string, string, number],
  note = '',
) => ({ oldCode, oldName, oldCredit, newCode, newName, newCredit, until: '2028-12-31', note });

/** 周子墨 on the evening of the drawings: the elective is open, exemptions are closed until March. */
export const courseSetting: CourseSetting = fixtureOf(getCourseSetting, {
  plan: {
    majorCode: '080901',
    majorName: '计算机科学与技术（专升本）',
    version: '2026-05',
    minCredit: 73,
    schoolName: '江澜大学',
    degreeType: '工学学士',
    basis: { title: '云川考委〔2026〕18号', date: '2026-05-12', path: '/home/notice/detail/n01' },
  },
  groups,
  creditDone: 20,
  creditPlan: 73,
  creditApplied: 0,
  electives: [
    {
      group: '二选一',
      choose: 1,
      options: [
        { courseCode: '04751', courseName: '计算机网络安全', credit: 3, creditPlan: 73 },
        { courseCode: '13017', courseName: '计算机网络与信息安全', credit: 6, creditPlan: 76 },
      ],
      chosen: [],
      suggested: ['04751'],
      locked: null,
    },
  ],
  exemptions: [english, mathematics],
  exemptMax: 7,
  exemptDone: 1,
  exemptClosed: {
    reason: '免考受理时间为 2027-03-01 至 03-10',
    nextTime: '2027-03-01 09:00:00',
    way: { kind: 'NONE', because: 'AGAIN' },
  },
  replaceRules: [
    oldCourse(['03708', '中国近现代史纲要', 2], ['15043', '中国近现代史纲要', 3]),
    oldCourse(['03709', '马克思主义基本原理概论', 4], ['15044', '马克思主义基本原理', 3]),
    oldCourse(['00015', '英语（二）', 14], ['13000', '英语（专升本）', 7]),
    oldCourse(['02326', '操作系统', 4], ['13180', '操作系统', 4]),
    oldCourse(['02331', '数据结构', 4], ['13003', '数据结构与算法', 4], '顶替以考办认定为准'),
  ],
  replaceBasis: { title: '《专业考试计划调整过渡办法》附件二', date: '2026-05-12', path: null },
  versions: [],
  switchClosed: null,
  windows: [{ name: '免考申请', start: '2027-03-01 09:00:00', end: '2027-03-10 17:00:00' }],
  serverTime: '2026-11-21 20:14:33',
});

const firstElective = courseSetting.electives[0];
if (firstElective === undefined) throw new TypeError('The plan of the stories has electives');

const withStatus = (changes: Readonly<Record<string, Standing>>): CourseSetting['groups'] =>
  groups.map((group) => ({
    ...group,
    courses: group.courses.map((course) => ({ ...course, ...changes[course.courseCode] })),
  }));

const applied: Standing = { status: 'APPLIED', statusText: '已报考' };

/** March: exemptions are accepted, and one for 02324 waits for its review. */
export const marchSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...courseSetting,
  groups: withStatus({
    '02324': { status: 'EXEMPTION_PENDING', statusText: '免考待审' },
    '13017': { status: 'NOT_TAKEN', statusText: '未考' },
  }),
  creditPlan: 76,
  electives: [{ ...firstElective, chosen: ['13017'] }],
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
        events: [{ step: 'SUBMIT', time: '2026-11-20 21:12:00', by: '本人', opinion: '' }],
      },
      cancelable: true,
    },
    english,
    mathematics,
  ],
  exemptClosed: null,
  windows: [{ name: '免考申请', start: '2026-11-16 09:00:00', end: '2026-11-25 17:00:00' }],
});

/** The elective was registered: it cannot be changed any more. */
export const lockedSetting: CourseSetting = fixtureOf(getCourseSetting, {
  ...courseSetting,
  groups: withStatus({ '04735': applied, '13180': applied, '13017': applied }),
  creditPlan: 76,
  creditApplied: 14,
  electives: [
    {
      ...firstElective,
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
  groups: groups.map((group) => ({
    ...group,
    courses: group.courses.map((course) =>
      course.courseCode === '04751'
        ? course
        : { ...course, status: 'PASSED' as const, statusText: '合格 72', score: 72 },
    ),
  })),
  creditDone: 76,
  creditApplied: 0,
  electives: [{ ...firstElective, chosen: ['13017'], locked: graduated }],
  exemptions: [],
  exemptDone: 0,
  exemptClosed: graduated,
});
