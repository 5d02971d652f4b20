import { applicationState, stateAfter } from '@qianwei/api/contract/application';
import { errorCode } from '@qianwei/api/contract/envelope';
import { expect, it } from 'vitest';
import type { StudentContext } from '../http/implement.ts';
import { type ApplicationSubmission, submitApplication } from './submit.ts';

const closed = applicationState.options.filter((state) => stateAfter(state, 'SUBMIT') === null);

it.each(closed)('%s is not submitted, and nothing is stored', async (state) => {
  const submission: ApplicationSubmission = {
    kind: { noun: '毕业申请', bizType: 'PRACTICE_REPORT', steps: { SUBMIT: 'SUBMIT' } },
    applicant: { studentId: 'S1', studentMajorId: null },
    subject: { bizId: 'R1', node: 'T1' },
    state,
    receipt: { prefix: 'BY', kind: 'PRACTICE_REPORT', facts: () => [] },
  };
  const store = () => Promise.reject(new Error('It was stored'));
  await expect(submitApplication({} as StudentContext, submission, store)).rejects.toMatchObject({
    code: errorCode.stateForbids,
    message: expect.stringMatching(/^毕业申请.+，现在不能提交$/),
  });
});
