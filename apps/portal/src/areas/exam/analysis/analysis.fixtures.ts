import {
  type AnalysedQuestion,
  getTestAnalysis,
  type TestAnalysis,
} from '@qianwei/api/contract/exam/analysis';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { sqlChapter, wrongMultiple } from '../shared/question.fixtures.ts';
import testAnalysis from './test-analysis.recorded.json';

const recorded = recordedAnswer(getTestAnalysis, testAnalysis);

const single: AnalysedQuestion = {
  ...itemOf(recorded.questions, 'questionType', 'SINGLE'),
  questionId: 'q1',
  stem: '三级模式结构中，与用户视图对应的是（　　）',
  options: [
    { key: 'A', text: '外模式' },
    { key: 'B', text: '模式' },
    { key: 'C', text: '内模式' },
    { key: 'D', text: '存储模式' },
  ],
  number: 1,
  myAnswer: 'A',
  marked: false,
  seconds: 41,
  rightAnswer: 'A',
  got: 2,
  analysis: '外模式是用户能够看见和使用的局部数据的逻辑结构描述，与用户视图对应。',
  chapter: '第一章 数据库系统概述',
  knowledge: { title: '三级模式结构', lessonId: 'l13', second: 312 },
  wrongRate: 18,
};

const points: AnalysedQuestion['points'] = [
  { text: '投影 Sno、AVG(Grade)', score: 1, hit: true },
  { text: '按 Sno 分组', score: 2, hit: true },
  { text: '用 HAVING 筛选平均成绩不低于 70 的组', score: 2, hit: false },
  { text: '按平均成绩降序排序', score: 1, hit: true },
];

/** One question of each way to answer; the two last are sub-questions of one material. */
export const questions: AnalysedQuestion[] = [
  single,
  {
    ...single,
    ...wrongMultiple,
    questionId: 'q16',
    number: 2,
    groupTitle: '多选题',
    marked: true,
    seconds: 95,
    got: 0,
    analysis: '关系模型有实体完整性、参照完整性和用户定义完整性三类约束。并发控制属于事务管理的范畴。',
    knowledge: { title: '关系的完整性', lessonId: 'l22', second: 1085 },
    wrongRate: 46,
    inWrongBook: true,
  },
  {
    ...single,
    questionId: 'q21',
    questionType: 'JUDGE',
    number: 3,
    groupTitle: '判断题',
    score: 1,
    options: [],
    stem: 'HAVING 子句可以在没有分组的情况下替代 WHERE 筛选元组。',
    myAnswer: null,
    rightAnswer: false,
    seconds: 0,
    got: 0,
    analysis: 'WHERE 作用于元组，HAVING 作用于分组，用来筛选分组而不是筛选元组。',
    chapter: sqlChapter,
    knowledge: { title: 'HAVING 子句', lessonId: null, second: null },
    wrongRate: 35,
    inWrongBook: true,
  },
  {
    ...single,
    questionId: 'q31',
    questionType: 'BLANK',
    number: 4,
    groupTitle: '填空题',
    options: [],
    blanks: 2,
    stem: '对分组结果进行筛选的子句是 ____，对元组进行筛选的子句是 ____。',
    myAnswer: ['HAVING', 'GROUP BY'],
    rightAnswer: ['HAVING', 'WHERE'],
    blankHits: [true, false],
    got: 1,
    analysis: 'GROUP BY 形成分组后，用 HAVING 筛选分组；WHERE 在分组之前筛选元组。',
    chapter: sqlChapter,
    knowledge: { title: 'HAVING 子句', lessonId: 'l42', second: 640 },
    wrongRate: null,
    inWrongBook: true,
  },
  {
    ...single,
    questionId: 'q41',
    questionType: 'SHORT',
    number: 5,
    groupTitle: '简答题',
    score: 6,
    options: [],
    stem: '简述数据独立性及其分类。',
    myAnswer: '数据独立性是指应用程序与数据的存储互相独立。\n物理独立性由模式/内模式映像保证。',
    rightAnswer:
      '数据独立性是指应用程序与数据库中的数据结构之间相互独立、互不影响。它分为**物理独立性**和**逻辑独立性**。',
    seconds: 402,
    got: 4,
    points: [
      { text: '定义：应用程序与数据的存储和逻辑结构相互独立', score: 2, hit: true },
      { text: '物理独立性由模式/内模式映像保证', score: 2, hit: true },
      { text: '逻辑独立性由外模式/模式映像保证', score: 2, hit: false },
    ],
    analysis: '三级模式提供两层映像，答题时要把“哪一层映像保证哪一种独立性”对应起来。',
    knowledge: { title: '数据独立性', lessonId: 'l14', second: 75 },
    comment: '定义清楚，漏了逻辑独立性。',
    wrongRate: 52,
  },
  {
    ...single,
    questionId: 'q44a',
    questionType: 'BLANK',
    number: 6,
    groupTitle: '综合题',
    score: 1,
    materialId: 'm1',
    options: [],
    blanks: 1,
    stem: '关系 SC 的主码为 ____。',
    myAnswer: ['(Sno, Cno)'],
    rightAnswer: ['(Sno,Cno)'],
    blankHits: [true],
    got: 1,
    analysis: '一个学生选多门课，一门课有多个学生，组合才能唯一标识元组。',
    chapter: '第二章 关系数据库',
    knowledge: { title: '主码', lessonId: null, second: null },
    wrongRate: 22,
  },
  {
    ...single,
    questionId: 'q44b',
    questionType: 'SHORT',
    number: 6,
    groupTitle: '综合题',
    score: 6,
    materialId: 'm1',
    options: [],
    stem: '写出 SQL 语句：查询平均成绩不低于 70 分的学生的学号及平均成绩，并按平均成绩降序排列。',
    myAnswer:
      'SELECT Sno, AVG(Grade) FROM SC\nWHERE AVG(Grade) >= 70\nGROUP BY Sno\nORDER BY AVG(Grade) DESC',
    rightAnswer:
      '```sql\nSELECT Sno, AVG(Grade)\nFROM SC\nGROUP BY Sno\nHAVING AVG(Grade) >= 70\nORDER BY AVG(Grade) DESC;\n```',
    marked: true,
    seconds: 540,
    got: 4,
    points,
    analysis: '平均成绩是分组后的结果，筛选条件必须写在 HAVING 中，写成 `WHERE AVG(Grade)>=70` 是语法错误。',
    chapter: sqlChapter,
    knowledge: { title: '分组查询', lessonId: 'l42', second: 640 },
    wrongRate: 61,
    remark: {
      status: 'PENDING',
      reason: '第三个采分点已经在答案中写出',
      reply: '',
      time: '2026-11-20 09:15:00',
    },
  },
];

