import { assessmentOf, batches, comprehensiveOf } from './demo-tests.ts';

/** An attempt of a demo student that is over. */
export interface DemoAttempt {
  readonly name: string;
  readonly testId: string;
  /** The batch; empty without one. */
  readonly bizId: string;
  readonly tryNo: number;
  /** Days before now that it began. */
  readonly daysAgo: number;
  /** Minutes that it took. */
  readonly minutes: number;
  /** Points that the marks come to. */
  readonly score: number;
  readonly status: 'GRADED' | 'MARKING' | 'VOID';
  readonly voidReason?: string;
}

const graded = { status: 'GRADED', bizId: '' } as const;
const database = { ...graded, testId: comprehensiveOf('04735') };
const structures = { ...graded, testId: assessmentOf('13004'), bizId: batches.practice };
const accounting = { ...graded, testId: assessmentOf('13753') };

/** Attempts before now, oldest first for each student. */
export const demoAttempts: readonly DemoAttempt[] = [
  { ...database, name: '周子墨', tryNo: 1, daysAgo: 2.1, minutes: 71, score: 78 },
  {
    ...graded,
    testId: comprehensiveOf('13003'),
    name: '周子墨',
    tryNo: 1,
    daysAgo: 5,
    minutes: 76,
    score: 71,
  },
  { ...structures, name: '周子墨', tryNo: 1, daysAgo: 9, minutes: 52, score: 52 },
  { ...structures, name: '周子墨', tryNo: 2, daysAgo: 4, minutes: 47, score: 58 },
  { ...database, name: '陈思远', tryNo: 1, daysAgo: 12, minutes: 64, score: 66 },
  { ...database, name: '陈思远', tryNo: 2, daysAgo: 10, minutes: 80, score: 83 },
  { ...database, name: '孙浩然', tryNo: 1, daysAgo: 20, minutes: 77, score: 71 },
  { ...database, name: '郑凯', tryNo: 1, daysAgo: 25, minutes: 58, score: 90 },
  { ...database, name: '黄磊', tryNo: 1, daysAgo: 18, minutes: 85, score: 64 },
  {
    ...graded,
    name: '王雨桐',
    testId: comprehensiveOf('13140'),
    tryNo: 1,
    daysAgo: 1.2,
    minutes: 83,
    score: 80,
    status: 'MARKING',
  },
  { ...accounting, name: '王雨桐', bizId: batches.practice, tryNo: 1, daysAgo: 6, minutes: 44, score: 85 },
  { ...accounting, name: '何静', bizId: batches.practice, tryNo: 1, daysAgo: 3, minutes: 58, score: 56 },
  {
    ...accounting,
    name: '冯雪',
    bizId: batches.earlier,
    tryNo: 1,
    daysAgo: 175,
    minutes: 31,
    score: 70,
    status: 'VOID',
    voidReason: '监测到同一账号在两地同时作答，经核实由他人代答，本次作废。',
  },
  { ...accounting, name: '冯雪', bizId: batches.earlier, tryNo: 2, daysAgo: 160, minutes: 50, score: 72 },
  {
    ...graded,
    name: '徐悦',
    testId: assessmentOf('90001'),
    bizId: batches.certificate,
    tryNo: 1,
    daysAgo: 5,
    minutes: 49,
    score: 86,
  },
];
