import type { WrongQuestion } from '@qianwei/api/contract/exam/book';

/** The chapter on SQL of 《数据库系统原理》. */
export const sqlChapter = '第四章 SQL与关系数据库基本操作';

/** 多选题 of 《数据库系统原理》, answered wrong. */
export const wrongMultiple = {
  questionType: 'MULTIPLE',
  stem: '关系模型的完整性约束包括',
  options: [
    { key: 'A', text: '实体完整性' },
    { key: 'B', text: '参照完整性' },
    { key: 'C', text: '用户定义完整性' },
    { key: 'D', text: '并发完整性' },
    { key: 'E', text: '物理完整性' },
  ],
  blanks: 0,
  score: 2,
  materialId: null,
  chapter: '第二章 关系数据库',
  myAnswer: ['A', 'B', 'D'],
  rightAnswer: ['A', 'B', 'C'],
  collected: true,
} satisfies Partial<WrongQuestion>;
