import type { ApplicationKind } from '../../../application/application.ts';
import { regradeRequest } from '../../../db/schema/exam.ts';
import type { RegradeRow } from './analysis.queries.ts';

/** 复评: a request is approved when the points change, else rejected; the audit keeps it with the attempt. */
export const regradeKind: ApplicationKind<RegradeRow> = {
  noun: '复评申请',
  bizType: 'TEST',
  states: { PENDING: 'SUBMITTED', CHANGED: 'APPROVED', KEPT: 'REJECTED' },
  steps: { REMARK_APPLY: 'SUBMIT', REMARK_CHANGED: 'APPROVE', REMARK_KEPT: 'REJECT' },
  subjectOf: ({ testRecordId, questionId }) => ({ bizId: testRecordId, node: questionId }),
  table: regradeRequest,
  changes: (deciding) => ({ ...(deciding && { reply: deciding.opinion }) }),
};
