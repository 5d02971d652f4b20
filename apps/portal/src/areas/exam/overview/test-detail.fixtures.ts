import type { TestRecord } from '@qianwei/api/contract/exam/history';
import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { storyTime } from '../../../shared/time/time.fixtures.ts';

/** An attempt of 周子墨: the first of 数据库系统原理, which passed. */
export const passedTry: TestRecord = {
  testRecordId: 'r1',
  tryNo: 1,
  startTime: '2026-11-18 19:30:05',
  submitTime: '2026-11-18 20:41:23',
  seconds: 4278,
  objective: 54,
  subjective: 24,
  score: 78,
  result: 'PASS',
  status: 'GRADED',
  voidReason: '',
  markedBy: '沈知行',
  markedTime: '2026-11-19 10:12:00',
  counted: true,
  bizId: '',
  bizName: '',
  receiptNo: 'CY20261118-000042',
};

export const runningTry: TestRecord = {
  ...passedTry,
  testRecordId: 'r2',
  tryNo: 2,
  startTime: '2026-11-21 19:32:45',
  submitTime: null,
  seconds: null,
  objective: null,
  subjective: null,
  score: null,
  result: 'PENDING',
  status: 'RUNNING',
  markedBy: '',
  markedTime: null,
  counted: false,
  receiptNo: '',
};

export const markingTry: TestRecord = {
  ...runningTry,
  submitTime: '2026-11-21 20:02:10',
  seconds: 1765,
  objective: 50,
  status: 'MARKING',
  receiptNo: 'CY20261121-000123',
};

/** 综合测验 of 数据库系统原理, as somebody sees it before the first try. */
export const readyTest: TestDetail = {
  testId: 't04735',
  subjectId: 'c04735',
  courseCode: '04735',
  courseName: '数据库系统原理',
  name: '综合测验',
  type: 'COMPREHENSIVE',
  questionCount: 44,
  totalScore: 100,
  passScore: 60,
  minutes: 90,
  maxTry: 2,
  usedTry: 0,
  best: null,
  openTime: '2026-09-01 00:00:00',
  closeTime: '2026-11-28 23:59:59',
  retryHours: 24,
  blueprint: [
    { questionType: 'SINGLE', title: '单选题', count: 15, score: 30 },
    { questionType: 'MULTIPLE', title: '多选题', count: 5, score: 10 },
    { questionType: 'JUDGE', title: '判断题', count: 10, score: 10 },
    { questionType: 'BLANK', title: '填空题', count: 10, score: 10 },
    { questionType: 'SHORT', title: '简答题', count: 3, score: 18 },
    { questionType: 'MATERIAL', title: '综合题', count: 1, score: 22 },
  ],
  rules: [
    '共 2 次，取最高分；两次之间间隔 24 小时。',
    '题目从题库按题型随机抽取，每次不同。',
    '开始后计时不停，到时自动交卷，已保存的答案都算数。',
    '多选题多选、少选、错选均不得分。',
    '切换窗口会记录，但不会因此强制交卷。',
  ],
  conditions: [
    { name: '视频进度', ok: true, actual: '86%', need: '≥ 80%' },
    { name: '课程服务有效', ok: true, actual: '至 2027-10-31', need: '在有效期内' },
  ],
  entry: 'READY',
  entryReason: '',
  nextTime: null,
  running: null,
  otherRunning: null,
  analysisOpenTime: '2026-11-29 00:00:00',
  serverTime: storyTime,
};

/** The evening of the drawings: the second try runs, 48:12 are left. */
export const runningTest: TestDetail = {
  ...readyTest,
  usedTry: 2,
  best: 78,
  entry: 'RUNNING',
  running: { testRecordId: 'r2', leftSeconds: 2892, answered: 26 },
};

export const notEligibleTest: TestDetail = {
  ...readyTest,
  conditions: [
    { name: '视频进度', ok: false, actual: '62%', need: '≥ 80%' },
    { name: '课程服务有效', ok: true, actual: '至 2027-10-31', need: '在有效期内' },
  ],
  entry: 'NOT_ELIGIBLE',
  entryReason: '视频进度 62%，需 ≥ 80%。看完再来，测验开放到 11月28日 24:00。',
};

export const notOpenTest: TestDetail = {
  ...readyTest,
  openTime: '2026-11-25 09:00:00',
  entry: 'NOT_OPEN',
  entryReason: '测验未在开放时间内',
  nextTime: '2026-11-25 09:00:00',
};

export const closedTest: TestDetail = {
  ...readyTest,
  closeTime: '2026-11-20 23:59:59',
  usedTry: 1,
  best: 78,
  entry: 'CLOSED',
  entryReason: '测验未在开放时间内',
};

export const waitTest: TestDetail = {
  ...readyTest,
  usedTry: 1,
  best: 52,
  entry: 'WAIT',
  entryReason: '距上次交卷不足 24 小时',
  nextTime: '2026-11-22 18:30:00',
};

export const otherRunningTest: TestDetail = {
  ...readyTest,
  entry: 'OTHER_RUNNING',
  entryReason: '您有一场进行中的测验',
  otherRunning: { name: '《数据结构与算法》综合测验', path: '/course/answer/c13003/t13003' },
};

export const usedUpTest: TestDetail = {
  ...readyTest,
  usedTry: 2,
  best: 52,
  entry: 'USED_UP',
  entryReason: '次数用完',
};
export const doneTest: TestDetail = { ...usedUpTest, best: 78 };

/** A chapter test: as often as one likes, the last one passed. */
export const unlimitedTest: TestDetail = {
  ...readyTest,
  name: '第四章 SQL与关系数据库基本操作 章节测验',
  type: 'CHAPTER',
  questionCount: 12,
  minutes: 20,
  maxTry: 0,
  usedTry: 3,
  best: 78,
  openTime: null,
  closeTime: null,
  analysisOpenTime: null,
  retryHours: 0,
  conditions: [],
  rules: ['次数不限，取最高分。', '60 分合格。'],
  blueprint: readyTest.blueprint.slice(0, 2),
};
