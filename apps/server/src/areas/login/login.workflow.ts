import { errorCode } from '@qianwei/api/contract/envelope';
import { maskName } from '@qianwei/api/contract/fields';
import type { LoginCandidates, LoginSucceeded } from '@qianwei/api/contract/login';
import { captchaRefusal, requireCaptcha } from '../../credentials/captcha.ts';
import { inTurn } from '../../credentials/in-turn.ts';
import { verifyPassword } from '../../credentials/password-hash.ts';
import { readPassword } from '../../credentials/password-key.ts';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { codeKeyAsker } from '../../credentials/sms-request.ts';
import { loginLog } from '../../db/schema/session.ts';
import type { CallContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { maskExamineeNo, mobileHash } from '../../student/personal.ts';
import { findAccounts, findByMobile, type LoginAccount } from './login.queries.ts';
import { guardLogin, type LoginGuard, lockRefusal } from './login-guard.ts';
import { startSession } from './session-start.ts';

interface PasswordLogin {
  account: string;
  password: string;
  code?: string;
  codeKey?: string;
  studentId?: string;
}

interface SmsLogin {
  mobile: string;
  smsCode: string;
  codeKey: string;
  studentId?: string;
}

async function refuseDisabled(context: CallContext, { account, student }: LoginAccount): Promise<void> {
  if (account.status !== 'DISABLED') return;
  const phone = shownMajor(await listMajors(context.db, student.id), null)?.schoolPhone || '教务老师';
  throw new Refusal(errorCode.stateForbids, `账号已停用，请联系 ${phone}`);
}

/** Records a login that failed, for its owner to read: after the answer, whose time must not show whether the account exists. */
function noteFailure(
  { clock, ip, device, afterAnswer }: CallContext,
  found: readonly LoginAccount[],
  method: 'PASSWORD' | 'SMS',
): void {
  if (found.length === 0) return;
  const row = { time: clock.now(), ip, device, method, result: 'FAILED' as const };
  afterAnswer(async (db) => {
    await db.insert(loginLog).values(found.map(({ account }) => ({ accountId: account.id, ...row })));
  });
}

/** Several accounts and none picked: the pick list. Otherwise the one account. */
async function pick(
  context: CallContext,
  found: readonly LoginAccount[],
  studentId?: string,
): Promise<LoginAccount | LoginCandidates> {
  const picked = studentId === undefined ? found : found.filter(({ student }) => student.id === studentId);
  const [only] = picked;
  if (only === undefined) throw new Refusal(errorCode.notFound, '未找到相关记录');
  if (picked.length === 1) return only;
  const candidates = picked.map(async ({ student }) => {
    const record = shownMajor(await listMajors(context.db, student.id), null);
    return {
      studentId: student.id,
      nameMasked: maskName(student.name),
      majorName: record?.majorName ?? '',
      examineeNoMasked: maskExamineeNo(record?.examineeNo ?? ''),
    };
  });
  return { candidates: await Promise.all(candidates) };
}

async function requireCaptchaWith(context: CallContext, login: PasswordLogin): Promise<void> {
  const data = { captchaRequired: true };
  if (login.code === undefined || login.codeKey === undefined) throw captchaRefusal('请输入图形验证码', data);
  await requireCaptcha(context, login.codeKey, login.code, data);
}

/** The accounts whose password this is. Without any a comparison is made all the same, so that its time shows nothing. */
async function matching(found: readonly LoginAccount[], password: string): Promise<LoginAccount[]> {
  const hashes = found.length > 0 ? found.map(({ account }) => account.passwordHash) : [null];
  const right = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  return found.filter((_, index) => right[index]);
}

/** One try: counted before it is compared, taken back when it was right. */
async function compare(
  context: CallContext,
  guard: LoginGuard,
  found: readonly LoginAccount[],
  password: string,
): Promise<LoginAccount[]> {
  await guard.begin();
  const right = await matching(found, password);
  if (right.length > 0) {
    await guard.succeeded();
    return right;
  }
  noteFailure(context, found, 'PASSWORD');
  const { left, until, wantsCaptcha } = await guard.failed();
  if (left <= 0) throw lockRefusal(context, until);
  const refusal = fieldRefusal({ password: `账号或密码错误，还可尝试 ${left} 次` });
  throw new Refusal(refusal.code, refusal.message, {
    ...(refusal.data as object),
    captchaRequired: wantsCaptcha,
  });
}

/**
 * Logs in by password. A typed name that nobody has fails alike: same texts, same counts, same lock, same statements.
 * How many tries there are, and for whom, says login-guard.ts.
 */
export async function loginByPassword(
  context: CallContext,
  login: PasswordLogin,
): Promise<LoginSucceeded | LoginCandidates> {
  const found = await findAccounts(context.db, context.secrets, login.account);
  const guard = await guardLogin(context, found, login.account);
  if (guard.wantsCaptcha) await requireCaptchaWith(context, login);
  const password = await readPassword(context, login.password, 'password');
  const right = await inTurn(guard.turn, () => compare(context, guard, found, password));
  const picked = await pick(context, right, login.studentId);
  if ('candidates' in picked) return picked;
  await refuseDisabled(context, picked);
  const { lockedUntil, passwordHash } = picked.account;
  if (lockedUntil !== null && lockedUntil > context.clock.now()) throw lockRefusal(context, lockedUntil);
  return startSession(context, picked, { method: 'PASSWORD', passwordHash });
}

/**
 * Logs in by an SMS code, also while the password is locked. The code works with the `codeKey` it was asked with, and
 * stays good until an account is picked.
 */
export async function loginBySms(
  context: CallContext,
  { mobile, smsCode, codeKey, studentId }: SmsLogin,
): Promise<LoginSucceeded | LoginCandidates> {
  const found = await findByMobile(context.db, context.secrets, mobile);
  const proof = { mobile, scene: 'LOGIN' as const, asker: codeKeyAsker(codeKey) };
  await requireSmsCode(context, { ...proof, code: smsCode }).catch((error: unknown) => {
    noteFailure(context, found, 'SMS');
    throw error;
  });
  if (found.length === 0) {
    throw new Refusal(errorCode.notEligible, '该手机号未绑定考籍，请联系教务老师');
  }
  const picked = await pick(context, found, studentId);
  if ('candidates' in picked) return picked;
  await refuseDisabled(context, picked);
  await spendSmsCode(context, proof);
  return startSession(context, picked, { method: 'SMS', mobileHash: mobileHash(context.secrets, mobile) });
}
