import type { RulerPoint } from './ruler.ts';

const at = (month: number, day: number, hour = 0, minute = 0) =>
  Date.UTC(month > 6 ? 2026 : 2027, month - 1, day, hour - 8, minute);

const points: RulerPoint[] = [
  { id: 'open', at: at(11, 16, 9), label: '报考开始', when: '11月16日 09:00' },
  { id: 'close', at: at(11, 27, 17), label: '报考截止', when: '11月27日 17:00', isNext: true },
  { id: 'pay', at: at(11, 28, 17), label: '缴费截止', when: '11月28日 17:00' },
  { id: 'ticket', at: at(1, 2), label: '准考证开放', when: '1月2日' },
  { id: 'exam', at: at(1, 9), label: '考试', when: '1月9日、10日' },
  { id: 'scores', at: at(2, 15), label: '公布成绩', when: '2月中旬' },
];

/** As drawn on the plan: now is 2026-11-21 20:14. */
export const samplePeriod = { points, now: at(11, 21, 20, 14), nowNote: '离截止还有 5 天 20 小时' };

const hours: RulerPoint[] = [
  { id: 'in', at: at(12, 19, 8, 30), label: '开始入场', when: '08:30' },
  { id: 'start', at: at(12, 19, 9), label: '开考', when: '09:00' },
  { id: 'late', at: at(12, 19, 9, 15), label: '停止入场', when: '09:15' },
  { id: 'leave', at: at(12, 19, 9, 30), label: '可以交卷', when: '09:30' },
  { id: 'end', at: at(12, 19, 11), label: '结束', when: '11:00' },
];

/** As drawn on the ticket. */
export const sampleExamDay = {
  label: '上午场',
  points: hours,
  spans: [{ from: at(12, 19, 9), to: at(12, 19, 11) }],
  scale: 'time' as const,
  look: 'tick' as const,
  now: undefined,
  nowNote: undefined,
};
