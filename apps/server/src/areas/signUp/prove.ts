import { errorCode } from '@qianwei/api/contract/envelope';
import { maskName } from '@qianwei/api/contract/fields';
import type {
  getSignUpRecordNLog,
  refreshSignUpNLog,
  startSignUp,
  startSignUpNLog,
} from '@qianwei/api/contract/sign-up/open';
import { signUpSmsScenes } from '@qianwei/api/contract/sign-up/sign-up';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, exists, ne, or, sql } from 'drizzle-orm';
import { bindTicket, requireHolder, ticketAge } from '../../credentials/guest-ticket.ts';
import { countWrongTry, requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { codeKeyAsker } from '../../credentials/sms-request.ts';
import { account } from '../../db/schema/account.ts';
import { applicationDraft } from '../../db/schema/application-draft.ts';
import { major } from '../../db/schema/institution.ts';
import { signUp } from '../../db/schema/sign-up.ts';
import { student, studentMajor } from '../../db/schema/student.ts';
import { isStanding } from '../../draft/application-draft.ts';
import type { CallContext, StudentContext, TicketHolder } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { Refusal } from '../../http/refusal.ts';
import { maskExamineeNo, mobileHash } from '../../student/personal.ts';
import { requireRecord } from '../../studies/record.ts';
import { findSignUpBatch } from './batches.ts';
import { openedSignUp } from './opened.ts';
import { findPerson } from './person.ts';

/** A computer room signs up in one hour; each of its students saves every few seconds. */
export const limitVisits = (context: CallContext, name: string) =>
  limitRate(context, { name: `sign-up-${name}`, subject: context.countedAs, max: 600, seconds: 60 });

/** Refreshes of one person in a minute: each reads the whole standing in the plan. */
const maxRefreshes = 30;

interface Visit extends PayloadOf<typeof refreshSignUpNLog> {}

/** Throws 1050003 while the notices have not been open long enough, by the server's own time. */
async function requireRead(context: CallContext, { type, batchId, guestTicket }: Visit): Promise<void> {
  const { readSeconds } = await findSignUpBatch(context.db, type, batchId);
  const left = readSeconds - Math.floor(ticketAge(context, guestTicket) / 1000);
  if (left > 0) throw new Refusal(errorCode.stateForbids, `请先阅读报名须知，还有 ${left} 秒`);
}

/** 1050005 for whatever does not fit: nobody learns which point it was. */
const noPerson = () =>
  new Refusal(
    errorCode.notFound,
    '未查询到匹配信息，请核对姓名、证件号、准考证号与预留手机号后重试；换过手机号，请带身份证到考办更改',
  );

/** Opens a batch to a proven person. In a savepoint: a refusal leaves no proof behind, although the pipeline commits it. */
async function openFor(
  context: CallContext,
  { studentId, studentMajorId }: TicketHolder,
  { type, batchId, guestTicket, knowsExamineeNo }: Visit & { readonly knowsExamineeNo: boolean },
) {
  await limitRate(context, { name: 'sign-up-open', subject: studentId, max: 60, seconds: 3600 });
  const proven = { type, batchId, studentId, studentMajorId, knowsExamineeNo };
  return context.db.transaction(async (db) => {
    const bound = await bindTicket({ ...context, db }, guestTicket, proven);
    return openedSignUp({ ...context, db }, proven, { ...proven, ...bound });
  });
}

/** Opens a sign-up to a guest who proves to be the person by everything that is known of that person. */
export async function startForGuest(
  context: CallContext,
  payload: PayloadOf<typeof startSignUpNLog>,
): Promise<DataOf<typeof startSignUpNLog>> {
  await limitVisits(context, 'start');
  await requireRead(context, payload);
  const { mobile, smsCode: code, codeKey, type } = payload;
  const proof = { mobile, scene: signUpSmsScenes[type], asker: codeKeyAsker(codeKey) };
  await requireSmsCode(context, { ...proof, code });
  const holder = await findPerson(context.db, context.secrets, payload);
  if (holder === null) {
    await countWrongTry(context, proof);
    throw noPerson();
  }
  await spendSmsCode(context, proof);
  return openFor(context, holder, { ...payload, knowsExamineeNo: true });
}

/** Opens a sign-up to the student who is logged in. */
export async function startForStudent(
  context: StudentContext,
  payload: PayloadOf<typeof startSignUp>,
): Promise<DataOf<typeof startSignUp>> {
  const record = await requireRecord(context.db, context.session);
  const { studentId } = record;
  const isOwn = and(eq(signUp.batchId, payload.batchId), eq(signUp.studentId, studentId));
  const [signedUp] = await context.db.select({ id: signUp.id }).from(signUp).where(isOwn);
  // The notices were read before the first submission: 我的报名 does not show them again.
  if (signedUp === undefined) await requireRead(context, payload);
  else ticketAge(context, payload.guestTicket);
  return openFor(context, record, { ...payload, knowsExamineeNo: true });
}

/** The 考籍 with the number that have a draft or a sign-up in a batch, by 准考证号. Their accounts stay as they are, as in `findPerson`. */
function listSignedUp({ db, secrets }: CallContext, { type, batchId }: Visit, mobile: string) {
  const signed = db
    .select({ one: sql`1` })
    .from(signUp)
    .where(and(eq(signUp.batchId, batchId), eq(signUp.studentMajorId, studentMajor.id)));
  const drafted = db
    .select({ one: sql`1` })
    .from(applicationDraft)
    .where(
      and(
        eq(applicationDraft.studentId, student.id),
        eq(applicationDraft.kind, type),
        eq(applicationDraft.bizId, batchId),
        eq(applicationDraft.studentMajorId, studentMajor.id),
        isStanding,
      ),
    );
  return db
    .select({
      studentId: student.id,
      studentMajorId: studentMajor.id,
      name: student.name,
      majorName: major.name,
      examineeNo: studentMajor.examineeNo,
    })
    .from(account)
    .innerJoin(student, eq(student.accountId, account.id))
    .innerJoin(studentMajor, eq(studentMajor.studentId, student.id))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .where(
      and(
        eq(account.mobileHash, mobileHash(secrets, mobile)),
        ne(account.status, 'DISABLED'),
        or(exists(signed), exists(drafted)),
      ),
    )
    .orderBy(studentMajor.examineeNo)
    .for('share', { of: account });
}

/** Opens what was signed up for, or typed, with a number, on whatever device. */
export async function findByNumber(
  context: CallContext,
  payload: PayloadOf<typeof getSignUpRecordNLog>,
): Promise<DataOf<typeof getSignUpRecordNLog>> {
  await limitVisits(context, 'find');
  const { mobile, smsCode: code, codeKey, type, batchId, majorId } = payload;
  ticketAge(context, payload.guestTicket);
  await findSignUpBatch(context.db, type, batchId);
  const proof = { mobile, scene: signUpSmsScenes[type], asker: codeKeyAsker(codeKey) };
  await requireSmsCode(context, { ...proof, code });
  const all = await listSignedUp(context, payload, mobile);
  const found = majorId === undefined ? all : all.filter(({ studentMajorId }) => studentMajorId === majorId);
  const [holder, ...others] = found;
  if (holder === undefined)
    throw new Refusal(errorCode.notFound, '这个手机号在本批次还没有报名，也没有没提交的内容');
  if (others.length > 0)
    return {
      candidates: found.map(({ studentMajorId, name, majorName, examineeNo }) => ({
        majorId: studentMajorId,
        name: maskName(name),
        majorName,
        examineeNo: maskExamineeNo(examineeNo),
      })),
    };
  await spendSmsCode(context, proof);
  return openFor(context, holder, { ...payload, knowsExamineeNo: false });
}

/** The sign-up as it is now, to the person for whom the ticket stands. */
export async function refreshSignUp(
  context: CallContext,
  { type, batchId, guestTicket }: PayloadOf<typeof refreshSignUpNLog>,
): Promise<DataOf<typeof refreshSignUpNLog>> {
  const proven = await requireHolder(context, guestTicket, { type, batchId });
  const { studentId: subject } = proven;
  await limitRate(context, { name: 'sign-up-refresh-own', subject, max: maxRefreshes, seconds: 60 });
  return openedSignUp(context, proven, { ...proven, guestTicket });
}
