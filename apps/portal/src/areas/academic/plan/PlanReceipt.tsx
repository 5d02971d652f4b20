import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { dateWords, halfDayWords, momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useRef } from 'react';
import { useNotify } from '../../../shared/page/notify.tsx';
import { ReceiptSlip } from '../../../shared/receipt/ReceiptSlip.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { saveExamCalendar } from './exam-event.ts';
import * as styles from './PlanReceipt.css.ts';
import { areaNameOf, halfDayOf } from './period-course.ts';
import type { PlanSubmission } from './use-basket.ts';

export interface PlanReceiptProps {
  plan: ExamPlan;
  period: ExamPeriod;
  submission: PlanSubmission;
}

/**
 * The registered courses, the receipt number, and the next step. It takes the focus, which the button before it had.
 */
export default function PlanReceipt({ plan, period, submission }: PlanReceiptProps) {
  const now = useNow();
  const notify = useNotify();
  const { receipt, courses, areaCode } = submission;
  const areaName = areaNameOf(plan, areaCode);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receipt.receiptNo !== '') box.current?.focus();
  }, [receipt.receiptNo]);
  return (
    <div ref={box} tabIndex={-1} className={styles.receipt}>
      <ReceiptSlip
        title="报考回执"
        headingLevel={2}
        proof={receipt}
        rows={[
          { term: '考期', value: period.name },
          {
            term: '课程',
            value: (
              <ul>
                {courses.map((course) => {
                  const session = halfDayOf(plan, course);
                  return (
                    <li key={course.courseCode}>
                      {course.courseCode} {course.courseName}
                      {session && `，${halfDayWords(session)}`}
                    </li>
                  );
                })}
              </ul>
            ),
          },
          { term: '考区', value: areaName },
          ...(period.feeEnabled ? [{ term: '应缴', value: yuanWords(receipt.fee) }] : []),
        ]}
        next={
          receipt.payDeadline === null
            ? `已报考成功。座位 ${dateWords(period.seatPublish)}公布，通知单 ${dateWords(period.ticketOpen)}起可以打印。${momentWords(period.applyEnd, 'end')} 前可以在报考记录里撤销。`
            : `${momentWords(receipt.payDeadline, 'end')} 前缴费，逾期名额释放，可以重新报考。`
        }
        actions={
          <>
            <TextButton
              onPress={() =>
                notify({
                  type: 'success',
                  text: saveExamCalendar({ plan, periodName: period.name, courses, areaName }, now),
                })
              }
            >
              <span className={styles.withIcon}>
                <Icon name="calendar" size="small" />
                加入日历
              </span>
            </TextButton>
            <Link href="/academic/apply/info">查看报考记录</Link>
          </>
        }
      />
    </div>
  );
}
