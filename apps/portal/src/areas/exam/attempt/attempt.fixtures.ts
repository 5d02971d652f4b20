import {
  getTestPaper,
  type PaperQuestion,
  type Receipt,
  submitTest,
  type TestPaper,
} from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { type Choice, drawnQuestions, formulas, optionsOf, passage, tables } from './questions.fixtures.ts';
import testPaper from './test-paper.recorded.json';

type Facts = Partial<PaperQuestion> & Pick<PaperQuestion, 'questionId' | 'questionType' | 'stem' | 'score'>;

const unanswered = { answer: null, marked: false, seconds: 0, at: 0 };

const question = (facts: Facts): PaperQuestion => ({
  ...unanswered,
  options: [],
  blanks: 0,
  points: 0,
  materialId: null,
  ...facts,
});

const choices = (name: string, list: readonly Choice[]) =>
  list.map(([stem, ...options], index) =>
    question({
      questionId: `${name}-${index + 1}`,
      questionType: 'SINGLE',
      stem,
      score: 2,
      options: optionsOf(options),
    }),
  );

const part = (facts: Omit<Facts, 'materialId'>) => question({ ...facts, materialId: 'relations' });

const parts = [
  part({ questionId: 'key', questionType: 'BLANK', stem: '关系 SC 的主码为 ____', score: 4, blanks: 1 }),
  part({
    questionId: 'sql',
    questionType: 'SHORT',
    stem: '写出 SQL：查询平均成绩不低于 70 的学生学号及平均分，按平均分降序。',
    score: 8,
    points: 4,
  }),
  part({
    questionId: 'normal-form',
    questionType: 'SHORT',
    stem: 'R (Sno, Dept, DeptHead) 属于第几范式？如何分解到 3NF？',
    score: 10,
  }),
];

const group = (
  questionType: QuestionType,
  title: string,
  questions: PaperQuestion[],
): TestPaper['groups'][number] => ({
  questionType,
  title,
  rule: '',
  score: questions.reduce((sum, { score }) => sum + score, 0),
  questions,
});

const recorded = recordedAnswer(getTestPaper, testPaper);

/**
 * The questions of a type as they were recorded and drawn, without answers: `single-1`, `single-2`, … The drawings show
 * the rule of MULTIPLE only; the server sends one for every type.
 */
const recordedGroup = (questionType: QuestionType, change: Partial<TestPaper['groups'][number]> = {}) => {
  const found = itemOf(recorded.groups, 'questionType', questionType);
  const questions = found.questions.map((words, index) => {
    const questionId = `${questionType.toLowerCase()}-${index + 1}`;
    return { ...words, ...unanswered, questionId, ...drawnQuestions[questionId] };
  });
  return { ...found, questions, ...change };
};

