import { type CourseList, getCourseList, type ListedCourse } from '@qianwei/api/contract/course/list';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { processPoints, processScoreOfParts, processWeights } from '@qianwei/api/studies/course-score';
import { fixtureOf, itemOf } from '../../../shared/client/story-fixture.ts';

// Until the demo server answers, with the numbers of the demo institution; then this is the recorded answer.

const basis = {
  title: '《自考课程过程性评价实施细则》第六条',
  date: '2025-09-01',
  path: null,
};

interface Numbers {
  video: number;
  chapters: { score: number; best: readonly (number | null)[] };
  comprehensive: number;
  performance: number;
  /** 直播出勤, 弹题, 笔记, 答疑: points, count, of. */
  items: readonly [number, number, number | null][];
}

const processOf = ({ video, chapters, comprehensive, performance, items }: Numbers): ProcessScore => {
  const parts = [
    { code: 'VIDEO' as const, score: video },
    { code: 'CHAPTER' as const, score: chapters.score },
    { code: 'COMPREHENSIVE' as const, score: comprehensive },
    { code: 'PERFORMANCE' as const, score: performance },
  ].map((part) => ({ ...part, weight: processWeights[part.code] }));
  const score = processScoreOfParts(parts);
  const codes = ['LIVE', 'POP', 'NOTE', 'ASK'] as const;
  return {
    score,
    points: processPoints(score),
    parts,
    chapterScores: [...chapters.best],
    performance: codes.map((code, index) => {
      const [got, count, of] = items[index] ?? [0, 0, null];
      return { code, full: index < 2 ? 30 : 20, got, count, of };
    }),
    cutOff: null,
    validUntil: null,
    basis,
  };
};

const untried = (count: number) => Array<null>(count).fill(null);
const tested = (best: number[], all: number) => ({
  score: Math.round((best.reduce((sum, each) => sum + each, 0) * 10) / all) / 10,
  best: [...best, ...untried(all - best.length)],
});

type Head = [
  code: string,
  name: string,
  credit: number,
  teacher: string,
  tone?: ListedCourse['tone'],
  old?: string,
];

const service = (expireTime: string, status: 'ACTIVE' | 'EXPIRED' = 'ACTIVE') => ({
  status,
  types: ['VIDEO' as const, 'QUESTIONS' as const, 'LIVE' as const, 'PROCESS' as const],
  openDate: '2026-07-24',
  expireTime,
});

const course = (
  [courseCode, courseName, credit, teacher, tone = 'CORE', old]: Head,
  change: Partial<ListedCourse> = {},
): ListedCourse => ({
  courseId: courseCode,
  subjectId: courseCode,
  courseCode,
  courseName,
  oldCodes: old === undefined ? [] : [old],
  credit,
  teacher,
  tone,
  status: 'STUDYING',
  service: service('2027-11-01 00:00:00'),
  videoRate: 0,
  chapterTestDone: 0,
  chapterTestTotal: 0,
  hasCompTest: true,
  compTestBest: null,
  compTestRunning: null,
  process: null,
  last: null,
  exam: null,
  usualMonths: [4, 10],
  materialCount: 3,
  ...change,
});

const passed = (head: Head, change: Partial<ListedCourse> = {}) =>
  course(head, { status: 'PASSED', service: service('2027-04-11 00:00:00'), ...change });

const closed = (head: Head) => course(head, { status: 'CLOSED', service: null, materialCount: 0 });

const january = (hour: string, sessionCode: 'A' | 'B', clashCodes: string[]) => ({
  periodName: '2027年1月考期',
  startTime: `2027-01-09 ${hour}:00`,
  sessionCode,
  clashCodes,
});

const lesson = (
  lessonId: string,
  [no, title, chapterTitle]: [string, string, string],
  [position, duration]: [number, number],
  playedAt: string,
) => ({
  lessonId,
  no,
  title,
  chapterNo: Number(no.split('.')[0]),
  chapterTitle,
  position,
  duration,
  playedAt,
});

