import type { OutlinedChapter } from '@qianwei/api/contract/course/chapter';
import type { PopQuestion } from '@qianwei/api/contract/course/play';
import { pointStates } from './knowledge-state.ts';

/** 4.2 of 数据库系统原理, paused at 12:35 of 24:10, as drawn. */
export const lesson = {
  no: '4.2',
  title: '数据查询',
  chapter: '第四章　SQL 与关系数据库基本操作，应用',
  duration: 1450,
  position: 755,
  ranges: [[0, 845]] as [number, number][],
  furthest: 845,
  reach: 855,
  knowledge: [
    { second: 0, title: 'SELECT 语句的结构' },
    { second: 185, title: '条件与 LIKE' },
    { second: 440, title: '聚集函数与空值' },
    { second: 670, title: '分组与 HAVING' },
  ],
  pops: [
    { second: 430, answered: true },
    { second: 740, answered: false },
  ],
};

export const points = pointStates(lesson.knowledge, lesson);

const question = {
  questionId: 'q1',
  score: 1,
  blanks: 0,
  materialId: null,
  answered: null,
  second: 740,
};

export const judge: PopQuestion = {
  ...question,
  questionType: 'JUDGE',
  stem: 'HAVING 子句可以在没有分组的情况下替代 WHERE 筛选元组。',
  options: [],
};

export const single: PopQuestion = {
  ...question,
  questionType: 'SINGLE',
  stem: '查询平均成绩不低于 60 分的学号，条件 `AVG(Grade) >= 60` 应当写在哪个子句里？',
  options: [
    { key: 'A', text: '`WHERE`' },
    { key: 'B', text: '`GROUP BY`' },
    { key: 'C', text: '`HAVING`' },
    { key: 'D', text: '`ORDER BY`' },
  ],
};

export const multiple: PopQuestion = {
  ...question,
  questionType: 'MULTIPLE',
  stem: '下列聚集函数中，计算时不计入空值的有哪些？',
  options: [
    { key: 'A', text: '`COUNT(*)`' },
    { key: 'B', text: '`COUNT(Grade)`' },
    { key: 'C', text: '`AVG(Grade)`' },
  ],
};

export const blanks: PopQuestion = {
  ...question,
  questionType: 'BLANK',
  stem: '两段锁协议把事务分成两个阶段：第一阶段是____阶段，第二阶段是____阶段。',
  options: [],
  blanks: 2,
};

export const wrong = {
  right: false,
  rightAnswer: '错误',
  analysis: '没有 `GROUP BY` 时，整个表当作一组，`HAVING` 留下或去掉的是这一整组。',
};

export const right = { ...wrong, right: true };

export const notes = [
  {
    noteId: 'n1',
    second: 220,
    content: 'DISTINCT 写在所有列名前，一个 SELECT 只写一次。',
  },
  { noteId: 'n2', second: 592, content: 'COUNT(*) 数行，COUNT(列) 不数 NULL，\nAVG 也不算 NULL。' },
  { noteId: 'n3', second: 751, content: 'WHERE 先筛行，HAVING 后筛组。能写进 WHERE 的不要写进 HAVING。' },
];

const outlined = (no: string, title: string, duration: number, watchRate: number, position: number) => ({
  lessonId: no,
  no,
  title,
  duration,
  watchRate,
  finished: watchRate >= 90,
  batchRate: null,
  position,
  level: 'APPLY' as const,
  free: false,
  knowledge: [],
});

const chapterOf = (
  no: number,
  title: string,
  watchRate: number,
  lessons: ReturnType<typeof outlined>[],
): OutlinedChapter => ({
  chapterId: `c${no}`,
  no,
  title,
  duration: 3600,
  lessonCount: lessons.length,
  finishedCount: lessons.filter(({ finished }) => finished).length,
  watchRate,
  unlockAfter: null,
  sections: [{ sectionId: `s${no}`, title, lessons }],
  test: null,
});

export const chapters: OutlinedChapter[] = [
  chapterOf(3, '数据库设计', 100, [outlined('3.1', '设计概述', 1102, 100, 0)]),
  chapterOf(4, 'SQL 与关系数据库基本操作', 43, [
    outlined('4.1', 'SQL 概述与数据定义', 962, 100, 0),
    outlined('4.2', '数据查询', 1450, 58, 755),
    outlined('4.3', '连接查询与嵌套查询', 918, 0, 0),
  ]),
  { ...chapterOf(5, '数据库编程', 0, [outlined('5.1', '存储过程', 900, 0, 0)]), unlockAfter: 4 },
];

export const batch = {
  name: '2026 年下半年实践课程测评',
  endTime: '2026-12-07 00:00:00',
  ended: false,
  learnRate: 48,
  learnNeed: 60,
} as const;
