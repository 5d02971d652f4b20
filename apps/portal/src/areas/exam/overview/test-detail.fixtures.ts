import { getTestRecordList, type TestRecord } from '@qianwei/api/contract/exam/history';
import { getTestDetail, type TestDetail } from '@qianwei/api/contract/exam/overview';
import { fixtureOf, itemOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import testDetail from './test-detail.recorded.json';
import testRecordList from './test-record-list.recorded.json';

const tries = recordedAnswer(getTestRecordList, testRecordList).list;

/** An attempt of 周子墨: the first of 数据库系统原理, which passed. */
export const passedTry: TestRecord = {
  ...itemOf(tries, 'result', 'PASS'),
  testRecordId: 'r1',
  startTime: '2026-11-18 19:30:05',
  submitTime: '2026-11-18 20:41:23',
  seconds: 4278,
  objective: 54,
  subjective: 24,
  markedBy: '沈知行',
  markedTime: '2026-11-19 10:12:00',
  receiptNo: 'CY20261118-000042',
};

export const runningTry: TestRecord = { ...itemOf(tries, 'status', 'RUNNING'), testRecordId: 'r2' };

export const markingTry: TestRecord = {
  ...runningTry,
  submitTime: '2026-11-21 20:02:10',
  seconds: 1765,
  objective: 50,
  status: 'MARKING',
  receiptNo: 'CY20261121-000123',
};

const recorded = recordedAnswer(getTestDetail, testDetail);

const toLearning = { kind: 'PAGE', text: '去学习', path: '/course/chapter/c04735' } as const;

const test = (change: Partial<TestDetail>): TestDetail =>
  fixtureOf(getTestDetail, {
    ...recorded,
    testId: 't04735',
    subjectId: 'c04735',
    usedTry: 0,
    best: null,
    openTime: '2026-09-01 00:00:00',
    closeTime: '2026-11-28 23:59:59',
    rules: [
      '共 2 次，取最高分；两次之间间隔 24 小时。',
      '题目从题库按题型随机抽取，每次不同。',
      '开始后计时不停，到时自动交卷，已保存的答案都算数。',
      '多选题多选、少选、错选均不得分。',
      '切换窗口会记录，但不会因此强制交卷。',
    ],
    conditions: [
      ...recorded.conditions,
      { name: '课程服务有效', ok: true, actual: '至 2027-10-31', need: '在有效期内', way: null },
    ],
    entry: 'READY',
    obstacle: null,
    running: null,
    analysisOpenTime: '2026-11-29 00:00:00',
    ...change,
  });

/** 综合测验 of 数据库系统原理, as somebody sees it before the first try. */
export const readyTest: TestDetail = test({});

/** The evening of the drawings: the second try runs, 48:12 are left. */
export const runningTest: TestDetail = test({
  usedTry: recorded.usedTry,
  best: recorded.best,
  entry: recorded.entry,
  obstacle: recorded.obstacle,
  running: recorded.running,
});

export const notEligibleTest: TestDetail = test({
  conditions: [
    { name: '视频进度', ok: false, actual: '62%', need: '≥ 80%', way: toLearning },
    { name: '课程服务有效', ok: true, actual: '至 2027-10-31', need: '在有效期内', way: null },
  ],
  entry: 'NOT_ELIGIBLE',
  obstacle: {
    reason: '未达到开考条件：视频进度 62%，需 ≥ 80%，请先完成学习',
    nextTime: null,
    way: toLearning,
  },
});

export const notOpenTest: TestDetail = test({
  openTime: '2026-11-25 09:00:00',
  entry: 'NOT_OPEN',
  obstacle: {
    reason: '测验将于 2026年11月25日（周三）09:00 开放',
    nextTime: '2026-11-25 09:00:00',
    way: toLearning,
  },
});

export const closedTest: TestDetail = test({
  closeTime: '2026-11-20 23:59:59',
  usedTry: 1,
  best: 78,
  entry: 'CLOSED',
  obstacle: { reason: '测验已于 2026年11月20日（周五）24:00 截止', nextTime: null, way: { kind: 'OFFICE' } },
});

export const waitTest: TestDetail = test({
  usedTry: 1,
  best: 52,
  entry: 'WAIT',
  obstacle: {
    reason: '两次测验须间隔 24 小时，2026年11月22日（周日）18:30 起可以再测',
    nextTime: '2026-11-22 18:30:00',
    way: { kind: 'PAGE', text: '先练错题', path: '/course/test/c04735?tab=book' },
  },
});

export const otherRunningTest: TestDetail = test({
  entry: 'OTHER_RUNNING',
  obstacle: {
    reason: '你有一场进行中的测验《数据结构与算法》综合测验，请先完成并交卷',
    nextTime: null,
    way: {
      kind: 'RUNNING',
      type: 'COMPREHENSIVE',
      name: '《数据结构与算法》综合测验',
      path: '/course/answer/c13003/t13003',
      endTime: '2026-11-21 20:57:05',
    },
  },
});

export const usedUpTest: TestDetail = test({
  usedTry: 2,
  best: 52,
  entry: 'USED_UP',
  obstacle: {
    reason: '可考次数已用完（共 2 次），以最高成绩为准',
    nextTime: null,
    way: { kind: 'PAGE', text: '看历史成绩', path: '/exam/scores/history/t04735' },
  },
});
export const doneTest: TestDetail = { ...usedUpTest, best: 78 };

/** A chapter test: as often as one likes, the last one passed. */
export const unlimitedTest: TestDetail = test({
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
});

/** An assessment of a certificate course that can be started. */
export const certificateTest: TestDetail = test({
  name: '《信息技术应用》证书测评',
  type: 'CERTIFICATE',
  conditions: [{ name: '测评报名', ok: true, actual: '已通过审核', need: '已通过审核', way: null }],
  rules: ['60 分合格。'],
});
