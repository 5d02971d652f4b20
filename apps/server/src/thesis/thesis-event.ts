import type { Database } from '../db/database.ts';
import { publishEvent, studentChannel } from '../events/publish-event.ts';

/** Publishes that something in a thesis of the student has changed, in the transaction that changes it: open pages read it again. */
export const publishThesisEvent = (tx: Database, studentId: string, at: Date): Promise<void> =>
  publishEvent(tx, { channel: studentChannel(studentId), kind: 'THESIS', at });
