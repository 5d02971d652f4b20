import * as v from 'valibot';
import { dateTime, id } from './fields.ts';

/** The states of a review: 草稿 · 已提交 · 退回修改 · 审核通过 · 未通过 · 已撤回. */
export const reviewState = v.picklist([
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
]);

export type ReviewState = v.InferOutput<typeof reviewState>;

/** The states in words. */
export const reviewStateTitles: Readonly<Record<ReviewState, string>> = {
  DRAFT: '草稿',
  SUBMITTED: '已提交',
  RETURNED: '退回修改',
  APPROVED: '审核通过',
  REJECTED: '未通过',
  WITHDRAWN: '已撤回',
};

/** The steps of a review: 提交 · 撤回 by the student; 退回 · 通过 · 不通过 by staff. */
export const reviewStep = v.picklist(['SUBMIT', 'WITHDRAW', 'RETURN', 'APPROVE', 'REJECT']);

export type ReviewStep = v.InferOutput<typeof reviewStep>;

/** The steps in words. */
export const reviewStepTitles: Readonly<Record<ReviewStep, string>> = {
  SUBMIT: '提交',
  WITHDRAW: '撤回',
  RETURN: '退回',
  APPROVE: '通过',
  REJECT: '不通过',
};

const steps: Readonly<Record<ReviewStep, { from: readonly ReviewState[]; to: ReviewState }>> = {
  SUBMIT: { from: ['DRAFT', 'RETURNED', 'WITHDRAWN'], to: 'SUBMITTED' },
  WITHDRAW: { from: ['SUBMITTED'], to: 'WITHDRAWN' },
  RETURN: { from: ['SUBMITTED'], to: 'RETURNED' },
  APPROVE: { from: ['SUBMITTED'], to: 'APPROVED' },
  REJECT: { from: ['SUBMITTED'], to: 'REJECTED' },
};

/** The state after a step; null when the step cannot be taken in this state. */
export const stateAfter = (state: ReviewState, step: ReviewStep): ReviewState | null =>
  steps[step].from.includes(state) ? steps[step].to : null;

/** The history of a review from its submission: who did what and when, with the comments. */
export const reviewTimeline = v.object({
  state: reviewState,
  /** Empty where no receipt is issued. */
  receiptNo: v.string(),
  /** The submitted files. */
  files: v.array(v.object({ fileId: id, name: v.string() })),
  /** The oldest first. */
  events: v.array(
    v.object({
      step: reviewStep,
      time: dateTime,
      /** 本人, or the name of the staff member. */
      by: v.string(),
      /** Text for the student; empty when nothing was said. */
      opinion: v.string(),
    }),
  ),
});

export type ReviewTimeline = v.InferOutput<typeof reviewTimeline>;
