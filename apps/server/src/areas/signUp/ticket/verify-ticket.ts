import { ticketVersion } from '@qianwei/api/contract/academic/ticket';
import { errorCode } from '@qianwei/api/contract/envelope';
import { maskName } from '@qianwei/api/contract/fields';
import { maskIdCard } from '@qianwei/api/contract/identity-card';
import type { verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { eq } from 'drizzle-orm';
import { signUp, signUpBatch } from '../../../db/schema/sign-up.ts';
import type { CallContext } from '../../../http/implement.ts';
import { limitRate } from '../../../http/rate-limit.ts';
import { Refusal } from '../../../http/refusal.ts';
import { maskExamineeNo } from '../../../student/personal.ts';
import { photoData } from './photo-data.ts';
import { signUpTicket } from './sign-up-ticket.ts';
import { maxVersion, readTicketCode } from './ticket-code.ts';

/** Width of the picture at the door, pixels. */
const photoWidth = 180;

const unknownCode = () =>
  new Refusal(
    errorCode.notFound,
    '没有这个验证码的准考证。请核对纸上的验证码；仍查不到，这张准考证不是本校签发的',
  );

/** Compares a code on paper with what is arranged now. Guessing is limited by network, and a wrong guess says nothing. */
export async function verifyTicket(
  context: CallContext,
  { verifyCode }: PayloadOf<typeof verifyTicketNLog>,
): Promise<DataOf<typeof verifyTicketNLog>> {
  const { db, secrets } = context;
  await limitRate(context, { name: 'ticket-verify', subject: context.network, max: 60, seconds: 60 });
  const code = readTicketCode(secrets, verifyCode);
  if (code === null) throw unknownCode();
  const [found] = await db
    .select({ row: signUp, type: signUpBatch.type })
    .from(signUp)
    .innerJoin(signUpBatch, eq(signUpBatch.id, signUp.batchId))
    .where(eq(signUp.serial, code.serial));
  if (found === undefined || found.row.status === 'CANCELLED') throw unknownCode();
  const { row, type } = found;
  const { ticket, changes } = await signUpTicket(
    context,
    row.studentId,
    { type, batchId: row.batchId },
    async () => '',
  );
  const latest = ticketVersion(changes);
  const times = [...new Set(changes.map(({ time }) => time))].toReversed();
  const newer = new Set(times.slice(code.version - 1));
  const isNewest = code.version >= Math.min(latest, maxVersion);
  const { endedOn } = ticket;
  const newestState = endedOn === null ? 'VALID' : 'OVER';
  return {
    state: isNewest ? newestState : 'VOID',
    endedOn,
    ticketType: type,
    title: ticket.title,
    periodName: ticket.periodName,
    version: code.version,
    latest,
    name: maskName(ticket.name),
    gender: ticket.gender,
    examineeNo: maskExamineeNo(ticket.examineeNo),
    idCard: maskIdCard(ticket.idCard),
    majorName: ticket.majorName,
    majorCode: ticket.majorCode,
    photo: await photoData(context, row.photoFileId, photoWidth),
    items: ticket.items,
    sites: ticket.sites,
    changes: changes.filter(({ time }) => newer.has(time)),
    serverTime: ticket.serverTime,
  };
}
