import { late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import type { ReceiptDrawerProps } from './ReceiptDrawer.tsx';

const receiptDrawer = late<ReceiptDrawerProps>(() => import('./ReceiptDrawer.tsx'));

/** The number of a receipt, which opens the receipt in a drawer; its code comes when the button is pressed. */
export function ReceiptButton({ receiptNo }: { receiptNo: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { Component: ReceiptDrawer, prepare, open } = useLate(receiptDrawer);
  return (
    <>
      <TextButton
        aria-label={`打开回执 ${receiptNo}`}
        onPressStart={prepare}
        onPress={() => open(() => setIsOpen(true))}
      >
        {receiptNo}
      </TextButton>
      {ReceiptDrawer && isOpen && <ReceiptDrawer receiptNo={receiptNo} onClose={() => setIsOpen(false)} />}
    </>
  );
}
