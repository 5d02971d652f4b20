import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import { parseMoment } from '@qianwei/api/time/moment';
import { describe, expect, it } from 'vitest';
import { storyTime } from '../../../shared/time/time.fixtures.ts';
import {
  closedTest,
  doneTest,
  markingTry,
  notEligibleTest,
  notOpenTest,
  otherRunningTest,
  passedTry,
  readyTest,
  runningTest,
  unlimitedTest,
  usedUpTest,
  waitTest,
} from './test-detail.fixtures.ts';
import { verdictOf } from './verdict.ts';

const say = (detail: TestDetail, records = [passedTry]) => {
  const { state, title, text } = verdictOf(detail, records, parseMoment(storyTime));
  return `${state.word}｜${title}｜${text}`;
};

const assessmentRunning: TestDetail = {
  ...otherRunningTest,
  obstacle: {
    reason: '',
    nextTime: null,
    way: {
      kind: 'RUNNING',
      type: 'PRACTICE',
      name: '数据结构与算法',
      path: '/',
      endTime: '2026-11-21 20:57:05',
    },
  },
};

describe('how a test stands', () => {
  it.each<[string, TestDetail, RegExp]>([
    ['runs', runningTest, /计时没有停｜第 2 次测验还没交卷｜已答 26 题，共 44 题。今晚 21:02 自动交卷/],
    [
      'runs until midnight',
      {
        ...runningTest,
        serverTime: '2026-11-21 23:14:33',
        running: { testRecordId: 'r2', answered: 26, leftSeconds: 2727 },
      },
      /今晚 24:00 自动交卷/,
    ],
    ['can be started', readyTest, /可以开始｜准备好就可以开始｜.*90 分钟.*可考 2 次，已用 0 次/],
    ['is not open', notOpenTest, /未开放｜2026年11月25日（周三）09:00 开放｜离开放还有 4 天/],
    ['is closed', closedTest, /已截止｜.*2026年9月1日（周二）00:00 至 2026年11月20日（周五）24:00/],
    ['lacks a condition', notEligibleTest, /未达到条件｜现在还不能开始：还差 1 项｜.*视频进度 62%，需 ≥ 80%/],
    [
      'is not taken online',
      {
        ...notEligibleTest,
        conditions: [],
        obstacle: {
          reason: '上机测评在考点进行',
          nextTime: null,
          way: { kind: 'PAGE', text: '看准考证', path: '/reviews/practice/ticket' },
        },
      },
      /未达到条件｜不能在这里开始｜上机测评在考点进行/,
    ],
    [
      'must wait',
      waitTest,
      /第 2 次 明天（周日）18:30 起可以开始｜.*间隔 24 小时，离开始还有 22 小时 15 分钟/,
    ],
    [
      'has another running',
      otherRunningTest,
      /你有一场进行中的测验《数据结构与算法》综合测验｜同一时间只能作答一场/,
    ],
    [
      'has an assessment running',
      assessmentRunning,
      /另有测评进行中｜你有一场进行中的测评《数据结构与算法》/,
    ],
    ['is used up', usedUpTest, /次数用完｜可考次数已用完｜2 次都已用完，最高 52 分，合格线 60 分/],
    ['is done', doneTest, /已完成｜已完成：最高 78 分，合格｜/],
    [
      'was passed and may be tried again',
      unlimitedTest,
      /合格｜已合格，最高 78 分｜.*次数不限，已用 3 次，取最高分/,
    ],
  ])('is shown with the reason and the time when it %s', (_state, detail, words) => {
    expect(say(detail)).toMatch(words);
  });

  it('says that marking is open before it says that the attempts are used up', () => {
    expect(say(usedUpTest, [markingTry])).toMatch(/待批阅｜已交卷，等待教师批阅/);
  });
});
