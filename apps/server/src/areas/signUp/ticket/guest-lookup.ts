import { obstacleOf } from '@qianwei/api/contract/eligibility';
import type { SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import type { getTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq } from 'drizzle-orm';
import { requireCaptcha } from '../../../credentials/captcha.ts';
import { student } from '../../../db/schema/student.ts';
import type { CallContext } from '../../../http/implement.ts';
import { Refusal } from '../../../http/refusal.ts';
import { countLookup, type LookupKind, limitTries } from '../../../lookup/lookup-limits.ts';
import { idCardHash } from '../../../student/personal.ts';
import { formatDateTime } from '../../../time.ts';
import { photoData } from './photo-data.ts';
import { signUpTicket } from './sign-up-ticket.ts';

const kinds: Readonly<Record<SignUpType, LookupKind>> = {
  PRACTICE: { name: 'practice-ticket', perNumber: 10 },
  ENGLISH: { name: 'english-ticket', perNumber: 10 },
};

/** Nobody's id: for a person who is not found the same is read as for one who is. */
const nobody = '';

/** The ticket of a person who is not logged in, after a captcha. */
export async function ticketForGuest(
  context: CallContext,
  { ticketType: type, name, idCard, code, codeKey }: PayloadOf<typeof getTicketNLog>,
): Promise<DataOf<typeof getTicketNLog>> {
  const { db, clock, secrets } = context;
  await limitTries(context);
  await requireCaptcha(context, codeKey, code);
  const cardHash = idCardHash(secrets, idCard);
  const leftToday = await countLookup(context, kinds[type], cardHash);
  const [found] = await db
    .select({ id: student.id })
    .from(student)
    .where(and(eq(student.name, name), eq(student.idCardHash, cardHash)));
  const answer = { leftToday, serverTime: formatDateTime(clock.now()) };
  try {
    const photoOf = (fileId: string) => photoData(context, fileId);
    const ticket = await signUpTicket(context, found?.id ?? nobody, { type }, photoOf);
    return { ticket, obstacle: null, ...answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const obstacle = obstacleOf(error);
    if (obstacle === null) throw new Refusal(error.code, error.message, { leftToday });
    return { ticket: null, obstacle, ...answer };
  }
}
