import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { maxLength, pipe, string } from 'valibot';
import { field } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useSession } from '../../../shared/session/session.tsx';
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
      <TicketSearch ticketType="PRACTICE" />
    </>
  );
}