const list: ListedCourse[] = [
  course(['04735', '数据库系统原理', 4, '沈知行'], {
    videoRate: 86,
    chapterTestDone: 8,
    chapterTestTotal: 8,
    compTestBest: 78,
    compTestRunning: { testId: '04735-comprehensive', tryNo: 2, endTime: '2026-11-21 21:02:45' },
    process: processOf({
      video: 86,
      chapters: tested([90, 85, 88, 80, 75, 84, 78, 76], 8),
      comprehensive: 78,
      performance: 90,
      items: [
        [30, 2, 2],
        [24, 24, 30],
        [20, 12, null],
        [16, 4, null],
      ],
    }),
    last: lesson(
      '04735-c04-l02',
      ['4.2', '数据查询', 'SQL与关系数据库基本操作'],
      [42, 81],
      '2026-11-20 22:41:00',
    ),
    exam: january('09:00', 'A', ['13003']),
    materialCount: 6,
  }),
  course(['13003', '数据结构与算法', 4, '陆清和', 'CORE', '02331'], {
    videoRate: 62,
    chapterTestDone: 5,
    chapterTestTotal: 8,
    compTestBest: 71,
    process: processOf({
      video: 62,
      chapters: tested([80, 75, 72, 68, 73], 8),
      comprehensive: 71,
      performance: 60,
      items: [
        [0, 0, 0],
        [24, 16, 20],
        [20, 10, null],
        [16, 4, null],
      ],
    }),
    last: lesson('13003-c06-l03', ['6.3', '最短路径', '图结构'], [11, 60], '2026-11-19 21:16:00'),
    exam: january('09:00', 'A', ['04735']),
    materialCount: 6,
  }),
  course(['02324', '离散数学', 4, '高岚'], {
    videoRate: 48,
    chapterTestDone: 3,
    chapterTestTotal: 9,
    process: processOf({
      video: 48,
      chapters: tested([92, 90, 88], 9),
      comprehensive: 0,
      performance: 86,
      items: [
        [30, 1, 1],
        [24, 8, 10],
        [20, 10, null],
        [12, 3, null],
      ],
    }),
    last: lesson(
      '02324-c02-l01',
      ['2.1', '命题逻辑的推理理论', '命题逻辑的推理理论'],
      [70, 75],
      '2026-11-18 21:50:00',
    ),
    exam: january('14:30', 'B', ['13180']),
  }),
  course(['13180', '操作系统', 4, '韩致远', 'CORE', '02326'], {
    videoRate: 31,
    chapterTestDone: 2,
    chapterTestTotal: 6,
    process: processOf({
      video: 31,
      chapters: tested([75, 75], 6),
      comprehensive: 0,
      performance: 39,
      items: [
        [15, 0.5, 1],
        [0, 0, 0],
        [20, 10, null],
        [4, 1, null],
      ],
    }),
    last: lesson('13180-c02-l03', ['2.3', '进程通信与线程', '进程管理'], [55, 66], '2026-11-17 20:35:00'),
    exam: january('14:30', 'B', ['02324']),
  }),
  course(['15040', '习近平新时代中国特色社会主义思想概论', 3, '白露', 'PUBLIC'], {
    videoRate: 12,
    chapterTestDone: 1,
    chapterTestTotal: 17,
    process: processOf({
      video: 12,
      chapters: tested([85], 17),
      comprehensive: 0,
      performance: 18,
      items: [
        [0, 0, 0],
        [0, 0, 0],
        [14, 7, null],
        [4, 1, null],
      ],
    }),
    last: lesson(
      '15040-c03-l01',
      ['3.1', '党的领导地位', '坚持党的全面领导'],
      [7, 47],
      '2026-11-11 20:05:00',
    ),
    materialCount: 1,
  }),
  course(['00023', '高等数学（工本）', 10, '江望舒'], {
    service: service('2026-11-29 00:00:00'),
    videoRate: 4,
    chapterTestTotal: 6,
    process: processOf({
      video: 4,
      chapters: tested([], 6),
      comprehensive: 0,
      performance: 14,
      items: [
        [0, 0, 0],
        [0, 0, 0],
        [6, 3, null],
        [8, 2, null],
      ],
    }),
    last: lesson(
      '00023-c01-l01',
      ['1.1', '向量及其运算', '空间解析几何与向量代数'],
      [43, 70],
      '2026-10-22 21:05:00',
    ),
    materialCount: 2,
  }),
  passed(['15043', '中国近现代史纲要', 3, '温长庚', 'PUBLIC', '03708'], { videoRate: 100 }),
  passed(['15044', '马克思主义基本原理', 3, '纪云帆', 'PUBLIC', '03709'], { videoRate: 96 }),
  passed(['13013', '高级语言程序设计', 4, '许若溪'], { videoRate: 92 }),
  passed(['13000', '英语（专升本）', 7, '程知微', 'PUBLIC', '00015']),
  passed(['02333', '软件工程', 3, '顾清和'], {
    videoRate: 90,
    service: service('2026-10-26 00:00:00', 'EXPIRED'),
  }),
  closed(['13015', '计算机系统原理', 4, '秦志恒']),
  closed(['00898', '互联网软件应用与开发', 3, '苏映川']),
  closed(['04747', 'Java语言程序设计（一）', 3, '周砚秋']),
  closed(['04751', '计算机网络安全', 3, '何砚农', 'ELECTIVE']),
];

