import { type CourseList, getCourseList, type ListedCourse } from '@qianwei/api/contract/course/list';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { processPoints, processScoreOfParts } from '@qianwei/studies';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import courseListRecorded from './course-list.recorded.json';

/** 周子墨's courses on the evening of the stories: one open with a test that runs, one whose service ends in a week. */
export const zhou: CourseList = recordedAnswer(getCourseList, courseListRecorded);

/** 04735, which is studied last. */
const database: ListedCourse = itemOf(zhou.list, 'courseCode', '04735');

/** The list with courses changed. */
const listWith = (change: (course: ListedCourse, index: number) => Partial<ListedCourse>): CourseList =>
  fixtureOf(getCourseList, {
    ...zhou,
    list: zhou.list.map((course, index) => ({ ...course, ...change(course, index) })),
  });

const databaseWith = (change: Partial<ListedCourse>) =>
  listWith((course) => (course === database ? change : {}));

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
  list: zhou.list.filter(({ status }) => status !== 'STUDYING'),
  summary: { ...zhou.summary, studying: 0 },
});

/** The service of the course studied last ended on 25 October; there is no test that runs. */
export const expired: CourseList = databaseWith({
  compTestRunning: null,
  service: database.service && {
    ...database.service,
    status: 'EXPIRED',
    expireTime: '2026-10-26 00:00:00',
  },
});

const processOn = ({ process }: ListedCourse): ProcessScore => {
  if (process === null) throw new TypeError('A course without a process score');
  return process;
};

/** The process score of 04735: the golden numbers. */
export const processOfDatabase: ProcessScore = processOn(database);

const withoutTest = processOfDatabase.parts.filter(({ code }) => code !== 'COMPREHENSIVE');

/** The process score of 04735 without its 综合测验: the other parts weigh more. */
export const processWithoutCompTest: ProcessScore = {
  ...processOfDatabase,
  parts: withoutTest,
  score: processScoreOfParts(withoutTest),
  points: processPoints(processScoreOfParts(withoutTest)),
};

/** 04735 without 综合测验. */
export const withoutCompTest: CourseList = databaseWith({
  hasCompTest: false,
  compTestBest: null,
  compTestRunning: null,
  process: processWithoutCompTest,
});

const longNames = ['W'.repeat(80), '习近平新时代中国特色社会主义思想概论与马克思主义基本原理导读（含实践）'];

/** Names longer than any place for them. */
export const overlong: CourseList = listWith((_, index) => {
  const courseName = longNames[index];
  return courseName === undefined ? {} : { courseName, teacher: '买买提·阿不都热合曼' };
});
