import type { Deadline } from './DeadlineLine.tsx';

/** 2026-11-21 20:14 in Beijing. */
export const sampleNow = Date.UTC(2026, 10, 21, 12, 14);

const at = (month: number, day: number, hour: number, minute = 0) =>
  Date.UTC(2026, month - 1, day, hour - 8, minute);

/** As drawn. */
export const sampleDeadlines: Deadline[] = [
  { id: 'test', at: at(11, 21, 21, 2), when: '今晚 21:02', what: '综合测验到时自动交卷', tone: 'danger' },
  { id: 'live', at: at(11, 22, 19, 30), when: '明天 19:30', what: '直播　数据结构与算法　图与排序专题' },
  {
    id: 'practice',
    at: at(11, 26, 0),
    when: '11月26日',
    whenLong: '11月26日，还有 5 天',
    what: '实践考核报名截止，13014、02334 可报',
    tone: 'warning',
  },
  {
    id: 'enrol',
    at: at(11, 27, 17),
    when: '11月27日 17:00',
    whenLong: '11月27日（周五）17:00，还有 5 天 20 小时',
    what: '2027年1月考期报考截止',
    tone: 'warning',
    href: '#enrol',
  },
  { id: 'upkeep', at: at(11, 29, 0), when: '11月29日 00:00–04:00', what: '系统维护，暂停服务' },
  { id: 'ticket', at: at(12, 12, 9), when: '12月12日 09:00', what: '实践准考证开放' },
];
