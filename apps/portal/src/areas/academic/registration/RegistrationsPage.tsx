import { useAddress } from '../../../shared/address/use-address.ts';
import { RegistrationRecord } from './RegistrationRecord.tsx';
import { registrationFilter } from './registration-filter.ts';
import { TicketView } from './TicketView.tsx';

/** 报考记录: what was registered, where one sits and what came of it; with `?ticket=` the 通知单 of a period. */
export default function RegistrationsPage() {
  const { values, show } = useAddress(registrationFilter);
  return values.ticket === undefined ? (
    <RegistrationRecord filter={values} onChange={show} />
  ) : (
    <TicketView periodId={values.ticket} />
  );
}
