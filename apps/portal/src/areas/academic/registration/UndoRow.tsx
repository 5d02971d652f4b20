import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { cancelExamApply, type Registration } from '@qianwei/api/contract/academic/registration';
import { nearMomentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { exams } from '../../../institution/exams.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';
import type { CancelledRegistration } from './UndoneRow.tsx';

/** Refund text: paid, unpaid; empty when free. */
function moneyWords({ status, fee }: Registration, { feeEnabled }: ExamPeriod): string {
  if (!feeEnabled || fee === 0) return '';
  return status === 'UNPAID'
    ? `${yuanWords(fee)}还没有缴，不用再缴。`
    : `${yuanWords(fee)} ${exams.payment.refund}。`;
}

export interface UndoRowProps {
  registration: Registration;
  period: ExamPeriod;
  /** In ms, by the server's clock. */
  now: number;
  onKeep: () => void;
  onDone: (cancelled: CancelledRegistration) => void;
}

/** The question in the row of a registration: that its place is free from then on, what is paid back, and until when it can be registered again. */
export default function UndoRow({ registration, period, now, onKeep, onDone }: UndoRowProps) {
  const { applyId, courseCode, courseName, fee, status } = registration;
  const { pending, problem, send } = useMutationCall(cancelExamApply);
  return (
    <RowQuestion
      title={`撤销 ${courseCode} ${courseName}？`}
      consequence={`要换一门的，也是先撤销 ${courseCode}，再报另一门。撤销以后，这个名额别人就可以报。${moneyWords(registration, period)}${nearMomentWords(period.applyEnd, now, 'end')} 前还可以重新报，名额满了就报不上。`}
      keep="不撤了"
      act={period.feeEnabled && fee > 0 && status !== 'UNPAID' ? '撤销并退款' : '撤销报考'}
      pending={pending}
      problem={problem}
      undone="没有撤销"
      onKeep={onKeep}
      onAct={() => void send({ applyId }, { done: onDone })}
    />
  );
}
