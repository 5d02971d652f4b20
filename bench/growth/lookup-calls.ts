import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { getEnglishScoresNLog } from '@qianwei/api/contract/lookup/english-scores';
import { searchIdNLog } from '@qianwei/api/contract/lookup/search-id';
import { getTicketNLog, verifyTicketNLog } from '@qianwei/api/contract/sign-up/ticket';
import type { Endpoint } from '@qianwei/api/endpoint';
import { idCardHash, mobileHash } from '../../apps/server/src/student/personal.ts';
import { idOf } from '../exam/paper.ts';
import { callOf, type GrowthCall } from './growth-call.ts';
import type { Side } from './side.ts';

const captcha = { code: '0000', codeKey: 'any' };

/** A person as a visitor types it. */
type Visitor = ReturnType<typeof visitorOf>;

const visitorOf = (number: number) => ({
  name: '周同学',
  cardType: 'PASSPORT' as const,
  idCard: `E${String(number).padStart(8, '0')}`,
});

const mobileOf = (number: number) => `199${String(number).padStart(8, '0')}`;

/** Gives a student the document and the number that the visitor types: no statement that fills tables can hash them. */
async function identify({ app: { deps }, sql }: Side, number: number): Promise<Visitor> {
  const visitor = visitorOf(number);
  const hash = idCardHash(deps.secrets, visitor.idCard);
  await sql`
    update student set name = ${visitor.name}, card_type = ${visitor.cardType}, id_card_hash = ${hash}
    where id = ${idOf('student', number)}`;
  await sql`
    update account set mobile_hash = ${mobileHash(deps.secrets, mobileOf(number))} where id = ${idOf('account', number)}`;
  await sql`update english_score set id_card_hash = ${hash} where id = ${idOf('english', number)}`;
  return visitor;
}

/** A lookup that one of two students finds something by. */
const lookup = <Payload, Data>(endpoint: Endpoint<Payload, Data>, what: object): GrowthCall => ({
  name: endpoint.path.replace(/^.*\//, ''),
  async prepare(side, student) {
    if (student % 2 !== 0) return null;
    const visitor = await identify(side, student);
    return () => callOf(side, endpoint, { ...visitor, ...captcha, ...what }, student);
  },
});

const searchNumber: GrowthCall = {
  name: 'searchIdNLog',
  async prepare(side, student) {
    const visitor = await identify(side, student);
    const mobile = mobileOf(student);
    await callOf(side, getSmsCodeNLog, { mobile, scene: 'SEARCH_ID', ...captcha }, student);
    const [sent] = await side.app.outbox(mobile);
    const proof = { mobile, smsCode: sent?.code, codeKey: captcha.codeKey };
    return () => callOf(side, searchIdNLog, { ...visitor, ...proof }, student);
  },
};

/** The batch of a sign-up that is approved and whose ticket is open; undefined without one. */
async function ticketedBatch({ sql }: Side, student: number): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    select b.id from sign_up u join sign_up_batch b on b.id = u.batch_id
    where u.student_id = ${idOf('student', student)} and u.status = 'APPROVED' and b.type = 'PRACTICE'
      and b.ticket_open < now()`;
  return found?.id;
}

const ownTicket: GrowthCall = {
  name: 'getTicket PRACTICE',
  async prepare(side, student) {
    const bizId = await ticketedBatch(side, student);
    return bizId === undefined
      ? null
      : () => callOf(side, getTicket, { ticketType: 'PRACTICE', bizId }, student);
  },
};

const checkedTicket: GrowthCall = {
  name: 'verifyTicketNLog',
  async prepare(side, student) {
    const bizId = await ticketedBatch(side, student);
    if (bizId === undefined) return null;
    const { verifyCode } = await callOf(side, getTicket, { ticketType: 'PRACTICE', bizId }, student);
    return () => callOf(side, verifyTicketNLog, { verifyCode }, student);
  },
};

/** The lookups of people who are not logged in, and the tickets of sign-ups. */
export const lookupCalls: readonly GrowthCall[] = [
  lookup(getEnglishScoresNLog, {}),
  lookup(getTicketNLog, { ticketType: 'PRACTICE' }),
  searchNumber,
  ownTicket,
  checkedTicket,
];
