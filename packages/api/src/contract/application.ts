import * as v from 'valibot';
import { dateTime, id } from './fields.ts';

/** The states of an application: 草稿 · 已提交 · 退回修改 · 审核通过 · 未通过 · 已撤回 · 逾期终止. */
export const applicationState = v.picklist([
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
]);

export type ApplicationState = v.InferOutput<typeof applicationState>;

/** The states in words. */
export const applicationStateTitles: Readonly<Record<ApplicationState, string>> = {
  DRAFT: '草稿',
  SUBMITTED: '已提交',
  RETURNED: '退回修改',
  APPROVED: '审核通过',
  REJECTED: '未通过',
  WITHDRAWN: '已撤回',
  EXPIRED: '逾期终止',
};

/** States of a kind whose statuses have the usual names. */
export const usualStates = {
  PENDING: 'SUBMITTED',
  APPROVED: 'APPROVED',
  RETURNED: 'RETURNED',
  REJECTED: 'REJECTED',
  CANCELLED: 'WITHDRAWN',
} as const satisfies Record<string, ApplicationState>;

/**
 * The steps of an application: 提交 · 撤回 by the student; 退回 · 通过 · 不通过 · 上报 · 发证 · 更正证书 by staff; 逾期 by the server, once
 * what was returned was not mended in time.
 */
export const applicationStep = v.picklist([
  'SUBMIT',
  'WITHDRAW',
  'RETURN',
  'APPROVE',
  'REJECT',
  'REPORT',
  'GRANT',
  'CORRECT',
  'EXPIRE',
]);

export type ApplicationStep = v.InferOutput<typeof applicationStep>;

/** The steps in words. */
export const applicationStepTitles: Readonly<Record<ApplicationStep, string>> = {
  SUBMIT: '提交',
  WITHDRAW: '撤回',
  RETURN: '退回',
  APPROVE: '通过',
  REJECT: '不通过',
  REPORT: '上报',
  GRANT: '发证',
  CORRECT: '更正证书',
  EXPIRE: '逾期终止',
};

const steps: Readonly<Record<ApplicationStep, { from: readonly ApplicationState[]; to: ApplicationState }>> =
  {
    SUBMIT: { from: ['DRAFT', 'RETURNED', 'WITHDRAWN'], to: 'SUBMITTED' },
    WITHDRAW: { from: ['SUBMITTED'], to: 'WITHDRAWN' },
    RETURN: { from: ['SUBMITTED'], to: 'RETURNED' },
    APPROVE: { from: ['SUBMITTED'], to: 'APPROVED' },
    REJECT: { from: ['SUBMITTED'], to: 'REJECTED' },
    REPORT: { from: ['APPROVED'], to: 'APPROVED' },
    GRANT: { from: ['APPROVED'], to: 'APPROVED' },
    CORRECT: { from: ['APPROVED'], to: 'APPROVED' },
    EXPIRE: { from: ['RETURNED'], to: 'EXPIRED' },
  };

/** The state after a step; null when the step cannot be taken in this state. */
export const stateAfter = (state: ApplicationState, step: ApplicationStep): ApplicationState | null =>
  steps[step].from.includes(state) ? steps[step].to : null;

/** A part of an application that staff return: its code, which each kind names, and the reason for the student. */
export const returnedItem = v.object({ item: v.string(), reason: v.string() });

export type ReturnedItem = v.InferOutput<typeof returnedItem>;

/** The history of an application from its submission: who did what and when, with the comments. */
export const applicationTimeline = v.object({
  state: applicationState,
  /** Empty where no receipt is issued. */
  receiptNo: v.string(),
  /** The submitted files. */
  files: v.array(v.object({ fileId: id, name: v.string() })),
  /** The oldest first. */
  events: v.array(
    v.object({
      step: applicationStep,
      time: dateTime,
      /** The level of a review in levels at which it was taken, by its code; missing where there is one level. */
      level: v.optional(v.string()),
      /** 本人, or the name that staff gave; of a review in levels the office of the level. */
      by: v.string(),
      /** Text for the student; empty when nothing was said. */
      opinion: v.string(),
      /**
       * Of a RETURN: the parts to mend; empty when the whole is returned. Of a SUBMIT after it: the parts that were changed, their
       * reasons empty. Of every other step empty.
       */
      items: v.array(returnedItem),
    }),
  ),
});

export type ApplicationTimeline = v.InferOutput<typeof applicationTimeline>;
