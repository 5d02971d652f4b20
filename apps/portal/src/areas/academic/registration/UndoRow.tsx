import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { cancelExamApply, type Registration } from '@qianwei/api/contract/academic/registration';
import type { DataOf } from '@qianwei/api/endpoint';
import { nearMomentWords } from '@qianwei/api/time/words';
import { Button } from '@qianwei/ui/Button';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useEffect, useId, useRef } from 'react';
import { exams } from '../../../institution/exams.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { yuanWords } from '../shared/period-words.ts';
import * as styles from './UndoRow.css.ts';

/** What a cancelled registration leaves: its receipt, and what is paid back. */
export type Cancelled = DataOf<typeof cancelExamApply>;

/** 已付 comes back, an order that was not paid is void, and where nothing costs nothing is said. */
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
  onDone: (cancelled: Cancelled) => void;
}

/**
 * The question in the row of a registration: what is paid back, and until when the course can be registered again. Focus
 * is on the answer that changes nothing; Escape gives it, too.
 */
export function UndoRow({ registration, period, now, onKeep, onDone }: UndoRowProps) {
  const { applyId, courseCode, courseName, fee, status } = registration;
  const { pending, problem, send } = useMutationCall(cancelExamApply);
  const title = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset
      aria-labelledby={title}
      className={styles.question}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !pending) onKeep();
      }}
    >
      <div className={styles.words}>
        <p id={title} className={styles.title}>
          撤销 {courseCode} {courseName}？
        </p>
        <p>
          <WholeDates>
            {`${moneyWords(registration, period)}${nearMomentWords(period.applyEnd, now, 'end')} 前还可以重新报，名额满了就报不上。`}
          </WholeDates>
        </p>
      </div>
      <div className={styles.actions}>
        <Button ref={keep} size="small" onPress={onKeep}>
          不撤了
        </Button>
        <Button
          variant="danger"
          size="small"
          pending={pending}
          onPress={() => void send({ applyId }, { done: onDone })}
        >
          {period.feeEnabled && fee > 0 && status !== 'UNPAID' ? '撤销并退款' : '撤销报考'}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          没有撤销：
          <WhyRefused problem={problem} />
        </p>
      )}
    </fieldset>
  );
}

/** What has become of it, in the same place, with the receipt; focus comes here. */
export function UndoneRow({
  registration,
  cancelled,
}: Pick<UndoRowProps, 'registration'> & { cancelled: Cancelled }) {
  const { courseCode, courseName } = registration;
  const { receiptNo, refund } = cancelled;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.done}>
      <div className={styles.words}>
        <p className={styles.title}>
          已撤销 {courseCode} {courseName}
        </p>
        <p>
          <WholeDates>
            {`回执号 ${receiptNo}。${refund > 0 ? `${yuanWords(refund)} ${exams.payment.refund}。` : ''}`}
          </WholeDates>
        </p>
      </div>
    </div>
  );
}
