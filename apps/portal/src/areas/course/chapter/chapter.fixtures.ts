import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { type CourseChapter, getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseMaterialList } from '@qianwei/api/contract/course/material';
import { getNoteList } from '@qianwei/api/contract/course/note';
import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { fixtureOf } from '../../../shared/client/story-fixture.ts';
import { noticePage } from '../../../shared/notices/notice-list.fixtures.ts';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import { outlinedChapters } from './outline.fixtures.ts';

const process: ProcessScore = {
  score: 82.8,
  points: 24.8,
  parts: [
    { code: 'VIDEO', score: 86, weight: 30 },
    { code: 'CHAPTER', score: 82, weight: 30 },
    { code: 'COMPREHENSIVE', score: 78, weight: 30 },
    { code: 'PERFORMANCE', score: 90, weight: 10 },
  ],
  chapterScores: [90, 85, 88, 80, 75, 84, 78, 76],
  performance: [
    { code: 'LIVE', full: 30, got: 30, count: 2, of: 2 },
    { code: 'POP', full: 30, got: 24, count: 24, of: 30 },
    { code: 'NOTE', full: 20, got: 20, count: 12, of: null },
    { code: 'ASK', full: 20, got: 16, count: 4, of: null },
  ],
  cutOff: '2027-01-10 00:00:00',
  validUntil: null,
  basis: { title: '《自考课程过程性评价实施细则》第六条', date: '2025-09-01', path: null },
};

/** 04735 of 周子墨: the 综合测验 runs, lesson 4.2 was left at 0:42. */
export const studiedCourse: CourseChapter = fixtureOf(getCourseChapter, {
  course: {
    courseId: '04735',
    subjectId: '04735',
    courseCode: '04735',
    courseName: '数据库系统原理',
    oldCodes: [],
    credit: 4,
    teacher: '沈知行',
    tone: 'CORE',
    teacherTitle: '副教授',
    textbook: { title: '《数据库系统原理》', edition: '2018年版' },
    outlineYear: 2018,
    theoryCode: '',
    service: {
      status: 'ACTIVE',
      types: ['VIDEO', 'QUESTIONS', 'LIVE', 'PROCESS'],
      openDate: '2026-07-24',
      expireTime: '2027-11-01 00:00:00',
    },
    videoRate: 86,
    lessonCount: 27,
    videoSeconds: 1335,
  },
  chapters: [...outlinedChapters],
  levels: [
    { level: 'KNOW', done: 12, total: 16 },
    { level: 'UNDERSTAND', done: 31, total: 34 },
    { level: 'APPLY', done: 26, total: 31 },
  ],
  lastLessonId: '04735-c04-l02',
  last: {
    lessonId: '04735-c04-l02',
    no: '4.2',
    title: '数据查询',
    chapterNo: 4,
    chapterTitle: 'SQL与关系数据库基本操作',
    position: 42,
    duration: 81,
    playedAt: '2026-11-20 22:41:00',
  },
  counts: { notices: 1, materials: 6, questions: 7, notes: 12 },
  process,
  compTest: {
    testId: 't04735',
    best: 78,
    usedTry: 2,
    maxTry: 2,
    runningUntil: '2026-11-21 21:02:45',
  },
  exam: {
    periodName: '2027年1月考期',
    startTime: '2027-01-09 09:00:00',
    sessionCode: 'A',
    clashCodes: ['13003'],
  },
  batch: null,
  batches: [],
  taskSheet: null,
  serverTime: storyTime,
});

/** Nothing was watched, and no test taken. */
export const freshCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...studiedCourse,
  course: { ...studiedCourse.course, videoRate: 0 },
  chapters: outlinedChapters.map((chapter) => ({
    ...chapter,
    finishedCount: 0,
    watchRate: 0,
    sections: chapter.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((lesson) => ({ ...lesson, watchRate: 0, finished: false, position: 0 })),
    })),
    test: chapter.test && { ...chapter.test, usedTry: 0, best: null, passed: false },
  })),
  levels: studiedCourse.levels.map((level) => ({ ...level, done: 0 })),
  lastLessonId: '04735-c01-l01',
  last: null,
  counts: { notices: 0, materials: 6, questions: 0, notes: 0 },
  process: {
    ...process,
    score: 0,
    points: 0,
    parts: process.parts.map((part) => ({ ...part, score: 0 })),
    chapterScores: process.chapterScores.map(() => null),
    performance: process.performance.map((item) => ({ ...item, got: 0, count: 0 })),
  },
  compTest: { testId: 't04735', best: null, usedTry: 0, maxTry: 2, runningUntil: null },
});

/** The chapters open one after the other: the second is being studied. */
export const lockedCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...freshCourse,
  chapters: freshCourse.chapters.map((chapter) => ({
    ...chapter,
    unlockAfter: chapter.no > 2 ? chapter.no - 1 : null,
    ...(chapter.no === 1 && outlinedChapters[0]),
  })),
  lastLessonId: '04735-c02-l01',
});

/** The service has ended: the videos cannot be played. */
export const expiredCourse: CourseChapter = fixtureOf(getCourseChapter, {
  ...studiedCourse,
  course: {
    ...studiedCourse.course,
    service: {
      status: 'EXPIRED',
      types: ['VIDEO', 'QUESTIONS', 'LIVE', 'PROCESS'],
      openDate: '2024-10-25',
      expireTime: '2026-10-26 00:00:00',
    },
  },
  compTest: null,
});

