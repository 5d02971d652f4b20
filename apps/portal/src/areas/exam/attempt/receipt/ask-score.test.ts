import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { expect, it } from 'vitest';
import type { Client } from '../../../../shared/client/client.tsx';
import { askScore } from './ask-score.ts';

const said: Record<string, unknown> = {
  [getTestRecordList.path]: {
    list: [
      { testRecordId: 'r-2', status: 'GRADED', score: 86, result: 'PASS' },
      { testRecordId: 'r-1', status: 'SUBMITTED', score: null, result: 'PENDING' },
    ],
  },
  [getTestAnalysis.path]: { status: 'GRADED', score: 4, passed: true },
};
const client = { call: async ({ path }: { path: string }) => said[path] } as unknown as Client;

const ask = (testRecordId: string, practice = false) =>
  askScore(client, { testId: 't', testRecordId, practice }, new AbortController().signal);

it('the state of an attempt is that of the list of its test', async () => {
  expect(await ask('r-2')).toEqual({ status: 'GRADED', score: 86, passed: true });
  expect(await ask('r-1')).toEqual({ status: 'SUBMITTED', score: null, passed: null });
  expect(await ask('r-0')).toBeNull();
});

it('the state of a practice, which no list contains, is that of its analysis, neither passed nor failed', async () => {
  expect(await ask('r-9', true)).toEqual({ status: 'GRADED', score: 4, passed: null });
});
