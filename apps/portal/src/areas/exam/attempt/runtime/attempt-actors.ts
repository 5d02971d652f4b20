import {
  getTestPaper,
  type Receipt,
  saveAnswer,
  submitTest,
  type TestPaper,
} from '@qianwei/api/contract/attempt';
import type { SaveInput, SubmitInput } from '@qianwei/machines/attempt/attempt.setup';
import type { AttemptInput, OpenedAttempt } from '@qianwei/machines/attempt/attempt-data';
import { fromPromise } from 'xstate';
import type { Client } from '../../../../shared/client/client.tsx';
import { parseMoment } from '../../../../shared/time/date-text.ts';
import { deviceKey } from './device-key.ts';

/** What the server gave that only the page shows. */
export interface Shown {
  paper: TestPaper | null;
  receipt: Receipt | null;
}

/** The calls of an attempt; what they bring is put into `shown` before the machine hears of it. */
export function serverCalls(client: Client, shown: Shown) {
  const openPaper = fromPromise<OpenedAttempt, AttemptInput & { takeOver: boolean }>(
    async ({ input: { subjectId, testId, testRecordId, takeOver }, signal }) => {
      const which = testRecordId === null ? { subjectId, testId } : { testRecordId };
      const payload = { ...which, deviceKey: deviceKey(), takeOver };
      const paper = await client.call(getTestPaper, payload, { signal });
      shown.paper = paper;
      const answers = paper.groups.flatMap(({ questions }) =>
        questions.map(({ questionId, answer, marked, seconds, at }) => ({
          questionId,
          answer,
          marked,
          seconds,
          at,
        })),
      );
      return { ...paper, answers, length: paper.minutes * 60_000 };
    },
  );
  // Never taken back, and outliving the page: what is on its way when it goes still arrives, and `seq` keeps it from
  // doing harm. Nothing is deleted on the device before the server's word, which a page that is gone does not hear.
  const save = fromPromise<{ serverNow: number }, SaveInput>(
    ({ input: { testRecordId, attemptToken, seq, answers, blurCount } }) =>
      client.call(
        saveAnswer,
        { testRecordId, attemptToken, seq, answers: [...answers], blurCount },
        { keepalive: true },
      ),
  );
  const submit = fromPromise<{ submittedAt: number; auto: boolean }, SubmitInput>(
    async ({ input: { testRecordId, attemptToken, seq, answers, auto, honest, requestNo } }) => {
      const payload = { testRecordId, attemptToken, seq, answers: [...answers], auto, honest };
      const receipt = await client.call(submitTest, payload, { requestNo, keepalive: true });
      shown.receipt = receipt;
      return { submittedAt: parseMoment(receipt.submitTime), auto: receipt.auto };
    },
  );
  return { openPaper, save, submit };
}
