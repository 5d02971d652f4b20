import type { FoundTicket } from '@qianwei/api/contract/sign-up/ticket';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { TextButton } from '@qianwei/ui/TextButton';
import { LookUp } from '../look-up/LookUp.tsx';
import type { LookUpCall } from '../look-up/use-look-up.ts';
import { WhyNot } from '../page/WhyNot.tsx';
import { useSession } from '../session/session.tsx';
import { OwnTicket, type SignUpTicketType } from './OwnTicket.tsx';
import * as styles from './TicketFound.css.ts';
import { TicketFound } from './TicketFound.tsx';

export interface TicketSearchProps {
  ticketType: SignUpTicketType;
}

const misses = {
  PRACTICE: '姓名和证件号都对，就是本批次没有报名。',
  ENGLISH: '姓名和证件号都对，就是没有报名，或者还没有审核通过。',
} as const;

const callFor = (ticketType: TicketSearchProps['ticketType']): LookUpCall<FoundTicket> => ({
  endpoint: async () => (await import('@qianwei/api/contract/sign-up/ticket')).getTicketNLog,
  fixed: { ticketType },
});

/** 准考证查询: the student's own, or that of whoever knows name and document, in the page's memory alone. */
export default function TicketSearch({ ticketType }: TicketSearchProps) {
  const { session } = useSession();
  return session === null ? <GuestSearch ticketType={ticketType} /> : <OwnTicket ticketType={ticketType} />;
}

function GuestSearch({ ticketType }: TicketSearchProps) {
  return (
    <LookUp
      label="准考证查询"
      layout="line"
      call={callFor(ticketType)}
      perDay={10}
      more={() => misses[ticketType]}
    >
      {({ form, nobody, answer, person, forget }) => (
        <div className={styles.search}>
          {form}
          {nobody}
          {answer?.ticket && person && (
            <TicketFound ticket={answer.ticket} guest={{ person, onForget: forget }} />
          )}
          {answer?.obstacle && (
            <EmptyState
              drawing="calendar"
              title="现在没有准考证可以打印"
              why={<WhyNot obstacle={answer.obstacle} />}
              action={<TextButton onPress={forget}>清空并退出查询</TextButton>}
            />
          )}
        </div>
      )}
    </LookUp>
  );
}
