import type { SaveInput, SubmitInput } from './attempt.setup.ts';
import type { AttemptContext } from './attempt-data.ts';

const held = ({ testRecordId, attemptToken }: AttemptContext) => ({
  testRecordId: testRecordId ?? '',
  attemptToken,
});
const nothing = { seq: 0, revision: 0, answers: [] };
const noSubmission = { ...nothing, requestNo: '', auto: false, honest: false, startedAt: null };

/** What the `save` actor is given: the batch that was filled. */
export const savePayload = ({ context }: { context: AttemptContext }): SaveInput => ({
  ...(context.sending ?? nothing),
  ...held(context),
  blurCount: context.blurCount,
});

/** What the `submit` actor is given: the same each time until the server's word. */
export const submitPayload = ({ context }: { context: AttemptContext }): SubmitInput => ({
  ...(context.submission ?? noSubmission),
  ...held(context),
});
