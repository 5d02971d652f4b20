import type { TrendPeriod } from './trend.ts';

const period = (id: string, ...attempts: TrendPeriod['attempts']): TrendPeriod => {
  const [year, month] = id.split('.');
  return { id, label: id, name: `20${year}年${Number(month)}月`, attempts };
};

/** 周子墨's results, as drawn. */
export const sampleTrend: TrendPeriod[] = [
  period('25.04', { id: '02333', name: '软件工程', score: 60 }),
  period('25.10', { id: '13013', name: '高级语言程序设计', score: 71 }),
  period(
    '26.04',
    { id: '15044', name: '马克思主义基本原理', score: 66 },
    { id: '15043', name: '中国近现代史纲要', score: 78 },
  ),
  period('26.10', { id: '13003', name: '数据结构与算法', score: 59.5 }),
];

/** With an absence beside a result, one alone, and a period in which nothing was taken. */
export const trendWithGaps: TrendPeriod[] = [
  period('24.10', { id: '02333', name: '软件工程', score: 52 }, { id: '00023', score: null }),
  period('25.04', { id: '02333', name: '软件工程', score: 64 }),
  period('25.10', { id: '02324', name: '离散数学', score: null }),
  period('26.01'),
  period('26.04', { id: '13013', name: '高级语言程序设计', score: 71 }),
  period(
    '26.10',
    { id: '13003', name: '数据结构与算法', score: 59.5 },
    { id: '02324', name: '离散数学', score: null, note: '违纪' },
  ),
];

/** As many periods as asked for, two a year, with scores that go up and down by a rule. */
export const manyPeriods = (length: number): TrendPeriod[] =>
  Array.from({ length }, (_, index) => {
    const year = String(2027 - Math.floor((length - index) / 2)).slice(2);
    return {
      ...period(`${year}.${index % 2 ? '10' : '04'}`, {
        id: 'only',
        name: '英语（专升本）',
        score: 40 + ((index * 37) % 56),
      }),
      id: String(index),
    };
  });
