import type { Obstacle } from '@qianwei/api/contract/eligibility';
import {
  type Assessment,
  type AssessmentList,
  getPracticeAssessmentList,
} from '@qianwei/api/contract/exam/assessment';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import assessmentListRecorded from '../../../shared/practice-report/assessment-list.recorded.json';
import certificateListRecorded from '../../../shared/practice-report/certificate-list.recorded.json';

const recorded = recordedAnswer(getPracticeAssessmentList, assessmentListRecorded);
const certificates = recordedAnswer(getPracticeAssessmentList, certificateListRecorded);

const blocked = (reason: string, way: { text: string; path: string }): Obstacle => ({
  reason,
  nextTime: null,
  way: { kind: 'PAGE', ...way },
});

const online: Assessment = {
  ...itemOf(recorded.list, 'courseCode', '04736'),
  testId: 'a1',
  subjectId: 'c13014',
  courseId: 'c13014',
  courseCode: '13014',
  learnRate: 82,
  closeTime: '2026-12-10 17:00:00',
  status: 'READY',
  obstacle: null,
};
const report: Assessment = {
  ...itemOf(recorded.list, 'courseCode', '00899'),
  testId: 'a5',
  courseId: 'c13004',
  courseCode: '13004',
  courseName: '数据结构与算法（实践）',
  theoryCode: '13003',
  learnRate: 82,
  maxTry: 0,
  closeTime: '2026-12-10 17:00:00',
};

/** One assessment of each status. */
const assessments: Assessment[] = [
  online,
  {
    ...online,
    testId: 'a2',
    courseCode: '02334',
    courseName: '计算机系统结构（实践）',
    theoryCode: '02325',
    status: 'RUNNING',
    usedTry: 1,
    obstacle: {
      reason: '本场测评正在进行，请继续作答并交卷',
      nextTime: null,
      way: {
        kind: 'RUNNING',
        type: 'PRACTICE',
        name: '《计算机系统结构（实践）》实践测评',
        path: '/course/answer/c13014/a2',
        endTime: '2026-11-21 20:58:00',
      },
    },
  },
  {
    ...online,
    testId: 'a3',
    courseCode: '04748',
    courseName: 'Java语言程序设计（实践）',
    theoryCode: '04747',
    status: 'LEARNING',
    learnRate: 42,
    obstacle: blocked('未达到开考条件：视频进度 42%，需 ≥ 60%，请先完成学习', {
      text: '去学习',
      path: '/exam/chapter/c13014/b2',
    }),
  },
  {
    ...online,
    testId: 'a4',
    courseCode: '00899',
    courseName: '互联网软件应用与开发（实践）',
    theoryCode: '00898',
    status: 'RETRY',
    usedTry: 1,
    latest: 52,
    best: 52,
  },
  report,
  {
    ...report,
    testId: 'a6',
    courseCode: '13181',
    courseName: '操作系统（实践）',
    theoryCode: '13180',
    status: 'RETRY',
    obstacle: {
      reason: '报告被退回：缺少银行家算法的运行截图，请补上输入数据和结果',
      nextTime: null,
      way: { kind: 'NONE', because: 'BESIDE' },
    },
    report: {
      status: 'RETURNED',
      draft: 1,
      receiptNo: 'BG20261112-000031',
      submitTime: '2026-11-12 21:08:40',
      opinion: '缺少银行家算法的运行截图，请补上输入数据和结果。',
      score: null,
      files: [
        {
          fileId: 'f1',
          name: '操作系统实践报告.docx',
          size: 1_572_864,
          sha256: '5c1e90a7'.repeat(8),
          url: '/files/f1',
        },
      ],
    },
  },
  {
    ...report,
    testId: 'a7',
    courseCode: '13016',
    courseName: '计算机系统原理（实践）',
    theoryCode: '13015',
    status: 'MARKING',
    obstacle: {
      reason: '报告已提交，正在批阅；截止前可以重新提交，以最后一次为准',
      nextTime: null,
      way: { kind: 'NONE', because: 'BESIDE' },
    },
    report: {
      status: 'SUBMITTED',
      draft: 1,
      receiptNo: 'BG20261118-000102',
      submitTime: '2026-11-18 22:01:07',
      opinion: '',
      score: null,
      files: [
        {
          fileId: 'f2',
          name: '计算机系统原理实践报告.pdf',
          size: 3_355_443,
          sha256: '5c1e90a7'.repeat(8),
          url: '/files/f2',
        },
      ],
    },
  },
  {
    ...online,
    testId: 'a8',
    courseCode: '02335',
    courseName: '软件工程（实践）',
    theoryCode: '02333',
    status: 'PASSED',
    usedTry: 2,
    latest: 76,
    best: 81,
    learnRate: 100,
  },
  {
    ...online,
    testId: 'a9',
    courseCode: '04751',
    courseName: '计算机网络安全',
    theoryCode: '',
    status: 'USED_UP',
    usedTry: 3,
    latest: 55,
    best: 58,
    obstacle: blocked('可考次数已用完（共 3 次），以最高成绩为准', {
      text: '看历史成绩',
      path: '/exam/scores/history/a9/b2',
    }),
  },
  {
    ...online,
    testId: 'a10',
    courseCode: '13141',
    courseName: '人工智能导论（实践）',
    theoryCode: '13140',
    status: 'NOT_SIGNED',
    learnRate: 0,
    obstacle: blocked('请先完成实践报名并通过审核', { text: '去报名', path: '/practiceSignUp' }),
  },
  {
    ...online,
    testId: 'a11',
    courseCode: '07759',
    courseName: '程序设计上机考核',
    theoryCode: '',
    assessMode: 'COMPUTER',
    status: 'AT_CENTRE',
    obstacle: blocked('上机测评在考点进行，请按准考证上的时间和地点参加', {
      text: '看准考证',
      path: '/reviews/practice/ticket',
    }),
  },
];

