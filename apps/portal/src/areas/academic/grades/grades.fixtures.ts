import { type Grade, type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import { degreeAverage } from '@qianwei/api/studies/averages';
import { mean } from '@qianwei/api/studies/tenths';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import { loggedIn } from '../../../shared/session/login.fixtures.ts';
import { storyTime } from '../../../shared/time/time.fixtures.ts';

const periods = {
  autumn26: {
    periodId: 'p2610',
    name: '2026年10月考期',
    publishTime: '2026-11-19 10:00:00',
    reviewEnd: '2026-11-24 17:00:00',
  },
  spring26: {
    periodId: 'p2604',
    name: '2026年4月考期',
    publishTime: '2026-05-16 10:00:00',
    reviewEnd: '2026-05-21 17:00:00',
  },
  autumn25: {
    periodId: 'p2510',
    name: '2025年10月考期',
    publishTime: '2025-11-18 10:00:00',
    reviewEnd: '2025-11-23 17:00:00',
  },
  spring25: {
    periodId: 'p2504',
    name: '2025年4月考期',
    publishTime: '2025-05-15 10:00:00',
    reviewEnd: '2025-05-20 17:00:00',
  },
};

const closed: Grade['obstacle'] = {
  reason: '复核申请已截止',
  nextTime: null,
  way: { kind: 'OFFICE' },
};

type Facts = Pick<Grade, 'courseCode' | 'courseName' | 'credit'> & Partial<Grade>;

/** A passed result of a written exam, where nothing else is said. */
const grade = (period: keyof typeof periods | null, facts: Facts): Grade => ({
  gradeId: `${facts.courseCode}-${period ?? facts.gradeType}`,
  oldCodes: [],
  gradeType: 'EXAM',
  periodId: period && periods[period].periodId,
  periodName: period ? periods[period].name : '',
  publishTime: period && periods[period].publishTime,
  examScore: facts.finalScore ?? null,
  processScore: null,
  finalScore: null,
  level: null,
  result: 'PASS',
  counted: true,
  corrected: null,
  reviewable: false,
  obstacle: period && closed,
  review: null,
  note: '',
  ...facts,
});

const degreeBasis = {
  title: '《江澜大学自学考试学士学位授予细则》第四条',
  date: '2025-03-12',
  path: '/home/notice/detail/n10',
};

/** 13003 of 周子墨: half a point below a pass, published two days ago. */
export const failed: Grade = grade('autumn26', {
  courseCode: '13003',
  courseName: '数据结构与算法',
  credit: 4,
  finalScore: 59.5,
  result: 'FAIL',
  counted: false,
  reviewable: true,
  obstacle: null,
  note: '过程性当时未完成，不计入',
});

/** 周子墨's results, as they are drawn. */
export const zhou: GradeList = fixtureOf(getGradeList, {
  list: [
    failed,
    grade('autumn26', {
      courseCode: '02324',
      courseName: '离散数学',
      credit: 4,
      result: 'ABSENT',
      counted: false,
      obstacle: null,
    }),
    grade('spring26', {
      courseCode: '15043',
      courseName: '中国近现代史纲要',
      credit: 3,
      finalScore: 78,
      oldCodes: ['03708'],
    }),
    grade('spring26', {
      courseCode: '15044',
      courseName: '马克思主义基本原理',
      credit: 3,
      finalScore: 66,
      oldCodes: ['03709'],
      corrected: { from: 64, reason: '合分漏加 2 分', time: '2026-05-22 15:30:00' },
    }),
    grade('autumn25', {
      courseCode: '13013',
      courseName: '高级语言程序设计',
      credit: 4,
      finalScore: 71,
      processScore: 64,
      note: '折算 68.9，取较高的统考',
    }),
    grade('spring25', { courseCode: '02333', courseName: '软件工程', credit: 3, finalScore: 60 }),
    grade(null, {
      courseCode: '13000',
      courseName: '英语（专升本）',
      credit: 7,
      oldCodes: ['00015'],
      gradeType: 'EXEMPT',
      note: '大学英语四级，2025-03-21 批准',
    }),
  ],
  total: 7,
  pageNo: 1,
  pageSize: 100,
  summary: {
    passedCount: 5,
    totalCount: 15,
    practicePassed: 0,
    practiceTotal: 6,
    credit: 20,
    minCredit: 73,
    avg: 68.8,
    avgTerms: [
      { courseCode: '15043', courseName: '中国近现代史纲要', score: 78 },
      { courseCode: '15044', courseName: '马克思主义基本原理', score: 66 },
      { courseCode: '13013', courseName: '高级语言程序设计', score: 71 },
      { courseCode: '02333', courseName: '软件工程', score: 60 },
    ],
    degreeAvg: 68.8,
    degreeTerms: [
      { courseCode: '15043', courseName: '中国近现代史纲要', score: 78 },
      { courseCode: '15044', courseName: '马克思主义基本原理', score: 66 },
      { courseCode: '13013', courseName: '高级语言程序设计', score: 71 },
      { courseCode: '02333', courseName: '软件工程', score: 60 },
    ],
    degreeNeed: 70,
    avgRule:
      '均分取已合格且有分数的成绩，保留一位小数；免考和只评等级的没有分数，不计入；学位均分另计毕业论文（设计），按等级折成 95、85、75、65',
    basis: degreeBasis,
  },
  periods: Object.values(periods),
  trend: [
    { ...trendTerm('02333', '软件工程', 60), periodName: '2025年4月考期', date: '2025-04-12' },
    { ...trendTerm('13013', '高级语言程序设计', 71), periodName: '2025年10月考期', date: '2025-10-25' },
    { ...trendTerm('15043', '中国近现代史纲要', 78), periodName: '2026年4月考期', date: '2026-04-11' },
    { ...trendTerm('15044', '马克思主义基本原理', 66), periodName: '2026年4月考期', date: '2026-04-11' },
    { ...trendTerm('13003', '数据结构与算法', 59.5), periodName: '2026年10月考期', date: '2026-10-24' },
  ],
  processes: [
    {
      courseCode: '04735',
      courseName: '数据库系统原理',
      video: 86,
      chapter: 82,
      overall: 78,
      conduct: 90,
      score: 82.8,
      need: 50.3,
      validUntil: '2028-11-20',
    },
  ],
  reviewBasis: {
    title: '《2026年10月考期成绩公布及复核安排》第二条',
    date: '2026-11-18',
    path: '/home/notice/detail/n02',
  },
  serverTime: storyTime,
});

function trendTerm(courseCode: string, courseName: string, score: number) {
  return { courseCode, courseName, score, passed: score >= 60 };
}

const wuTerms = (
  [
    ['03708', '中国近现代史纲要', 2, 72],
    ['03709', '马克思主义基本原理概论', 4, 68],
    ['04184', '线性代数（经管类）', 4, 61],
    ['13887', '经济学原理（中级）', 6, 66],
    ['13683', '管理学原理（中级）', 6, 70],
    ['13140', '财务会计（中级）', 6, 63],
    ['13752', '会计信息系统', 4, 74],
    ['13753', '会计信息系统（实践）', 2, 80],
    ['08119', '管理会计', 5, 67],
    ['00160', '审计学', 4, 71],
    ['13141', '财务报表分析', 5, 65],
    ['11002', '公司法与企业法', 4, 75],
    ['03409', '税收学', 6, 62],
    ['14033', '内部控制与风险管理', 5, 65],
  ] as const
).map(([courseCode, courseName, credit, score]) => ({ courseCode, courseName, credit, score }));

const thesisTerm = { courseCode: '14848', courseName: '会计学（本科）毕业论文', score: 85 };
const wuScores = wuTerms.map(({ score }) => score);
const wuPeriods = ['spring26', 'autumn25', 'spring25'] as const;

/** 吴佳怡's: everything is passed, the thesis is 良好, and the degree average is four tenths short. */
export const wu: GradeList = fixtureOf(getGradeList, {
  ...zhou,
  list: [
    grade(null, {
      courseCode: '14848',
      courseName: thesisTerm.courseName,
      credit: 0,
      gradeType: 'THESIS',
      finalScore: 82,
      examScore: null,
      level: 'GOOD',
      obstacle: closed,
    }),
    grade(null, {
      courseCode: '13000',
      courseName: '英语（专升本）',
      credit: 7,
      gradeType: 'EXEMPT',
      note: '大学英语四级，2022-09-20 批准',
    }),
    ...wuTerms.map(({ courseCode, courseName, credit, score }, index) =>
      grade(wuPeriods[Math.floor(index / 5)] ?? 'spring25', {
        courseCode,
        courseName,
        credit,
        finalScore: score,
        gradeType: courseCode === '13753' ? 'PRACTICE' : 'EXAM',
        examScore: courseCode === '13753' ? null : score,
        note: courseCode === '03708' ? '顶替自 03706 思想道德修养' : '',
      }),
    ),
  ],
  total: 16,
  summary: {
    ...zhou.summary,
    passedCount: 14,
    totalCount: 14,
    practicePassed: 1,
    practiceTotal: 1,
    credit: 70,
    minCredit: 70,
    avg: mean(wuScores),
    avgTerms: wuTerms.map(({ credit: _, ...term }) => term),
    degreeAvg: degreeAverage(wuScores, 82),
    degreeTerms: [...wuTerms.map(({ credit: _, ...term }) => term), thesisTerm],
  },
  periods: [periods.spring26, periods.autumn25, periods.spring25],
  trend: wuTerms
    .filter(({ courseCode }) => courseCode !== '13753')
    .map(({ courseCode, courseName, score }, index) => {
      const { name } = periods[wuPeriods[2 - Math.floor(index / 5)] ?? 'spring26'];
      return {
        ...trendTerm(courseCode, courseName, score),
        periodName: name,
        date: ['2025-04-12', '2025-10-25', '2026-04-11'][Math.floor(index / 5)] ?? '',
      };
    }),
  processes: [],
});

/** Every other state of a result: under review, reviewed, not published, 违纪, replaced, and a review that is over. */
export const mixed: GradeList = fixtureOf(getGradeList, {
  ...zhou,
  list: [
    grade('autumn26', {
      courseCode: '13180',
      courseName: '操作系统',
      credit: 4,
      oldCodes: ['02326'],
      result: 'PENDING',
      counted: false,
      publishTime: '2026-11-28 10:00:00',
      obstacle: null,
    }),
    {
      ...failed,
      reviewable: false,
      review: {
        suspect: 'SUM',
        reason: '第三大题各小题得分相加应为 18 分，卷面写了 16 分。',
        timeline: {
          state: 'SUBMITTED',
          receiptNo: 'FH20261121-000007',
          files: [],
          events: [{ step: 'SUBMIT', time: '2026-11-21 19:40:12', by: '本人', opinion: '' }],
        },
      },
    },
    grade('autumn26', {
      courseCode: '04747',
      courseName: 'Java语言程序设计（一）',
      credit: 3,
      result: 'VIOLATION',
      counted: false,
      obstacle: null,
      note: '携带手机入场，本科目成绩无效',
    }),
    grade('spring26', {
      courseCode: '00023',
      courseName: '高等数学（工本）',
      credit: 10,
      finalScore: 57,
      result: 'FAIL',
      counted: false,
      review: {
        suspect: 'MISSED',
        reason: '第 18 题写在答题卡背面，可能没有评到。',
        timeline: {
          state: 'REJECTED',
          receiptNo: 'FH20260518-000021',
          files: [],
          events: [
            { step: 'SUBMIT', time: '2026-05-18 09:12:40', by: '本人', opinion: '' },
            {
              step: 'REJECT',
              time: '2026-05-25 16:20:00',
              by: '成绩复核组',
              opinion: '第 18 题已评 4 分，合分、登分无误，维持 57 分。',
            },
          ],
        },
      },
      obstacle: null,
    }),
    grade('autumn25', {
      courseCode: '15040',
      courseName: '习近平新时代中国特色社会主义思想概论',
      credit: 3,
      finalScore: 54,
      result: 'FAIL',
      counted: false,
    }),
    grade(null, {
      courseCode: '13015',
      courseName: '计算机系统原理',
      credit: 4,
      gradeType: 'REPLACE',
      finalScore: 68,
      examScore: 68,
      note: '顶替自 02325 计算机系统结构',
    }),
  ],
  total: 6,
  processes: [],
});

/** 林一帆's: nothing yet. */
export const none: GradeList = fixtureOf(getGradeList, {
  ...zhou,
  list: [],
  total: 0,
  summary: {
    ...zhou.summary,
    passedCount: 0,
    credit: 0,
    avg: null,
    avgTerms: [],
    degreeAvg: null,
    degreeTerms: [],
  },
  periods: [],
  trend: [],
  processes: [],
});

/** 周子墨 with his major, as he is logged in. */
export const zhouLoggedIn = { ...storyStudent, majorInfoList: loggedIn.majorInfoList };
