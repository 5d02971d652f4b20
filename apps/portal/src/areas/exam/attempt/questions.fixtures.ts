import type { PaperQuestion } from '@qianwei/api/contract/exam/attempt';

/** A choice question: its stem, then its options from A on. */
export type Choice = readonly [stem: string, ...options: string[]];

/** The options of a choice question. */
export const optionsOf = (texts: readonly string[]): PaperQuestion['options'] =>
  texts.map((text, index) => ({ key: String.fromCharCode(65 + index), text }));

/** The drawn questions of 周子墨's paper, by question. */
export const drawnQuestions: Readonly<Record<string, Partial<PaperQuestion>>> = {
  'single-9': {
    stem: '在关系模式 STC(S, T, C) 中，S 表示学生，T 表示教师，C 表示课程。每位教师只教一门课，每门课有多位教师，某学生选定某门课后就对应一位固定的教师。则 STC 最高属于',
    options: optionsOf(['1NF', '2NF', '3NF', 'BCNF']),
  },
  'multiple-2': { stem: '关系模型的完整性约束包括' },
  'judge-1': { stem: 'HAVING 子句可以在没有分组的情况下替代 WHERE 筛选元组。' },
  'blank-3': {
    stem: '设关系模式 R(A, B, C, D, E) 的函数依赖集 F = {A→B，B→D，CD→E}，则属性 A 的闭包 A⁺ 中共含 ____ 个属性。',
  },
  'short-2': { stem: '简述数据库设计的六个阶段及各阶段的主要任务。' },
  'short-3': { stem: '简述视图的概念及使用视图的优点。' },
};

/** Single choices with formulas, code and a table. */
export const formulas: readonly Choice[] = [
  [
    '含 $n$ 个结点的完全二叉树的高度 $h=\\lfloor\\log_2 n\\rfloor+1$。当 $n=100$ 时，$h$ 等于',
    '$6$',
    '$7$',
    '$\\dfrac{100}{2}$',
    '$\\sqrt{100}-1$',
  ],
  [
    '执行下面的程序段，时间复杂度为\n\n```c\nfor (i = 0; i < n; i++)\n  for (j = i; j < n; j++)\n    count++;\n```\n\n$$T(n)=\\sum_{i=0}^{n-1}(n-i)=\\frac{n(n+1)}{2}$$',
    '$O(n)$',
    '$O(n\\log n)$',
    '$O(n^2)$',
    '$O(2^n)$',
  ],
  [
    '下表是一个散列表，装填因子为\n\n| 地址 | 0 | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|---|\n| 关键字 | 15 | | 27 | 8 | |',
    '0.4',
    '0.6',
    '0.8',
    '1.0',
  ],
];

/** The material of the drawn question. */
export const tables = [
  '学生选课库有三个关系，S、C 的主码已加下划线。请回答三小题。',
  '',
  '| 关系 | 属性 |',
  '|---|---|',
  '| **S** | `Sno`, Sname, Dept |',
  '| **C** | `Cno`, Cname, Credit |',
  '| **SC** | Sno, Cno, Grade |',
  '',
  'S 为学生，C 为课程，SC 为选课。Grade 为百分制成绩，未考时为空值。',
].join('\n');

/** A text to read, with questions of several types. */
export const passage = [
  'Most people who study after work say that they do not lack interest or ability. What they lack is time. A mother of two may open her book at ten in the evening; a driver may read during a twenty-minute break. For them, learning is *a second job* which nobody pays for.',
  '',
  'Yet teachers often notice that such students remember what they learn longer. They connect it with what they have seen at work, and they seldom study without a reason. A steady hour each day, they say, is worth more than a whole weekend before the test.',
].join('\n');
