import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { yuanWords } from '@qianwei/studies';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { ticketHref } from '../../../shared/address/ticket-href.ts';
import { PageLead } from '../../../shared/page/PageLead.tsx';
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

/** The lead of the page, with what is to be paid, printed or registered. */
export function LeadStatement({ lead, period, unpaidFee, onPay }: LeadStatementProps) {
  return (
    <PageLead
      lead={lead}
      button={(action) => {
        if (action === 'pay')
          return (
            <Button variant="primary" size="large" onPress={onPay}>
              {unpaidFee > 0 ? `继续缴费 ${yuanWords(unpaidFee)}` : '继续缴费'}
            </Button>
          );
        const isTicket = action === 'ticket';
        const href = isTicket && period !== null ? ticketHref(period.periodId) : planHref;
        return (
          <ButtonLink href={href} variant="primary" size="large">
            {isTicket ? '打印通知单' : '去报考'}
          </ButtonLink>
        );
      }}
      more={lead.mayAdd && <Link href={planHref}>再加一门</Link>}
    />
  );
}
