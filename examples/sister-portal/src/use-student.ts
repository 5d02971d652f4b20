import { useSelector } from '@xstate/react';
import { session } from './services.ts';

/** The student who is logged in, or null. */
export function useStudent() {
  return useSelector(session, (snapshot) => (snapshot.hasTag('signedIn') ? snapshot.context.session : null));
}
