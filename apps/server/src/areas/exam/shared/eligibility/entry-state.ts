import type { TestCondition, testEntry } from '@qianwei/api/contract/exam';
import type { InferOutput } from 'valibot';
import type { test } from '../../../../db/schema/exam.ts';
import { formatDateTime } from '../../../../time.ts';
import { quotedName } from './quoted-name.ts';
import type { BatchRow } from './test-batch.ts';

type TestRow = typeof test.$inferSelect;

/** READY, RUNNING, or why a test cannot be started now. */
type EntryState = InferOutput<typeof testEntry>;

/** What decides about the entry. */
export interface EntryFacts {
  readonly test: TestRow;
  readonly batch: BatchRow | null;
  readonly conditions: readonly TestCondition[];
  readonly usedTry: number;
  /** When the last attempt ended; null before the first. */
  readonly lastEnd: Date | null;
  readonly running: boolean;
  /** Name of the attempt in the way; null when there is none. */
  readonly otherRunning: string | null;
}

/** The answer: `reason` is Chinese and empty when the test can be answered; `nextTime` of WAIT and NOT_OPEN. */
export interface Entry {
  readonly entry: EntryState;
  readonly reason: string;
  readonly nextTime: Date | null;
}

/** 11-27 17:00 of this year and others alike: the year stands, so that nobody has to guess. */
export const shownMinute = (moment: Date) => formatDateTime(moment).slice(0, 16);

/** 测评 for what belongs to batches, else 测验. */
export const nounOf = ({ type }: Pick<TestRow, 'type'>) =>
  type === 'PRACTICE' || type === 'CERTIFICATE' ? '测评' : '测验';

const latest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((last, at) => (at && (last === null || at > last) ? at : last), null);
const earliest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((first, at) => (at && (first === null || at < first) ? at : first), null);

/** From when and until when a test can be started: within its own times and its batch's. Null is without a limit. */
export function openingOf({ test, batch }: Pick<EntryFacts, 'test' | 'batch'>) {
  return {
    openTime: latest(test.openTime, batch?.startTime),
    closeTime: earliest(test.closeTime, batch?.endTime),
  };
}

function nextTry({ test, lastEnd }: EntryFacts): Date | null {
  if (lastEnd === null || test.retryHours === 0) return null;
  return new Date(lastEnd.getTime() + test.retryHours * 3_600_000);
}

function unmet(conditions: readonly TestCondition[]): string {
  const missing = conditions.filter(({ ok }) => !ok);
  return missing.map(({ name, actual, need }) => `${name} ${actual}，需 ${need}`).join('；');
}

/** Decides by the first thing that is in the way. */
export function decideEntry(facts: EntryFacts, now: Date): Entry {
  const { test, conditions, usedTry, otherRunning } = facts;
  const noun = nounOf(test);
  const { openTime, closeTime } = openingOf(facts);
  const because = (entry: EntryState, reason: string, nextTime: Date | null = null): Entry => ({
    entry,
    reason,
    nextTime,
  });
  if (facts.running) return because('RUNNING', '');
  if (closeTime !== null && now >= closeTime)
    return because('CLOSED', `${noun}已于 ${shownMinute(closeTime)} 截止，如有疑问请联系教务人员`);
  if (openTime !== null && now < openTime)
    return because('NOT_OPEN', `${noun}未开放，将于 ${shownMinute(openTime)} 开放`, openTime);
  if (test.maxTry > 0 && usedTry >= test.maxTry)
    return because('USED_UP', `可考次数已用完（共 ${test.maxTry} 次），以最高成绩为准`);
  if (otherRunning !== null)
    return because('OTHER_RUNNING', `您有一场进行中的测验${quotedName(otherRunning)}，请先完成并交卷`);
  if (conditions.some(({ ok }) => !ok))
    return because('NOT_ELIGIBLE', `未达到开考条件：${unmet(conditions)}`);
  const next = nextTry(facts);
  if (next !== null && now < next)
    return because(
      'WAIT',
      `两次${noun}须间隔 ${test.retryHours} 小时，${shownMinute(next)} 起可以再次开始`,
      next,
    );
  return because('READY', '');
}
