import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { useAddress } from '../../../shared/address/use-address.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import { RegistrationRecord } from './RegistrationRecord.tsx';
import { registrationFilter } from './registration-filter.ts';
import type { TicketViewProps } from './TicketView.tsx';

const ticketView = late<TicketViewProps>(() => import('./TicketView.tsx'), { prefetch: 'idle' });

/** 报考记录: what was registered, where one sits and what came of it; with `?ticket=` the 通知单 of a period. */
export default function RegistrationsPage() {
  const { values } = useAddress(registrationFilter);
  useLate(ticketView);
  return values.ticket === undefined ? (
    <RegistrationRecord />
  ) : (
    <LatePiece
      of={ticketView}
      fallback={<Loading what="统考通知单">{null}</Loading>}
      periodId={values.ticket}
    />
  );
}
