import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { Client } from '../../../../shared/client/client.tsx';
import type { Standing } from './late-score.ts';

/** Which attempt. */
export interface AskedAttempt {
  readonly testId: string;
  readonly testRecordId: string;
  /** No list contains a practice: its score comes from its analysis. */
  readonly practice: boolean;
}

const passed = { PASS: true, FAIL: false, PENDING: null, VOID: null };

/** Fetches the state of an attempt; null when the server does not list it. */
export async function askScore(
  client: Client,
  { testId, testRecordId, practice }: AskedAttempt,
  signal: AbortSignal,
): Promise<Standing | null> {
  if (practice) {
    const { status, score } = await client.call(getTestAnalysis, { testRecordId }, { signal });
    return { status, score, passed: null };
  }
  const { list } = await client.call(getTestRecordList, { testId }, { signal });
  const record = list.find((each) => each.testRecordId === testRecordId);
  return record ? { status: record.status, score: record.score, passed: passed[record.result] } : null;
}
