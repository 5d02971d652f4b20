import { useSyncExternalStore } from 'react';
import { institution } from '../../institution/institution.ts';

const never = () => () => {};

/** True on a host of the certificate exam (PAGE-3); the prerendered page is that of an ordinary host. */
export function useCertificateHost(): boolean {
  return useSyncExternalStore(
    never,
    () => location.hostname.toLowerCase().includes(institution.certificateMarker),
    () => false,
  );
}
