import { getWrongBook, type WrongQuestion } from '@qianwei/api/contract/exam/book';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { sqlChapter, wrongMultiple } from '../shared/question.fixtures.ts';
import wrongBookRecorded from './wrong-book.recorded.json';

const recorded = recordedAnswer(getWrongBook, wrongBookRecorded);

const base: WrongQuestion = {
  ...itemOf(recorded.list, 'questionType', 'MULTIPLE'),
  ...wrongMultiple,
  questionId: 'q17',
  courseId: 'c04735',
  courseCode: '04735',
  courseName: '数据库系统原理',
  wrongCount: 2,
  lastWrongTime: '2026-11-18 20:41:23',
  analysis:
    '关系模型有实体完整性、参照完整性和用户定义完整性三类约束。并发控制属于事务管理的范畴，“物理完整性”不是关系模型的完整性约束。',
};

/** Wrong questions of 周子墨, one of each way to answer. */
const wrongQuestions: WrongQuestion[] = [
  base,
  {
    ...base,
    questionId: 'q31',
    questionType: 'BLANK',
    stem: 'SQL 中对分组结果进行筛选的子句是 ____，对元组进行筛选的子句是 ____。',
    options: [],
    blanks: 2,
    chapter: sqlChapter,
    wrongCount: 1,
    myAnswer: ['WHERE', ''],
    rightAnswer: ['HAVING', 'WHERE'],
    analysis: 'GROUP BY 形成分组后，用 HAVING 子句筛选满足条件的分组；WHERE 在分组之前筛选元组。',
    collected: false,
  },
  {
    ...base,
    questionId: 'q44b',
    questionType: 'SHORT',
    stem: '写出 SQL 语句：查询平均成绩不低于 70 分的学生的学号及平均成绩。',
    options: [],
    score: 6,
    materialId: 'm1',
    material:
      '某学校的学生选课库有三张表：\n\n- S(Sno, Sname, Dept)\n- C(Cno, Cname, Credit)\n- SC(Sno, Cno, Grade)',
    chapter: sqlChapter,
    wrongCount: 1,
    myAnswer: 'SELECT Sno, AVG(Grade) FROM SC WHERE AVG(Grade) >= 70',
    rightAnswer: '```sql\nSELECT Sno, AVG(Grade)\nFROM SC\nGROUP BY Sno\nHAVING AVG(Grade) >= 70;\n```',
    analysis: '平均成绩是分组后的结果，筛选条件必须写在 HAVING 中。',
    collected: false,
  },
];

const courses = [
  { courseId: 'c04735', courseCode: '04735', courseName: '数据库系统原理', count: 23 },
  { courseId: 'c13003', courseCode: '13003', courseName: '数据结构与算法', count: 9 },
];

/** A page of the book with more behind it. */
export const wrongBook = fixtureOf(getWrongBook, {
  ...recorded,
  list: wrongQuestions,
  total: 23,
  courses,
});
export const emptyBook = fixtureOf(getWrongBook, { ...wrongBook, list: [], total: 0, courses: [] });