/** The first try of 周子墨, small: 12 of 20 points. */
export const analysis: TestAnalysis = fixtureOf(getTestAnalysis, {
  ...recorded,
  testRecordId: 'r1',
  testId: 't04735',
  subjectId: 'c04735',
  tryNo: 1,
  score: 12,
  best: 12,
  totalScore: 20,
  passScore: 12,
  seconds: 4278,
  answered: 5,
  questionCount: 6,
  submitTime: '2026-11-18 20:41:23',
  receiptNo: 'CY20261118-000042',
  answersHash: '8f3a61c2d90e4b77a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899'.slice(0, 64),
  rank: '前 20%',
  remarkUntil: '2099-11-25 20:41:23',
  byType: [
    { questionType: 'SINGLE', title: '单选题', score: 2, got: 2, count: 1, right: 1 },
    { questionType: 'MULTIPLE', title: '多选题', score: 2, got: 0, count: 1, right: 0 },
    { questionType: 'JUDGE', title: '判断题', score: 1, got: 0, count: 1, right: 0 },
    { questionType: 'BLANK', title: '填空题', score: 2, got: 1, count: 1, right: 0 },
    { questionType: 'SHORT', title: '简答题', score: 6, got: 4, count: 1, right: 0 },
    { questionType: 'MATERIAL', title: '综合题', score: 7, got: 5, count: 1, right: 1 },
  ],
  byChapter: [
    { chapter: '第一章 数据库系统概述', score: 8, got: 6, count: 2, right: 1 },
    { chapter: '第二章 关系数据库', score: 3, got: 1, count: 2, right: 1 },
    { chapter: sqlChapter, score: 9, got: 5, count: 3, right: 0 },
  ],
  questions,
  materials: [
    {
      materialId: 'm1',
      content:
        '某学校的学生选课库有三张表：\n\n- S(Sno, Sname, Dept)：学号、姓名、系；\n- C(Cno, Cname, Credit)：课程号、课程名、学分；\n- SC(Sno, Cno, Grade)：学号、课程号、成绩。\n\n根据上述材料回答下列问题。',
    },
  ],
});

/** Handed in by the server; the written answers wait for the teacher. */
export const markingAnalysis: TestAnalysis = fixtureOf(getTestAnalysis, {
  ...analysis,
  status: 'MARKING',
  score: null,
  best: null,
  passed: null,
  auto: true,
  rank: '',
  remarkUntil: null,
  byType: analysis.byType.map((share) =>
    share.questionType === 'SHORT' || share.questionType === 'MATERIAL' ? { ...share, got: null } : share,
  ),
  byChapter: analysis.byChapter.map((share) => ({ ...share, got: null })),
  questions: questions.map((question) =>
    question.questionType === 'SHORT'
      ? {
          ...question,
          got: null,
          comment: '',
          remark: null,
          points: question.points.map((point) => ({ ...point, hit: null })),
        }
      : question,
  ),
});

export const voidAnalysis: TestAnalysis = fixtureOf(getTestAnalysis, {
  ...analysis,
  status: 'VOID',
  score: null,
  passed: null,
  rank: '',
  remarkUntil: null,
  voidReason: '两台设备同时作答，经核实为他人代答。',
});

/** As long as a whole paper: 52 questions. */
export const longAnalysis: TestAnalysis = fixtureOf(getTestAnalysis, {
  ...analysis,
  questionCount: 52,
  questions: Array.from({ length: 52 }, (_, index) => ({
    ...single,
    ...(questions[index % 4] ?? single),
    questionId: `long${index}`,
    number: index + 1,
  })),
});
