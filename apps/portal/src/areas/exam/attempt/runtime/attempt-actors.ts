import { getTestPaper, saveAnswer, submitTest, type TestPaper } from '@qianwei/api/contract/exam/attempt';
import { testTitle } from '@qianwei/api/contract/exam/test-title';
import { parseMoment } from '@qianwei/api/time/moment';
import type {
  AttemptInput,
  OpenedAttempt,
  PaperOutline,
  SaveInput,
  SubmitInput,
  SubmittedAttempt,
} from '@qianwei/machines/attempt/attempt-data';
import { fromPromise } from 'xstate';
import type { Client } from '../../../../shared/client/client.tsx';
import { deviceKey } from '../../../../shared/device/device-key.ts';

/** The names of a paper for a download; the sub-questions of a material share a number: 40（2）. */
function outlineOf(paper: TestPaper): PaperOutline {
  const numbers = new Map<string, number>();
  const parts = new Map<string, number>();
  const questions = paper.groups.flatMap((group) =>
    group.questions.map(({ questionId, questionType, materialId }) => {
      const item = materialId ?? questionId;
      const number = numbers.get(item) ?? numbers.size + 1;
      numbers.set(item, number);
      const part = (parts.get(item) ?? 0) + 1;
      parts.set(item, part);
      return { questionId, questionType, number: materialId === null ? `${number}` : `${number}（${part}）` };
    }),
  );
  return { name: testTitle(paper), questions };
}

/** The actors of the attempt machine that call the server. */
export function serverActors(client: Client) {
  const openPaper = fromPromise<OpenedAttempt, AttemptInput & { takeOver: boolean }>(
    async ({ input: { subjectId, testId, testRecordId, takeOver }, signal }) => {
      const which = testRecordId === null ? { subjectId, testId } : { testRecordId };
      const payload = { ...which, deviceKey: deviceKey(), takeOver };
      const paper = await client.call(getTestPaper, payload, { signal });
      return { paper, outline: outlineOf(paper) };
    },
  );
  // Never aborted, and outliving the page: a call that is pending when the page unloads still arrives, and `seq` keeps
  // it harmless. The device deletes nothing before the server confirms, and an unloaded page gets no confirmation.
  const save = fromPromise<{ serverNow: number }, SaveInput>(
    ({ input: { testRecordId, attemptToken, seq, answers, blurCount } }) =>
      client.call(
        saveAnswer,
        { testRecordId, attemptToken, seq, answers: [...answers], blurCount },
        { keepalive: true },
      ),
  );
  const submit = fromPromise<SubmittedAttempt, SubmitInput>(
    async ({ input: { testRecordId, attemptToken, seq, answers, auto, honest, requestNo } }) => {
      const payload = { testRecordId, attemptToken, seq, answers: [...answers], auto, honest };
      const receipt = await client.call(submitTest, payload, { requestNo, keepalive: true });
      return { receipt, submittedAt: parseMoment(receipt.submitTime) };
    },
  );
  return { openPaper, save, submit };
}
