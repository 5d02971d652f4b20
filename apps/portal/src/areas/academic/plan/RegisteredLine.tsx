import { Link } from '@qianwei/ui/Link';
import { late, useLate } from '@qianwei/ui/late';
import { TextButton } from '@qianwei/ui/TextButton';
import { useState } from 'react';
import type { ReceiptDrawerProps } from '../../../shared/receipt/ReceiptDrawer.tsx';
import type { PeriodCourse } from './period-course.ts';

const receiptDrawer = late<ReceiptDrawerProps>(() => import('../../../shared/receipt/ReceiptDrawer.tsx'));

/**
 * The courses that are registered in the period, with the receipts of their submissions: also of one whose answer was lost
 * on its way. Nothing while none is registered.
 */
export function RegisteredLine({ courses }: { courses: readonly PeriodCourse[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const { Component: ReceiptDrawer, prepare, open } = useLate(receiptDrawer);
  const registered = courses.filter(({ isRegistered }) => isRegistered);
  if (registered.length === 0) return null;
  const receipts = new Set(registered.flatMap(({ registration }) => registration?.receiptNo || []));
  return (
    <>
      已报考 {registered.length} 门
      {[...receipts].map((receiptNo, index) => (
        <span key={receiptNo}>
          {index === 0 ? '，回执 ' : '、'}
          <TextButton
            aria-label={`打开回执 ${receiptNo}`}
            onPressStart={prepare}
            onPress={() => open(() => setShown(receiptNo))}
          >
            {receiptNo}
          </TextButton>
        </span>
      ))}
      。<Link href="/academic/apply/info">查看报考记录</Link>
      {ReceiptDrawer && shown !== null && <ReceiptDrawer receiptNo={shown} onClose={() => setShown(null)} />}
    </>
  );
}
