import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { maxLength, pipe, string } from 'valibot';
import { field } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { TicketFound } from '../../../shared/ticket/TicketFound.tsx';
import TicketSearch from '../../../shared/ticket/TicketSearch.tsx';

/** `verify`: the code of a ticket that is compared with what is arranged, empty for none. It names nobody. */
const ticketAddress = { verify: field(pipe(string(), maxLength(40)), '') };

const verifyTicket = late<{ verifyCode: string }>(() => import('./VerifyTicket.tsx'), { prefetch: 'mount' });

/** 实践考核准考证: the student's own, or looked up without a login; and the verification of any ticket by its code. */
export default function PracticeTicketPage() {
  const { session } = useSession();
  const { values } = useAddress(ticketAddress);
  // The code of a paper may be one of another exam.
  useTitle(values.verify === '' ? '实践考核准考证' : '核验准考证', session?.platform);
  if (values.verify !== '') return <LatePiece of={verifyTicket} verifyCode={values.verify} />;
  return (
    <>
      <PageHeader
        title="实践考核准考证"
        lede={
          session === null
            ? '不用登录，用姓名和证件号查；没开放时会说哪天开放。一个考点一张 A4。'
            : '可以重复打印，一个考点一张 A4。'
        }
      />
      {session === null ? <TicketSearch ticketType="PRACTICE" /> : <OwnTicket />}
    </>
  );
}

function OwnTicket() {
  const ticket = useCall(getTicket, { ticketType: 'PRACTICE' });
  useUnblocked([ticket.error && obstacleOf(ticket.error)], [ticket]);
  return (
    <QueryView
      query={ticket}
      name="准考证"
      skeleton={<Skeleton height={320} />}
      gone={
        <EmptyState
          drawing="paper"
          title="没有实践考核的准考证"
          why="你还没有报名实践考核，或者报名已经撤销。"
          action={<ButtonLink href="/practiceSignUp">看能不能报名</ButtonLink>}
        />
      }
      notEligible={(error) => (
        <EmptyState drawing="calendar" title="现在没有准考证可以打印" why={<WhyRefused problem={error} />} />
      )}
    >
      {(data) => <TicketFound ticket={data} />}
    </QueryView>
  );
}