const end = '2026-12-10 17:00:00';

export const assessmentList: AssessmentList = fixtureOf(getPracticeAssessmentList, {
  ...recorded,
  bizId: 'b2',
  batches: [
    { ...itemOf(recorded.batches, 'bizId', 'practice-now'), bizId: 'b2', name: '2026年下半年', end },
    {
      ...itemOf(recorded.batches, 'bizId', 'practice-earlier'),
      bizId: 'b1',
      name: '2026年上半年',
      start: '2026-05-01 09:00:00',
      end: '2026-06-10 17:00:00',
    },
  ],
  list: assessments,
});

/** As 周子墨 sees it while the comprehensive test of another course runs. */
export const listWhileRunning: AssessmentList = recorded;

/** The batch before: what is over. */
export const formerList: AssessmentList = fixtureOf(getPracticeAssessmentList, {
  ...assessmentList,
  bizId: 'b1',
  list: [
    {
      ...online,
      testId: 'a12',
      status: 'CLOSED',
      closeTime: '2026-06-10 17:00:00',
      usedTry: 1,
      latest: 48,
      best: 48,
      obstacle: {
        reason: '测评已于 2026年6月10日（周三）17:00 截止',
        nextTime: null,
        way: { kind: 'OFFICE' },
      },
    },
  ],
});

const openTime = '2026-11-01 09:00:00';
const period = { openTime, closeTime: end } as const;

/** 徐悦 on the certificate host: one waiting, one passed. */
export const certificateList: AssessmentList = fixtureOf(getPracticeAssessmentList, {
  ...certificates,
  batches: certificates.batches.map((batch) => ({
    ...batch,
    name: '2026年第4期',
    start: openTime,
    end,
  })),
  list: [
    {
      ...itemOf(certificates.list, 'status', 'READY'),
      ...period,
      courseCode: 'ZS001',
      courseName: '数据处理与分析',
      learnRate: 82,
    },
    {
      ...itemOf(certificates.list, 'status', 'PASSED'),
      ...period,
      courseCode: 'ZS002',
      courseName: '办公自动化',
      latest: 88,
      best: 88,
    },
  ],
});
