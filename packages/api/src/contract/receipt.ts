import * as v from 'valibot';
import { type DataOf, endpoint } from '../endpoint.ts';
import { receiptProof } from './receipt-proof.ts';

/** Submission for which a receipt (回执) was issued. */
export const receiptKind = v.picklist([
  'DEGREE',
  'EXAM_APPLY',
  'EXAM_CANCEL',
  'EXEMPTION',
  'GRADUATION',
  'GRADE_REVIEW',
  'PLAN_SWITCH',
  'PRACTICE_REPORT',
  'SCORE_REVIEW',
  'SIGN_UP',
  'THESIS_CHANGE',
  'THESIS_DELAY',
  'THESIS_DOC',
  'THESIS_TOPIC',
]);

/** Submission for which a receipt was issued. */
export type ReceiptKind = v.InferOutput<typeof receiptKind>;

/** The titles of receipts. */
export const receiptTitles: Readonly<Record<ReceiptKind, string>> = {
  DEGREE: '学位申请回执',
  EXAM_APPLY: '报考回执',
  EXAM_CANCEL: '撤销报考回执',
  EXEMPTION: '免考申请回执',
  GRADUATION: '毕业申请回执',
  GRADE_REVIEW: '成绩复核回执',
  PLAN_SWITCH: '计划切换回执',
  PRACTICE_REPORT: '实践报告回执',
  SIGN_UP: '报名回执',
  SCORE_REVIEW: '学位英语复核回执',
  THESIS_CHANGE: '论文变更申请回执',
  THESIS_DELAY: '论文延期申请回执',
  THESIS_DOC: '论文提交回执',
  THESIS_TOPIC: '论文选题回执',
};

/** One fact of a submission: a term, and its lines. */
const receiptFact = v.object({ term: v.string(), lines: v.array(v.string()) });

/** One fact of a submission. */
export type ReceiptFact = v.InferOutput<typeof receiptFact>;

/** A receipt of the student, by its number, as it was issued; 1050005 for a number that is not the student's. */
export const getReceipt = endpoint({
  path: '/v1/getReceipt',
  payload: v.object({ receiptNo: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  data: v.object({
    ...receiptProof,
    kind: receiptKind,
    /** Whose it is, by name and 准考证号: 何静 013224100010. */
    holder: v.string(),
    /** Submitted facts, without number, time and hash. */
    facts: v.array(receiptFact),
  }),
});

/** A receipt as it was issued. */
export type IssuedReceipt = DataOf<typeof getReceipt>;

/**
 * Text whose SHA-256 a receipt has: number, kind, time, holder and facts, as one JSON array without blanks, in UTF-8.
 * A holder of a receipt can compute it again.
 */
export const receiptText = ({
  receiptNo,
  kind,
  submitTime,
  holder,
  facts,
}: Omit<IssuedReceipt, 'sha256'>): string =>
  JSON.stringify([receiptNo, kind, submitTime, holder, facts.map(({ term, lines }) => [term, ...lines])]);
