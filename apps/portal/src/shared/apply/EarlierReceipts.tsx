import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { listMoment } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { ReceiptButton } from '../receipt/ReceiptButton.tsx';
import * as styles from './apply.css.ts';

interface EarlierReceiptsProps {
  apply: Pick<GraduationApply, 'receipt' | 'receipts'>;
}

/** 以前的回执: those of earlier submissions, other batches included; each number opens its receipt. Nothing without one. */
export function EarlierReceipts({ apply: { receipt, receipts } }: EarlierReceiptsProps) {
  const earlier = receipts.filter(({ receiptNo }) => receiptNo !== receipt?.receiptNo);
  if (earlier.length === 0) return null;
  return (
    <MarginPart title="以前的回执">
      <ul className={styles.receipts}>
        {earlier.map(({ receiptNo, submitTime }) => (
          <li key={receiptNo}>
            <ReceiptButton receiptNo={receiptNo} />
            <span className={styles.note}>{listMoment(submitTime)} 提交</span>
          </li>
        ))}
      </ul>
    </MarginPart>
  );
}
