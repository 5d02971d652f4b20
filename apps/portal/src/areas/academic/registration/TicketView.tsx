import { getTicket, type Ticket } from '@qianwei/api/contract/academic/ticket';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
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
import { Stack } from '@qianwei/ui/Stack';
import { TextButton } from '@qianwei/ui/TextButton';
import { usePortalKept } from '../../../shared/device/portal-kept.ts';
import type { KeptTicket } from '../../../shared/exam-day/kept-ticket.ts';
import { useKeptTicket } from '../../../shared/exam-day/use-kept-ticket.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { usePaper } from '../../../shared/print/paper.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { TicketSheet } from '../../../shared/ticket/TicketSheet.tsx';

const ticketPaper = late<{ ticket: Ticket; isCut: boolean }>(
  () => import('../../../shared/ticket/TicketPaper.tsx'),
  {
    prefetch: 'idle',
  },
);

const listHref = '/academic/apply/info';
const back = <Link href={listHref}>回到报考记录</Link>;

export interface TicketViewProps {
  periodId: string;
}

/** 统考通知单 of a period: the sheet as it is printed, with the ID card masked, and what to check before it is. */
export default function TicketView({ periodId }: TicketViewProps) {
  const ticket = useCall(getTicket, { ticketType: 'EXAM', bizId: periodId });
  const { before, isKept } = useKeptTicket(periodId, ticket.data);
  const error = ticket.error?.kind;
  const isCut = error === 'network' || error === 'timeout' || error === 'http';
  const cutSince = (readTime: DateTime) => (isCut ? { readTime, query: ticket } : undefined);
  useUnblocked([ticket.error && obstacleOf(ticket.error)], [ticket]);
  if (ticket.data === undefined && isCut && before)
    return <PrintableTicket ticket={before.ticket} cut={cutSince(before.readTime)} />;
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
      {(data) => (
        <PrintableTicket ticket={data} before={before} isKept={isKept} cut={cutSince(data.serverTime)} />
      )}
    </QueryView>
  );
}

interface PrintableTicketProps {
  ticket: Ticket;
  /** The ticket that this device had kept. */
  before?: KeptTicket | null;
  /** The device has it now; null: not known yet. */
  isKept?: boolean | null;
  /** The server could not be asked: when it said so last, and how it is asked again. */
  cut?: { readTime: DateTime; query: { refetch(): unknown } };
}

function PrintableTicket({ ticket, before = null, isKept = null, cut }: PrintableTicketProps) {
  const paper = usePaper(ticketPaper, { ticket, isCut: cut !== undefined });
  const isPortalKept = usePortalKept();
  // The device keeps no whole number.
  const isMasked = ticket.idCard.includes('*');
  return (
    <>
      <PageHeader
        title={ticket.title}
        lede={
          <Facts
            facts={[
              ticket.periodName,
              `${ticket.items.length} 门`,
              ...(isKept && isPortalKept ? ['断网也能看'] : []),
            ]}
          />
        }
        actions={
          <>
            {back}
            <DockAction inPlace>
              <Button variant="primary" icon="print" onPress={paper.print}>
                打印通知单
              </Button>
            </DockAction>
          </>
        }
      />
      <Rule />
      <Stack gap="x3" above="x5">
        {cut && <CutBanner {...cut} />}
        {before && before.ticket.verifyCode !== ticket.verifyCode && (
          <Banner
            tone="warning"
            live="polite"
            title={`安排变了，这是新的通知单；${momentWords(before.readTime)} 看到的那张作废。`}
          >
            请核对考点、考场和座位，打印过的要重新打印。
          </Banner>
        )}
        {isKept === false && (
          <Banner tone="warning" live="polite" title="这张通知单没能存在这台设备上，断网时看不到。">
            可能是存储空间满了，或者浏览器不允许存储。请提前打印，或截图保存。
          </Banner>
        )}
        {ticket.voided && (
          <Banner tone="warning" title="安排有变动，以前打印的通知单作废。">
            请重新打印，变动写在通知单上。
          </Banner>
        )}
        <Banner tone="info" title="打印前核对五项：姓名、证件号、照片、课程、考点。">
          有不一致的，立即联系自考办更正。身份证号在屏幕上隐去中间几位，
          {isMasked ? '断网时打印出来也是这样；联网后打印才是完整的。' : '打印出来是完整的。'}
        </Banner>
      </Stack>
      <TicketSheet ticket={ticket} isPaper={false} isCut={cut !== undefined} />
      {paper.document}
    </>
  );
}

/** Without a network: from when the ticket is, and what cannot be known. */
function CutBanner({ readTime, query }: NonNullable<PrintableTicketProps['cut']>) {
  return (
    <Banner
      tone="warning"
      live="polite"
      title={`断网，显示的是 ${momentWords(readTime)} 的通知单。`}
      action={<TextButton onPress={() => void query.refetch()}>重新连接</TextButton>}
    >
      在那以后考场如果有变动，这里看不到。网络恢复后会自动更新，变了会说明。
    </Banner>
  );
}

const Outline = () => (
  <Stack gap="x5" above="x6">
    <Skeleton width="10em" height={34} />
    <Skeleton width="16em" height={14} />
    <Skeleton height={480} />
  </Stack>
);
