import type { cancelExamApply, Registration } from '@qianwei/api/contract/academic/registration';
import type { DataOf } from '@qianwei/api/endpoint';
import { yuanWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { exams } from '../../../institution/exams.ts';
import { RowOutcome } from '../../../shared/page/RowOutcome.tsx';

/** The receipt of a cancelled registration, and what is paid back. */
export type CancelledRegistration = DataOf<typeof cancelExamApply>;

export interface UndoneRowProps {
  registration: Registration;
  cancelled: CancelledRegistration;
}

/** The result of a cancellation, in the same place, with the receipt. */
export default function UndoneRow({ registration: { courseCode, courseName }, cancelled }: UndoneRowProps) {
  const { receiptNo, refund } = cancelled;
  return (
    <RowOutcome title={`已撤销 ${courseCode} ${courseName}`}>
      <WholeDates>
        {`回执号 ${receiptNo}。${refund > 0 ? `${yuanWords(refund)} ${exams.payment.refund}。` : ''}这个半天空出来了。`}
      </WholeDates>{' '}
      <Link href="/academic/exam/plan">换一门或重新报</Link>
    </RowOutcome>
  );
}
