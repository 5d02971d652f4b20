import { exactWords } from '@qianwei/api/time/words';
import { LatePiece } from '@qianwei/ui/late';
import { useEffect } from 'react';
import { receiptPage } from '../late-pieces.ts';
import type { ReceiptPageProps } from '../receipt/ReceiptPage.tsx';
import { forgetPageMemory } from '../workspace/page-memory.ts';
import { Message } from './Message.tsx';

/** The receipt; until its code has loaded, the number that proves the submission. */
export function Submitted(props: ReceiptPageProps) {
  const { view, receipt } = props;
  const { testRecordId } = receipt;
  useEffect(() => forgetPageMemory(testRecordId), [testRecordId]);
  const proof = (
    <Message
      name={view.paper?.name ?? '答题'}
      title={receipt.auto ? '时间到，已自动交卷。' : '已交卷。'}
      isSudden
    >
      <p>
        回执号 {receipt.receiptNo}，交卷时间 {exactWords(receipt.submitTime)}。
      </p>
      <p>正在打开回执…</p>
    </Message>
  );
  return <LatePiece of={receiptPage} fallback={proof} failed={() => proof} {...props} />;
}
