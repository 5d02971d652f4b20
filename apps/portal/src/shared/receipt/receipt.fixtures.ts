import { storyTime } from '../time/time.fixtures.ts';

/** What a submission at `storyTime` answers of its receipt. */
export const proofOf = (receiptNo: string) => ({
  receiptNo,
  sha256: '8f3a61c2d90e4b77a1c5f0de9b3247681122334455667788990011223344aabb',
  submitTime: storyTime,
});
