import type { Ticket } from '@qianwei/api/contract/academic/ticket';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import { type getTicketNLog, guestTicketDays } from '@qianwei/api/contract/sign-up/ticket';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { calendarDaysLeft, dayWords } from '@qianwei/api/time/words';
import { student } from '../../../db/schema/student.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { toPage } from '../../../eligibility/ways.ts';
import type { CallContext } from '../../../http/implement.ts';
import { Refusal } from '../../../http/refusal.ts';
import { beginCaptchaLookup, isStudent } from '../../../lookup/look-up.ts';
import type { LookupKind } from '../../../lookup/lookup-limits.ts';
import { maskExamineeNo } from '../../../student/personal.ts';
import { formatDateTime } from '../../../time.ts';
import { photoData } from './photo-data.ts';
import { signUpTicket } from './sign-up-ticket.ts';

const kinds: Readonly<Record<SignUpType, LookupKind>> = {
  PRACTICE: { name: 'practice-ticket', perNumber: 10 },
  ENGLISH: { name: 'english-ticket', perNumber: 10 },
};

/** Nobody's id: for a person who is not found the same is read as for one who is. */
const nobody = '';

/** A ticket as whoever knows name and document may see it; the number of an exam opens nothing else. */
const masked = (ticket: Ticket): Ticket => ({
  ...ticket,
  name: maskName(ticket.name),
  idCard: maskIdCard(ticket.idCard),
  examineeNo: ticket.ticketType === 'ENGLISH' ? ticket.examineeNo : maskExamineeNo(ticket.examineeNo),
});

/** Throws for the ticket of exams that were over long ago. */
function requireRecent({ periodName, endedOn }: Ticket, now: Date): void {
  if (endedOn !== null && calendarDaysLeft(endedOn, now.getTime()) < -guestTicketDays)
    throw blocked(errorCode.outsideWindow, {
      reason: `${periodName}已于 ${dayWords(endedOn)} 结束，考后超过 ${guestTicketDays} 天，不登录就查不到准考证了；登录后还能查看`,
      way: toPage('去登录', '/login'),
    });
}

/** The ticket of a person who is not logged in, after a captcha. */
export async function ticketForGuest(
  context: CallContext,
  { ticketType: type, ...payload }: PayloadOf<typeof getTicketNLog>,
): Promise<DataOf<typeof getTicketNLog>> {
  const { db, clock } = context;
  const { person, leftToday } = await beginCaptchaLookup(context, kinds[type], payload);
  const [found] = await db.select({ id: student.id }).from(student).where(isStudent(person));
  const answer = { leftToday, serverTime: formatDateTime(clock.now()) };
  try {
    const photoOf = (fileId: string) => photoData(context, fileId);
    const { ticket } = await signUpTicket(context, found?.id ?? nobody, { type }, photoOf);
    requireRecent(ticket, clock.now());
    return { ticket: masked(ticket), obstacle: null, ...answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const obstacle = obstacleOf(error);
    if (obstacle === null) throw new Refusal(error.code, error.message, { leftToday });
    return { ticket: null, obstacle, ...answer };
  }
}
