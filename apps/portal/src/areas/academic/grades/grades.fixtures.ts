import { type Grade, type GradeList, getGradeList } from '@qianwei/api/contract/academic/grade';
import { storyStudent } from '../../../shared/client/story-client.tsx';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { loggedIn } from '../../../shared/session/login.fixtures.ts';
import allPassed from './all-passed.recorded.json';
import gradeList from './grade-list.recorded.json';

/** 周子墨's results: one half a point below a pass, published two days ago. */
export const zhou: GradeList = recordedAnswer(getGradeList, gradeList);

/** 吴佳怡's: everything is passed, the thesis is 良好, and the degree average is four tenths short. */
export const wu: GradeList = recordedAnswer(getGradeList, allPassed);

const courseOf = (courseCode: string) => itemOf(zhou.list, 'courseCode', courseCode);

/** 13003 of 周子墨, whose review can be asked for. */
export const failed: Grade = courseOf('13003');
const absent = courseOf('02324');
const older = courseOf('13013');
const corrected = courseOf('15044');

/** An unpublished result has nothing but its course and its day. */
const pending: Grade = {
  ...absent,
  gradeId: 'pending',
  courseCode: '13180',
  courseName: '操作系统',
  oldCodes: ['02326'],
  result: 'PENDING',
  counted: false,
  publishTime: '2026-11-28 10:00:00',
  reviewable: false,
};

/** 13003 with the review that was asked for. */
const underReview: Grade = {
  ...failed,
  reviewable: false,
  review: {
    replyBefore: '2026-12-04 17:00:00',
    suspect: 'SUM',
    reason: '第三大题各小题得分相加应为 18 分，卷面写了 16 分。',
    timeline: {
      state: 'SUBMITTED',
      receiptNo: 'FH20261121-000007',
      files: [],
      events: [{ step: 'SUBMIT', time: '2026-11-21 19:40:12', by: '本人', opinion: '', items: [] }],
    },
  },
};

const violation: Grade = {
  ...absent,
  gradeId: 'violation',
  courseCode: '04747',
  courseName: 'Java语言程序设计（一）',
  credit: 3,
  result: 'VIOLATION',
  reviewable: false,
  note: '携带手机入场，本科目成绩无效',
};

const reviewKept: Grade = {
  ...corrected,
  gradeId: 'kept',
  courseCode: '00023',
  courseName: '高等数学（工本）',
  oldCodes: [],
  credit: 10,
  examScore: 57,
  finalScore: 57,
  result: 'FAIL',
  corrected: null,
  obstacle: null,
  review: {
    replyBefore: '2026-06-10 17:00:00',
    suspect: 'MISSED',
    reason: '第 18 题写在答题卡背面，可能没有评到。',
    timeline: {
      state: 'REJECTED',
      receiptNo: 'FH20260518-000021',
      files: [],
      events: [
        { step: 'SUBMIT', time: '2026-05-18 09:12:40', by: '本人', opinion: '', items: [] },
        {
          step: 'REJECT',
          time: '2026-05-25 16:20:00',
          by: '成绩复核组',
          opinion: '第 18 题已评 4 分，合分、登分无误，维持 57 分。',
          items: [],
        },
      ],
    },
  },
};

const tooLate: Grade = {
  ...older,
  gradeId: 'late',
  courseCode: '15040',
  courseName: '习近平新时代中国特色社会主义思想概论',
  credit: 3,
  examScore: 54,
  processScore: null,
  finalScore: 54,
  result: 'FAIL',
  note: '',
};

const replaced: Grade = {
  ...courseOf('13000'),
  gradeId: 'replaced',
  courseCode: '02325',
  courseName: '计算机系统结构',
  oldCodes: [],
  credit: 4,
  gradeType: 'REPLACE',
  examScore: 68,
  finalScore: 68,
  note: '顶替 13015 计算机系统原理',
};

const failedThesis: Grade = {
  ...itemOf(wu.list, 'gradeType', 'THESIS'),
  finalScore: 63.6,
  level: 'FAIL',
  result: 'FAIL',
  note: '答辩 54 分，低于 60 分，总评不合格',
};

/** Every other state of a result: not published, under review, 违纪, reviewed, too late for a review, replaced. */
export const mixed: GradeList = fixtureOf(getGradeList, {
  ...zhou,
  list: [pending, underReview, violation, reviewKept, tooLate, replaced],
  total: 6,
  processes: [],
});

/** A thesis that failed, and two averages that are the same without it. */
export const withoutThesis: GradeList = fixtureOf(getGradeList, {
  ...wu,
  list: wu.list.map((grade) => (grade.gradeType === 'THESIS' ? failedThesis : grade)),
  summary: { ...wu.summary, degreeAvg: wu.summary.avg, degreeTerms: wu.summary.avgTerms },
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
