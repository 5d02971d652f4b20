import type { WeekEvent } from './week.ts';

/** 2026-11-21 20:14 in Beijing. */
export const sampleWeekNow = '2026-11-21 20:14';

/** A week before the enrolment of January. */
export const sampleEvents: WeekEvent[] = [
  {
    id: 'english',
    title: '英语（专升本） 写作与翻译',
    kind: 'live',
    start: '2026-11-18 19:30',
    end: '2026-11-18 21:00',
    note: '可回放',
    href: '#english',
  },
  {
    id: 'database',
    title: '数据库系统原理 考前串讲',
    kind: 'live',
    start: '2026-11-21 19:54',
    end: '2026-11-21 21:24',
    href: '#database',
  },
  {
    id: 'test',
    title: '数据库系统原理 综合测验',
    kind: 'exam',
    start: '2026-11-21 20:02',
    end: '2026-11-21 21:02',
    href: '#test',
  },
  { id: 'practice', title: '实践考核确认', kind: 'deadline', start: '2026-11-20 17:00', href: '#practice' },
  {
    id: 'session',
    title: '高级语言程序设计（实践）',
    kind: 'registered',
    start: '2026-11-22 09:00',
    end: '2026-11-22 11:00',
    note: '第 3 机房 17 号',
    href: '#session',
  },
  {
    id: 'graphs',
    title: '数据结构与算法 图与排序专题',
    kind: 'live',
    start: '2026-11-22 19:30',
    end: '2026-11-22 21:00',
    href: '#graphs',
  },
];
