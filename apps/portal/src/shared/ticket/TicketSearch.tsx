import type { FoundTicket } from '@qianwei/api/contract/sign-up/ticket';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { TextButton } from '@qianwei/ui/TextButton';
import { Forgetting } from '../look-up/Forgetting.tsx';
import { LookUpForm } from '../look-up/LookUpForm.tsx';
import { leftWords, NobodyFound } from '../look-up/NobodyFound.tsx';
import { useCaptchaProof } from '../look-up/use-captcha-proof.ts';
import { useLookUp } from '../look-up/use-look-up.ts';
import { WhyNot } from '../page/WhyNot.tsx';
import { CaptchaEntry } from '../phone-code/CaptchaEntry.tsx';
import * as styles from './TicketFound.css.ts';
import { TicketFound } from './TicketFound.tsx';

export interface TicketSearchProps {
  ticketType: 'PRACTICE' | 'ENGLISH';
}

const misses = {
  PRACTICE: '姓名和证件号都对，就是本批次没有报名。',
  ENGLISH: '姓名和证件号都对，就是没有报名，或者还没有审核通过。',
} as const;

/** 准考证查询: the ticket of whoever knows name and ID card, in the page's memory alone. */
export default function TicketSearch({ ticketType }: TicketSearchProps) {
  return (
    <Forgetting>
      {(forget, wasForgotten) => (
        <Search key={ticketType} ticketType={ticketType} onForget={forget} isAgain={wasForgotten} />
      )}
    </Forgetting>
  );
}

interface SearchProps extends TicketSearchProps {
  onForget: () => void;
  isAgain: boolean;
}

function Search({ ticketType, onForget, isAgain }: SearchProps) {
  const load = async () => {
    const { lookups } = await import('./ticket-lookup.ts');
    return { default: lookups[ticketType] };
  };
  const { identity, form, answer, miss, leftToday, submit } = useLookUp<FoundTicket>(load);
  const captcha = useCaptchaProof();
  return (
    <div className={styles.search}>
      <LookUpForm
        label="准考证查询"
        layout="line"
        identity={identity}
        form={form}
        onSubmit={() => submit(captcha.proof)}
        note={`每个证件号每天 10 次${leftToday === null ? '，结果不留在浏览器里' : `，${leftWords(leftToday)}`}`}
        takesFocus={isAgain}
      >
        <CaptchaEntry {...captcha.entry} />
      </LookUpForm>
      {miss && <NobodyFound miss={miss} more={misses[ticketType]} />}
      {answer?.ticket && <TicketFound ticket={answer.ticket} onForget={onForget} />}
      {answer?.obstacle && (
        <EmptyState
          drawing="calendar"
          title="准考证还没有开放打印"
          why={<WhyNot obstacle={answer.obstacle} />}
          action={<TextButton onPress={onForget}>清空并退出查询</TextButton>}
        />
      )}
    </div>
  );
}
