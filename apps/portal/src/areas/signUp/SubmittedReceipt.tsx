import { reviewWorkingDays, signUpStatusTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { momentWords } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { ReceiptSlip } from '../../shared/receipt/ReceiptSlip.tsx';
import { feeAndPaid, overpaidWords, payWords } from './document-words.ts';
import type { SubmittedSignUp } from './Filling.tsx';
import { ReviewLines } from './Review.tsx';
import * as styles from './SignUpPage.css.ts';
import type { ChosenFact } from './sign-up-exam.ts';

export interface SubmittedReceiptProps {
  answer: SubmittedSignUp;
  batchName: string;
  chosen: readonly ChosenFact[];
  /** 分 */
  fee: number;
  /** 分 that were paid before. */
  paid: number;
  /** 我的报名. */
  recordHref: string;
}

/** The receipt in place of the form: number, 校验码, until when it is paid and what happens next. */
export default function SubmittedReceipt({
  answer,
  batchName,
  chosen,
  fee,
  paid,
  recordHref,
}: SubmittedReceiptProps) {
  const { signUpNo, status, payDeadline } = answer;
  return (
    <div className={styles.plain}>
      <ReceiptSlip
        title={payDeadline === null ? '已提交报名' : '已提交，等你缴费'}
        headingLevel={2}
        proof={answer}
        rows={[
          // A changed sign-up keeps its number and gets another receipt.
          ...(signUpNo === answer.receiptNo
            ? []
            : [{ term: '报名号', value: signUpNo, look: 'number' as const }]),
          { term: '批次', value: batchName },
          ...chosen.map(({ label, lines }) => ({ term: label, value: <ReviewLines lines={lines} /> })),
          {
            term: '费用',
            value: [feeAndPaid(fee, paid), overpaidWords(fee, paid)].filter(Boolean).join('，'),
          },
          { term: '状态', value: signUpStatusTitles[status] },
          ...(payDeadline === null ? [] : [{ term: '缴费截止', value: momentWords(payDeadline, 'end') }]),
        ]}
        next={
          payDeadline === null
            ? `${reviewWorkingDays} 个工作日内审核，结果在“我的报名”里查。`
            : `请在 ${payWords(answer)}，过时名额自动放回；缴费后 ${reviewWorkingDays} 个工作日内审核。`
        }
        actions={<Link href={recordHref}>{payDeadline === null ? '看我的报名' : '看怎样缴费'}</Link>}
      />
    </div>
  );
}
