import { testNoun } from '@qianwei/api/contract/exam/test-title';
import type { test } from '../../../db/schema/exam.ts';

type TestRow = typeof test.$inferSelect;

/** The rules of a test as Chinese sentences, in the order in which they matter. */
export function testRules(row: TestRow): string[] {
  const noun = testNoun(row.type);
  const { maxTry, retryHours, passScore, totalScore, minutes, analysisRule } = row;
  const tries =
    maxTry > 0
      ? `可考 ${maxTry} 次，以最高成绩为准；被作废的一次也计入次数。`
      : '作答次数不限，以最高成绩为准。';
  const wait = retryHours > 0 ? [`两次${noun}须间隔 ${retryHours} 小时，从上次交卷算起。`] : [];
  const analysis =
    analysisRule === 'AT_ONCE'
      ? '交卷后即可查看解析。'
      : `解析在${noun}截止后开放；次数用完的，最后一次交卷后即开放。`;
  return [
    `满分 ${totalScore} 分，${passScore} 分及以上为合格。`,
    `限时 ${minutes} 分钟，由服务器计时；关闭页面或断网时计时不停。`,
    tries,
    ...wait,
    '试题从题库中随机抽取，每次试卷不同；同一时间只能作答一份试卷。',
    '答案自动保存。时间到自动交卷，到时前作答的内容在 60 秒内送达仍然有效。',
    '开始前和交卷时须确认诚信作答承诺。',
    '离开答题页会被记录并提示，但不会因此强制交卷。',
    analysis,
  ];
}
