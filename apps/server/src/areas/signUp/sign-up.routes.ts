import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import {
  getSignUpRecordNLog,
  leaveSignUpNLog,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import {
  cancelSignUpNLog,
  saveSignUpDraftNLog,
  submitSignUpNLog,
} from '@qianwei/api/contract/sign-up/submit';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import { issueTicket, releaseTicket, requireHolder } from '../../credentials/guest-ticket.ts';
import { saveDraft } from '../../draft/application-draft.ts';
import { type Implementation, implement, implementForStudent } from '../../http/implement.ts';
import { basesOf } from '../../student/rule-basis.ts';
import { formatDateTime } from '../../time.ts';
import { batchNow, findSignUpBatch, shownBatch } from './batches.ts';
import { cancelSignUp } from './cancel.workflow.ts';
import { findByNumber, limitVisits, refreshSignUp, startForGuest, startForStudent } from './prove.ts';
import { shownStatus } from './record.ts';
import { listOwn } from './sign-up-facts.ts';
import { submitSignUp } from './submit.workflow.ts';
import { ticketForGuest } from './ticket/guest-lookup.ts';
import { verifyTicket } from './ticket/verify-ticket.ts';

const bases = { PRACTICE: 'PRACTICE_SIGN_UP', ENGLISH: 'ENGLISH_SIGN_UP' } as const;

/** Sign-ups for the practice exams and for the degree's foreign language exam. */
export const signUpRoutes: Implementation[] = [
  implement(getSignUpConfigNLog, async (context, { type, batchId }) => {
    const { db, clock, session } = context;
    const now = clock.now();
    const { batch, next, running } = await batchNow(db, { type, batchId }, now);
    const own = session === null ? [] : await listOwn(db, session.studentId, running, now);
    const { [bases[type]]: basis } = await basesOf(db, [bases[type]]);
    return {
      batch: batch && (await shownBatch(db, batch, now)),
      next: next && { name: next.name, startTime: formatDateTime(next.applyStart) },
      running: running.map(({ id, name }) => ({ batchId: id, name })),
      own: own.map(({ row, batch: { id, name, ...times } }) => ({
        batchId: id,
        batchName: name,
        status: shownStatus(row, times, now),
        due: row.status === 'UNPAID' ? row.fee - row.paid : 0,
        payDeadline: row.payDeadline && formatDateTime(row.payDeadline),
      })),
      basis,
      guestTicket: issueTicket(context),
      serverTime: formatDateTime(now),
    };
  }),
  implement(startSignUpNLog, startForGuest),
  implementForStudent(startSignUp, startForStudent),
  implement(getSignUpRecordNLog, findByNumber),
  implement(
    refreshSignUpNLog,
    async (context, payload) => {
      await limitVisits(context, 'refresh');
      return refreshSignUp(context, payload);
    },
    // It changes nothing, but is heavy: those of one person wait for each other.
    { repeatable: true },
  ),
  implement(leaveSignUpNLog, async ({ db, secrets }, { guestTicket }) => {
    await releaseTicket(db, secrets, guestTicket);
    return null;
  }),
  implement(
    saveSignUpDraftNLog,
    async (context, { type, batchId, guestTicket, document, revision }) => {
      await limitVisits(context, 'draft');
      const { studentId, studentMajorId } = await requireHolder(context, guestTicket, {
        type,
        batchId,
      });
      const { id } = await findSignUpBatch(context.db, type, batchId);
      const key = { studentId, kind: type, bizId: id };
      const saved = await saveDraft(context, key, { studentMajorId, document, revision });
      return { revision: saved.revision, savedTime: formatDateTime(saved.savedAt) };
    },
    { repeatable: true },
  ),
  implement(submitSignUpNLog, submitSignUp),
  implement(cancelSignUpNLog, cancelSignUp),
  implement(getTicketNLog, ticketForGuest),
  implement(verifyTicketNLog, verifyTicket),
];
