import { storyTime } from '../time/time.fixtures.ts';

/** The receipt in the answer to a submission at `storyTime`. */
export const proofOf = (receiptNo: string) => ({
  receiptNo,
  sha256: '8f3a61c2d90e4b77a1c5f0de9b3247681122334455667788990011223344aabb',
  submitTime: storyTime,
});