/** The questions of 04735: an open one and two answered ones of 周子墨, and one of somebody else. */
export const questions = fixtureOf(getCourseQaList, {
  list: [
    {
      qaId: 'qa-04',
      lessonId: '04735-c04-l02',
      lessonNo: '4.2',
      lessonTitle: '数据查询',
      second: 20,
      question: 'LIKE里的下划线代表一个字符，如果数据库的字符集不是UTF-8，一个汉字还算一个字符吗？',
      files: [{ fileId: 'file-1', name: '我的查询结果.png', size: 186_854, url: '/files/1' }],
      author: '周同学',
      mine: true,
      time: '2026-11-20 22:38:00',
      answer: null,
      answeredAt: null,
      teacher: '',
    },
    {
      qaId: 'qa-01',
      lessonId: '04735-c04-l02',
      lessonNo: '4.2',
      lessonTitle: '数据查询',
      second: 4,
      question: 'DISTINCT和GROUP BY都能得到不重复的系名，两种写法有什么区别？',
      files: [],
      author: '周同学',
      mine: true,
      time: '2026-11-15 21:12:00',
      answer:
        '只求不重复的值，两种写法结果相同，用DISTINCT意思更清楚。GROUP BY是为了分组以后再统计，例如各系的人数：`SELECT Dept, COUNT(*) FROM S GROUP BY Dept`，这是DISTINCT做不到的。\n\n还要注意，DISTINCT作用于SELECT后面各列的组合，不是只对紧跟着的一列。',
      answeredAt: '2026-11-16 09:40:00',
      teacher: '沈知行',
    },
    {
      qaId: 'qa-03',
      lessonId: '04735-c06-l03',
      lessonNo: '6.3',
      lessonTitle: '事务与并发控制',
      second: 42,
      question: '两段锁协议能保证可串行化，为什么还会死锁？',
      files: [],
      author: '周同学',
      mine: true,
      time: '2026-11-12 22:03:00',
      answer:
        '两段锁只规定“加锁在前、放锁在后”，没有规定加锁的次序。T1先锁A再等B，T2先锁B再等A，两个事务都遵守了两段锁，却互相等待，这就是死锁。',
      answeredAt: '2026-11-13 08:50:00',
      teacher: '沈知行',
    },
    {
      qaId: 'qa-05',
      lessonId: '04735-c03-l03',
      lessonNo: '3.3',
      lessonTitle: 'E-R图向关系模型的转换',
      second: 12,
      question: '1∶n联系能不能也单独建一张表？',
      files: [],
      author: '陈同学',
      mine: false,
      time: '2026-10-12 19:20:00',
      answer: '可以，教材也提到这种做法。但是多一张表，查询时多一次连接，所以一般与n端合并。',
      answeredAt: '2026-10-13 09:15:00',
      teacher: '沈知行',
    },
  ],
  total: 14,
  pageNo: 1,
  pageSize: 10,
});

const noteAt = (
  noteId: string,
  [lessonNo, lessonTitle]: readonly [string, string],
  second: number,
  content: string,
  time: string,
) => ({
  noteId,
  lessonId: `04735-c0${lessonNo[0]}-l0${lessonNo[2]}`,
  lessonNo,
  lessonTitle,
  second,
  content,
  time,
});

/** Notes of 04735; the last one looks like markup and is text. */
export const notes = fixtureOf(getNoteList, {
  list: [
    noteAt(
      'note-6bb019bd',
      ['1.1', '数据库的基本概念'],
      40,
      'DBS包含DB和DBMS，是整体和部分。',
      '2026-09-21 20:40:00',
    ),
    noteAt('note-5e518c7c', ['4.2', '数据查询'], 21, '判断空值只能用IS NULL。', '2026-11-20 22:41:00'),
    noteAt(
      'note-7c11aa02',
      ['4.2', '数据查询'],
      57,
      '<b>HAVING</b> 里才能写聚集函数：\nHAVING COUNT(*) > 3',
      '2026-11-20 22:43:00',
    ),
    noteAt(
      'note-0511868d',
      ['6.3', '事务与并发控制'],
      43,
      '两段锁：保证可串行化，不防死锁。考过。',
      '2026-11-10 21:40:00',
    ),
  ],
});

/** The files of 04735. */
export const materials = fixtureOf(getCourseMaterialList, {
  list: (
    [
      ['数据库系统原理学习提纲.pdf', 'OUTLINE', 186_854, 4, []],
      ['关系代数与SQL对照表.pdf', 'HANDOUT', 149_715, 2, [2, 4]],
      ['规范化五步法.pdf', 'HANDOUT', 109_348, 1, [2]],
      ['E-R图画法与转换规则.docx', 'HANDOUT', 198_316, null, [3]],
      ['事务、并发与恢复一页纸.pdf', 'HANDOUT', 44_839, 1, [6]],
      ['数据库系统原理章节练习（含解析）.pdf', 'EXERCISE', 149_164, 12, []],
    ] as const
  ).map(([name, category, size, pages, chapterNos], index) => ({
    fileId: `04735-m0${index + 1}`,
    name,
    category,
    type: name.endsWith('pdf') ? ('pdf' as const) : ('docx' as const),
    size,
    pages,
    chapterNos: [...chapterNos],
    url: `/files/04735-m0${index + 1}`,
  })),
});

const studyNotices = noticePage().list.filter(({ category }) => category === 'STUDY');

/** The notices about studying. */
export const studyNoticePage = noticePage({ list: studyNotices, total: studyNotices.length });
