import { Link } from '@qianwei/ui/Link';
import { ReceiptButton } from '../../../shared/receipt/ReceiptButton.tsx';
import type { PeriodCourse } from './period-course.ts';

/**
 * The courses that are registered in the period, with the receipts of their submissions: also of one whose answer was lost
 * on its way. Nothing while none is registered.
 */
export function RegisteredLine({ courses }: { courses: readonly PeriodCourse[] }) {
  const registered = courses.filter(({ isRegistered }) => isRegistered);
  if (registered.length === 0) return null;
  const receipts = new Set(registered.flatMap(({ registration }) => registration?.receiptNo || []));
  return (
    <>
      已报考 {registered.length} 门
      {[...receipts].map((receiptNo, index) => (
        <span key={receiptNo}>
          {index === 0 ? '，回执 ' : '、'}
          <ReceiptButton receiptNo={receiptNo} />
        </span>
      ))}
      。<Link href="/academic/apply/info">查看报考记录</Link>
    </>
  );
}