const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`);

/** 周子墨's second try of 综合测验, as it is drawn: 44 numbers, 90 minutes until 21:02:45. */
export const paper: TestPaper = fixtureOf(getTestPaper, {
  ...recorded,
  testRecordId: 'record-2',
  testId: 'test-04735',
  groups: [
    recordedGroup('SINGLE', { rule: '' }),
    recordedGroup('MULTIPLE'),
    recordedGroup('JUDGE', { rule: '' }),
    recordedGroup('BLANK', { rule: '' }),
    recordedGroup('SHORT', { rule: '' }),
    recordedGroup('MATERIAL', { rule: '', questions: parts }),
  ],
  materials: [{ materialId: 'relations', content: tables }],
});

/** Every type, with formulas, code and a table. */
export const mixedPaper: TestPaper = fixtureOf(getTestPaper, {
  ...paper,
  testRecordId: 'record-mixed',
  name: '《数据结构》综合测验',
  courseName: '数据结构',
  groups: [
    group('SINGLE', '单选题', choices('single', formulas)),
    group('BLANK', '填空题', [
      question({
        questionId: 'blanks',
        questionType: 'BLANK',
        stem: '设 $A=((1,2),(3,4))$，则 $|A|$ = ____，$A$ 的秩为 ____。补全下面的循环：\n\n```c\nfor (int i = 0; i < ____; i++)\n  sum += a[i];\n```',
        score: 3,
        blanks: 3,
      }),
    ]),
    group('TERM', '名词解释', [
      question({ questionId: 'term-1', questionType: 'TERM', stem: '软件危机', score: 3, points: 3 }),
    ]),
    group('ESSAY', '论述题', [
      question({
        questionId: 'essay-1',
        questionType: 'ESSAY',
        stem: '论述五四运动的历史特点。',
        score: 10,
        points: 5,
      }),
    ]),
    group('MATERIAL', '阅读理解', [
      ...choices('reading', [
        ['What do most adult learners lack?', 'Money', 'Time', 'Teachers', 'Interest'],
        ['The word *steady* is closest to', 'slow', 'regular', 'heavy', 'sudden'],
      ]).map((choice) => ({ ...choice, materialId: 'passage' })),
      question({
        questionId: 'true',
        questionType: 'JUDGE',
        stem: 'Adults always learn more slowly.',
        score: 2,
        materialId: 'passage',
      }),
      question({
        questionId: 'why',
        questionType: 'SHORT',
        stem: 'Why does the writer call the habit *a second job*?',
        score: 6,
        points: 2,
        materialId: 'passage',
      }),
    ]),
  ],
  materials: [{ materialId: 'passage', content: passage }],
});

type Answers = Record<string, AnswerValue>;

const numbered = <Value>(name: string, values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [`${name}-${index + 1}`, value]));

/** Twenty-six answers, as drawn. */
export const drawn: Answers = {
  ...numbered('single', [...'ABDCBBDABCBDBDC']),
  'multiple-1': ['C', 'D', 'E'],
  'multiple-2': ['A', 'B'],
  'multiple-3': ['A', 'B', 'D', 'E'],
  ...numbered(
    'judge',
    [...'BABABBAA'].map((letter) => letter === 'A'),
  ),
};

/** Three flags, as drawn. */
export const flags: readonly string[] = ['single-9', 'multiple-3', 'judge-8'];

const query = 'SELECT Sno, AVG(Grade)\nFROM SC\nGROUP BY Sno\nHAVING AVG(Grade) >= 70';

/** Two parts of the last question are answered, as drawn. */
export const twoParts: Answers = { ...drawn, key: ['(Sno, Cno)'], sql: query };

const words = ['HAVING', '逻辑', '4', '20', '二', '菱形', 'DISTINCT', 'UNIQUE', 'FETCH', 'REVOKE'];

/** Nothing is left to answer. */
export const complete: Answers = {
  ...twoParts,
  'multiple-4': ['B', 'C', 'D'],
  'multiple-5': ['B', 'C', 'D'],
  'judge-9': false,
  'judge-10': true,
  ...numbered(
    'blank',
    words.map((word) => [word]),
  ),
  'short-1': '数据独立性指应用程序与数据结构相互独立，分为物理独立性和逻辑独立性。',
  'short-2': '需求分析、概念结构设计、逻辑结构设计、物理结构设计、数据库实施、运行和维护。',
  'short-3': '视图是从一个或几个基本表导出的虚表，它简化操作，提供逻辑独立性，并保护数据。',
  'normal-form': '属于 2NF。分解为 R1(Sno, Dept)、R2(Dept, DeptHead)。',
};

/** Three questions without an answer: 33, 41 and 44. */
export const threeLeft: Answers = {
  ...complete,
  'blank-3': null,
  'short-1': null,
  key: null,
  sql: null,
  'normal-form': null,
};

/** Seconds until the end at the drawn moments. */
export const drawnLeft = 48 * 60 + 12;

export const savedAt = at('20:14:33');
export const offlineSince = at('20:16:05');

export const receipt: Receipt = fixtureOf(submitTest, {
  testRecordId: 'record-2',
  status: 'MARKING',
  score: null,
  passed: null,
  receiptNo: 'CY20261121-000417',
  answersHash: '8f3a91bc04d6e27750aa6b1cd94e3f208813c7d5e9b2641f0a7c35d2e6f871b4',
  submitTime: '2026-11-21 20:50:37',
  answered: 41,
  questionCount: 44,
  auto: false,
  type: 'COMPREHENSIVE',
  passScore: 60,
  best: 78,
  analysis: { isOpen: false, openTime: '2026-11-28 17:00:00' },
});
