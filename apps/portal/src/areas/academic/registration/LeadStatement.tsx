import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { yuanWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { ticketHref } from '../../../shared/address/ticket-href.ts';
import * as styles from './RegistrationsPage.css.ts';
import type { RegistrationLead } from './registrations.ts';

const planHref = '/academic/exam/plan';

export interface LeadStatementProps {
  lead: RegistrationLead;
  /** The period to come. */
  period: ExamPeriod | null;
  /** Unpaid fees, in 分. */
  unpaidFee: number;
  onPay: () => void;
}

/** The lead of the page, with the page's one primary action beside it; on a phone that is in the dock. */
export function LeadStatement({ lead, period, unpaidFee, onPay }: LeadStatementProps) {
  const { shape, tone, title, lines, action, mayAdd } = lead;
  const primary = (block: boolean) => {
    if (action === 'pay')
      return (
        <Button variant="primary" size="large" block={block} onPress={onPay}>
          {unpaidFee > 0 ? `继续缴费 ${yuanWords(unpaidFee)}` : '继续缴费'}
        </Button>
      );
    const isTicket = action === 'ticket';
    return (
      <ButtonLink
        href={isTicket && period !== null ? ticketHref(period.periodId) : planHref}
        variant="primary"
        size="large"
        block={block}
      >
        {isTicket ? '打印通知单' : '去报考'}
      </ButtonLink>
    );
  };
  return (
    <section className={styles.lead} aria-labelledby="registration-lead">
      <div>
        <h2 id="registration-lead" className={styles.leadTitle}>
          <span className={styles.tone[tone]}>
            <StateSymbol shape={shape} />
          </span>
          <Phrases>{title}</Phrases>
        </h2>
        <div className={styles.leadLines}>
          {lines.map((line) => (
            <p key={line}>
              <WholeDates>{line}</WholeDates>
            </p>
          ))}
        </div>
      </div>
      {(action !== null || mayAdd) && (
        <div className={styles.leadActions}>
          {action !== null && <span className={styles.deskOnly}>{primary(false)}</span>}
          {mayAdd && <Link href={planHref}>再加一门</Link>}
        </div>
      )}
      {action !== null && <DockAction>{primary(true)}</DockAction>}
    </section>
  );
}
