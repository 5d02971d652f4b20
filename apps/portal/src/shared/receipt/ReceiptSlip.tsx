import type { IssuedReceipt } from '@qianwei/api/contract/receipt';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { clockWords, dayWords, exactWords } from '@qianwei/api/time/words';
import { late } from '@qianwei/ui/late';
import { Receipt, type ReceiptProps, type ReceiptRow } from '@qianwei/ui/Receipt';
import { usePaper } from '../print/paper.tsx';
import type { ReceiptPaperProps } from './ReceiptPaper.tsx';

const receiptPaper = late<ReceiptPaperProps>(() => import('./ReceiptPaper.tsx'), { prefetch: 'idle' });

export interface ReceiptSlipProps extends Pick<ReceiptProps, 'title' | 'next' | 'actions' | 'headingLevel'> {
  /** Number, hash and time, as the server answered them. */
  proof: Pick<IssuedReceipt, 'receiptNo' | 'sha256' | 'submitTime'>;
  /** The submitted data. */
  rows: readonly ReceiptRow[];
  /** It lies over the page: the browser's own command prints the receipt, too, and not the page. Default false. */
  isOverPage?: boolean;
  /** It stands in the margin of a page: its time is written short, its number below its term. Default false. */
  isInMargin?: boolean;
}

/**
 * A receipt with its number and 校验码, whose whole SHA-256 is copied and printed; 打印 prints it alone on one page. It
 * can be read again in 办理记录.
 */
export function ReceiptSlip({
  proof,
  rows,
  title = '提交回执',
  isOverPage = false,
  isInMargin = false,
  ...look
}: ReceiptSlipProps) {
  const { receiptNo, sha256, submitTime } = proof;
  const factsWith = (written: string): readonly ReceiptRow[] => [
    { term: '回执号', value: receiptNo, look: 'number' },
    ...rows,
    { term: '时间', value: written },
  ];
  const facts = factsWith(exactWords(submitTime));
  const shown = isInMargin ? factsWith(`${dayWords(submitTime)} ${clockWords(submitTime)}`) : facts;
  const paper = usePaper(
    receiptPaper,
    { title, receiptNo, sha256, rows: facts },
    { byButtonOnly: !isOverPage, isOverPage },
  );
  return (
    <>
      <Receipt
        {...look}
        title={title}
        isNarrow={isInMargin}
        rows={[...shown, { term: hashTerm, value: hashWords(sha256), look: 'code', copyText: sha256 }]}
        onPrint={paper.print}
      />
      {paper.document}
    </>
  );
}
