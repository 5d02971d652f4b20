/** A course of the plan, as the stories and tests of the table show it. */
export interface SampleCourse {
  code: string;
  name: string;
  credits: number | null;
  score: number | null;
  kind: string;
  when: string;
  book: string;
}

export const courses: readonly SampleCourse[] = [
  ['13003', '数据结构与算法', 4, 59.5, '专业核心课', '1月9日上午', '数据结构与算法（2023 年版）'],
  ['04735', '数据库系统原理', 4, null, '专业核心课', '1月9日上午', '数据库系统原理（2018 年版）'],
  ['13180', '操作系统', 4, 66, '专业核心课', '1月9日下午', '操作系统（2023 年版）'],
  ['02324', '离散数学', 4, null, '专业核心课', '1月9日下午', '离散数学（2014 年版）'],
  ['15043', '中国近现代史纲要', 3, 78, '公共课', '1月10日上午', '中国近现代史纲要（2023 年版）'],
  ['13013', '高级语言程序设计', 4, 71, '专业核心课', '1月10日上午', '高级语言程序设计（2024 年版）'],
  ['13000', '英语（专升本）', 7, 85, '公共课', '1月10日下午', '英语（专升本）自学教程（2024 年版）'],
].map(([code, name, credits, score, kind, when, book]) => ({
  code,
  name,
  credits,
  score,
  kind,
  when,
  book,
})) as SampleCourse[];

const subjects = [
  '数据结构',
  '操作系统',
  '离散数学',
  '英语',
  '概率论',
  '计算机网络',
  '毛泽东思想',
  '物流管理',
];
const levels = ['基础', '原理', '实践', '专题', '选读'];

/** Many rows, the same every time. */
export const manyCourses = (count: number): readonly SampleCourse[] =>
  Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 10007;
    return {
      code: String(mixed).padStart(5, '0'),
      name: `${subjects[mixed % subjects.length]}${levels[(mixed >> 3) % levels.length]}（${index + 1}）`,
      credits: (mixed % 7) + 1,
      score: mixed % 11 === 0 ? null : (mixed % 81) + 20,
      kind: ['专业核心课', '公共课', '选设课'][mixed % 3] ?? '',
      when: `1月${9 + (mixed % 2)}日${mixed % 4 < 2 ? '上午' : '下午'}`,
      book: `第 ${(mixed % 40) + 1} 版`,
    };
  });
