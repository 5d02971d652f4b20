import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Receipt } from '@qianwei/ui/Receipt';
import { TextButton } from '@qianwei/ui/TextButton';
import * as styles from './BasketPanel.css.ts';
import type { OpenPeriod, Submission } from './plan.ts';

interface SubmittedPanelProps {
  submission: Submission;
  period: OpenPeriod;
  onWithdraw: (() => void) | undefined;
}

/** The submission, and until when it is to be paid. */
export function SubmittedPanel({ submission, period: { courses, fee }, onWithdraw }: SubmittedPanelProps) {
  const { receipt, time, codes, payUntil } = submission;
  const names = courses.filter(({ code }) => codes.includes(code)).map(({ code, name }) => `${code} ${name}`);
  return (
    <>
      <Receipt
        title="报考回执"
        headingLevel={2}
        rows={[
          { term: '回执号', value: receipt, look: 'number' },
          { term: '时间', value: time },
          { term: '课程', value: names.join('，') },
          { term: '应缴', value: `${codes.length * fee} 元，${codes.length} 门` },
        ]}
        next={`${payUntil} 前缴费，逾期名额释放，可重新报考。`}
        onPrint={() => window.print()}
      />
      <div className={styles.actions}>
        <ButtonLink variant="primary" block href="#pay">
          去缴费 {codes.length * fee} 元
        </ButtonLink>
        {onWithdraw && <TextButton onPress={onWithdraw}>撤回并修改</TextButton>}
      </div>
    </>
  );
}