/** 周子墨's courses on the evening of the stories: one open with a test that runs, one whose service ends in a week. */
export const zhou: CourseList = fixtureOf(getCourseList, {
  list,
  summary: {
    studying: 6,
    passed: 5,
    closed: 4,
    week: { minutes: [0, 42, 28, 35, 20, 75, 0], today: 5, streak: 5 },
  },
  periods: [
    { periodId: 'period-1', name: '2027年1月考期' },
    { periodId: 'period-5', name: '2027年4月考期' },
  ],
  periodId: 'period-1',
  basis,
  serverTime: '2026-11-21 20:14:33',
});

const ofStatus = (...statuses: ListedCourse['status'][]) =>
  zhou.list.filter(({ status }) => statuses.includes(status));

/** Before any course was opened. */
export const nothingOpened: CourseList = fixtureOf(getCourseList, {
  ...zhou,
  list: [],
  summary: {
    studying: 0,
    passed: 0,
    closed: 0,
    week: { minutes: [0, 0, 0, 0, 0, 0, 0], today: 5, streak: 0 },
  },
});

/** Everything that was opened is passed. */
export const allPassed: CourseList = fixtureOf(getCourseList, {
  ...zhou,
  list: ofStatus('PASSED', 'CLOSED'),
  summary: { ...zhou.summary, studying: 0 },
});

/** 04735, which is studied last. */
const database: ListedCourse = itemOf(zhou.list, 'courseCode', '04735');

/** The service of the course studied last ended on 25 October; there is no test that runs. */
export const expired: CourseList = fixtureOf(getCourseList, {
  ...zhou,
  list: zhou.list.map((each) =>
    each === database
      ? { ...each, compTestRunning: null, service: service('2026-10-26 00:00:00', 'EXPIRED') }
      : each,
  ),
});

const processOn = ({ process }: ListedCourse): ProcessScore => {
  if (process === null) throw new TypeError('A course without a process score');
  return process;
};

/** The process score of 04735: the golden numbers. */
export const processOfDatabase: ProcessScore = processOn(database);

const withoutTest = processOfDatabase.parts.filter(({ code }) => code !== 'COMPREHENSIVE');

/** That of 04735 if it had no 综合测验: the other parts weigh more. */
export const processWithoutCompTest: ProcessScore = {
  ...processOfDatabase,
  parts: withoutTest,
  score: processScoreOfParts(withoutTest),
  points: processPoints(processScoreOfParts(withoutTest)),
};

/** 04735 without 综合测验. */
export const withoutCompTest: CourseList = fixtureOf(getCourseList, {
  ...zhou,
  list: zhou.list.map((each) =>
    each === database
      ? {
          ...each,
          hasCompTest: false,
          compTestBest: null,
          compTestRunning: null,
          process: processWithoutCompTest,
        }
      : each,
  ),
});

/** Names longer than any place for them. */
export const overlong: CourseList = fixtureOf(getCourseList, {
  ...zhou,
  list: zhou.list.map((each, index) =>
    index > 1
      ? each
      : {
          ...each,
          courseName:
            index === 0
              ? 'W'.repeat(80)
              : '习近平新时代中国特色社会主义思想概论与马克思主义基本原理导读（含实践）',
          teacher: '买买提·阿不都热合曼',
        },
  ),
});
