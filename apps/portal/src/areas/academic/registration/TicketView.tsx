import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { DockAction } from '@qianwei/ui/DockAction';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { usePaper } from '../../../shared/print/paper.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './RegistrationsPage.css.ts';
import { TicketSheet } from './TicketSheet.tsx';

const ticketPaper = late<{ ticket: Ticket }>(() => import('./TicketPaper.tsx'), { prefetch: 'idle' });

const listHref = '/academic/apply/info';
const back = <Link href={listHref}>回到报考记录</Link>;

export interface TicketViewProps {
  periodId: string;
}

/** 统考通知单 of a period: the sheet as it is printed, with the ID card masked, and what to check before it is. */
export default function TicketView({ periodId }: TicketViewProps) {
  const ticket = useCall(getTicket, { ticketType: 'EXAM', bizId: periodId });
  useUnblocked([ticket.error && obstacleOf(ticket.error)], [ticket]);
  return (
    <QueryView
      query={ticket}
      name="通知单"
      title="统考通知单"
      skeleton={<Outline />}
      unaffected="考场和座位在报考记录里也能看到。"
      gone={
        <EmptyState
          drawing="paper"
          title="没有这个考期的通知单"
          why="这个考期没有报考，或者报考已经撤销。"
          action={back}
        />
      }
      notEligible={(error) => (
        <EmptyState
          drawing="calendar"
          title="通知单还没有开放打印"
          why={<WhyRefused problem={error} />}
          action={obstacleOf(error) === null && back}
        />
      )}
    >
      {(data) => <PrintableTicket ticket={data} />}
    </QueryView>
  );
}

function PrintableTicket({ ticket }: { ticket: Ticket }) {
  const paper = usePaper(ticketPaper, { ticket });
  const print = (block: boolean) => (
    <Button variant="primary" icon="print" block={block} onPress={paper.print}>
      打印通知单
    </Button>
  );
  return (
    <>
      <PageHeader
        title={ticket.title}
        lede={<Facts facts={[ticket.periodName, `${ticket.items.length} 门`]} />}
        actions={
          <>
            {back}
            <span className={styles.deskOnly}>{print(false)}</span>
          </>
        }
      />
      <Rule />
      <DockAction>{print(true)}</DockAction>
      <div className={styles.ticketNotes}>
        {ticket.voided && (
          <Banner tone="warning" title="安排有变动，以前打印的通知单作废。">
            请重新打印，变动写在通知单上。
          </Banner>
        )}
        <Banner tone="info" title="打印前核对五项：姓名、证件号、照片、课程、考点。">
          有不一致的，立即联系自考办更正。身份证号在屏幕上隐去中间几位，打印出来是完整的。
        </Banner>
      </div>
      <TicketSheet ticket={ticket} isPaper={false} />
      {paper.document}
    </>
  );
}

const Outline = () => (
  <div className={styles.skeleton}>
    <Skeleton width="10em" height={34} />
    <Skeleton width="16em" height={14} />
    <Skeleton height={480} />
  </div>
);
