import { errorCode } from '@qianwei/api/contract/envelope';
import { reviewState, stateAfter } from '@qianwei/api/contract/review';
import { expect, it } from 'vitest';
import type { StudentContext } from '../http/implement.ts';
import { type ReviewSubmission, submitForReview } from './review.ts';

const closed = reviewState.options.filter((state) => stateAfter(state, 'SUBMIT') === null);

it.each(closed)('%s is not submitted, and nothing is stored', async (state) => {
  const submission: ReviewSubmission = {
    noun: '毕业申请',
    state,
    action: { bizType: 'PRACTICE_REPORT', bizId: 'R1', action: 'SUBMIT', node: 'T1' },
    receipt: { prefix: 'BY', kind: 'PRACTICE_REPORT', facts: [] },
    duty: null,
  };
  const store = () => Promise.reject(new Error('It was stored'));
  await expect(submitForReview({} as StudentContext, submission, store)).rejects.toMatchObject({
    code: errorCode.stateForbids,
    message: expect.stringMatching(/^毕业申请.+，现在不能提交$/),
  });
});
