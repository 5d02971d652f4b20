import { getTicket, type TicketType } from '@qianwei/api/contract/academic/ticket';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useUnblocked } from '../page/use-unblocked.ts';
import { WhyRefused } from '../page/WhyNot.tsx';
import { QueryView } from '../query/QueryView.tsx';
import { useCall } from '../query/use-call.ts';
import { TicketFound } from './TicketFound.tsx';

/** A ticket of an exam that is signed up for. */
export type SignUpTicketType = Exclude<TicketType, 'EXAM'>;

const exams = {
  PRACTICE: { name: '实践考核', signUp: '/practiceSignUp' },
  ENGLISH: { name: '学士学位英语考试', signUp: '/englishSignUp' },
} as const satisfies Record<SignUpTicketType, object>;

/** The ticket of who is logged in, without a form. It is read again when the tab is shown again and before it is printed. */
export function OwnTicket({ ticketType }: { ticketType: SignUpTicketType }) {
  const ticket = useCall(getTicket, { ticketType });
  useUnblocked([ticket.error && obstacleOf(ticket.error)], [ticket]);
  const refetch = useEffectEvent(() => void ticket.refetch({ cancelRefetch: false }));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const { name, signUp } = exams[ticketType];
  return (
    <QueryView
      query={ticket}
      name="准考证"
      skeleton={<Skeleton height={320} />}
      gone={
        <EmptyState
          drawing="paper"
          title={`没有${name}的准考证`}
          why={`你还没有报名${name}，或者报名已经撤销。`}
          action={<ButtonLink href={signUp}>看能不能报名</ButtonLink>}
        />
      }
      notEligible={(error) => (
        <EmptyState drawing="calendar" title="现在没有准考证可以打印" why={<WhyRefused problem={error} />} />
      )}
    >
      {(data) => <TicketFound ticket={data} readNewest={async () => ticket.refetch()} />}
    </QueryView>
  );
}
