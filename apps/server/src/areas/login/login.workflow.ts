import { errorCode } from '@qianwei/api/contract/envelope';
import type { LoginCandidates, LoginSucceeded } from '@qianwei/api/contract/login';
import { captchaRefusal, requireCaptcha } from '../../credentials/captcha.ts';
import {
  countFailure,
  type Failures,
  failuresOf,
  forgetFailures,
  maxFailures,
} from '../../credentials/failures.ts';
import { verifyPassword } from '../../credentials/password-hash.ts';
import { readPassword } from '../../credentials/password-key.ts';
import { requireSmsCode, spendSmsCode } from '../../credentials/sms-code.ts';
import { loginLog } from '../../db/schema/session.ts';
import type { CallContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { listMajors, shownMajor } from '../../student/majors.ts';
import { maskExamineeNo, maskName } from '../../student/personal.ts';
import { formatDateTime } from '../../time.ts';
import { findAccounts, findByMobile, type LoginAccount } from './login.queries.ts';
import { startSession } from './session-start.ts';

/** Failures of an account or address after which a captcha is asked for. */
const captchaAfter = 2;

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
  studentId?: string;
}

/** What failures are counted for: each account behind the typed name, or the typed name when there is none. */
const subjectsOf = (found: readonly LoginAccount[], typed: string) =>
  found.length > 0 ? found.map(({ account }) => `login:${account.id}`) : [`login-unknown:${typed}`];

function lockRefusal({ clock }: CallContext, until: Date): Refusal {
  const minutes = Math.ceil((until.getTime() - clock.now().getTime()) / 60_000);
  const when = minutes <= 120 ? `请 ${minutes} 分钟后` : `请于 ${formatDateTime(until).slice(0, 16)} 后`;
  return new Refusal(errorCode.stateForbids, `账号已锁定，${when}再试或使用短信登录`, {
    captchaRequired: true,
  });
}

async function refuseDisabled(context: CallContext, { account, student }: LoginAccount): Promise<void> {
  if (account.status !== 'DISABLED') return;
  const phone = shownMajor(await listMajors(context.db, student.id), null)?.schoolPhone || '教务老师';
  throw new Refusal(errorCode.stateForbids, `账号已停用，请联系 ${phone}`);
}

async function noteFailure(
  context: CallContext,
  accountIds: string[],
  method: 'PASSWORD' | 'SMS',
): Promise<void> {
  if (accountIds.length === 0) return;
  const client = { ip: context.ip, device: context.device };
  await context.db.insert(loginLog).values(
    accountIds.map((accountId) => ({
      accountId,
      time: context.clock.now(),
      ...client,
      method,
      result: 'FAILED' as const,
    })),
  );
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

async function requireCaptchaAfterFailures(
  context: CallContext,
  login: PasswordLogin,
  subjects: string[],
  address: string,
): Promise<void> {
  const counted = context.limitsLifted ? subjects : [...subjects, address];
  const failures = await failuresOf(context, counted);
  if (!failures.some(({ count }) => count >= captchaAfter)) return;
  const data = { captchaRequired: true };
  if (login.code === undefined || login.codeKey === undefined) throw captchaRefusal('请输入图形验证码', data);
  await requireCaptcha(context, login.codeKey, login.code, data);
}

/**
 * Logs in by password. A typed name that nobody has fails alike: same texts, same count, same lock, same time.
 * Two failures of an account or address ask for a captcha, five lock the account for 15 minutes.
 */
export async function loginByPassword(
  context: CallContext,
  login: PasswordLogin,
): Promise<LoginSucceeded | LoginCandidates> {
  const found = await findAccounts(context.db, context.secrets, login.account);
  const subjects = subjectsOf(found, login.account);
  const address = `login-address:${context.ip}`;

  const locked = (await failuresOf(context, subjects)).find(({ count }) => count >= maxFailures);
  if (locked !== undefined) throw lockRefusal(context, locked.until);
  await requireCaptchaAfterFailures(context, login, subjects, address);
  const password = await readPassword(context, login.password, 'password');

  const tries = await Promise.all(subjects.map((subject) => countFailure(context, subject)));
  const over = tries.find(({ count }) => count > maxFailures);
  if (over !== undefined) throw lockRefusal(context, over.until);
  const hashes = found.length > 0 ? found.map(({ account }) => account.passwordHash) : [null];
  const right = await Promise.all(hashes.map((hash) => verifyPassword(hash, password)));
  const matching = found.filter((_, index) => right[index]);

  if (matching.length === 0) {
    await noteFailure(
      context,
      found.map(({ account }) => account.id),
      'PASSWORD',
    );
    const fromAddress = await countFailure(context, address);
    throw wrongPassword(context, tries, fromAddress.count);
  }
  for (const subject of subjects) await forgetFailures(context, subject);
  const picked = await pick(context, matching, login.studentId);
  if ('candidates' in picked) return picked;
  await refuseDisabled(context, picked);
  if (picked.account.lockedUntil !== null && picked.account.lockedUntil > context.clock.now()) {
    throw lockRefusal(context, picked.account.lockedUntil);
  }
  await forgetFailures(context, address);
  return startSession(context, picked, 'PASSWORD');
}

function wrongPassword(context: CallContext, tries: Failures[], fromAddress: number): Refusal {
  const worst = tries.reduce((a, b) => (b.count > a.count ? b : a));
  const left = maxFailures - worst.count;
  if (left <= 0) return lockRefusal(context, worst.until);
  const refusal = fieldRefusal({ password: `账号或密码错误，还可尝试 ${left} 次` });
  const captchaRequired = worst.count >= captchaAfter || fromAddress >= captchaAfter;
  return new Refusal(refusal.code, refusal.message, { ...(refusal.data as object), captchaRequired });
}

/** Logs in by an SMS code, also while the password is locked. The code stays good until an account is picked. */
export async function loginBySms(
  context: CallContext,
  { mobile, smsCode, studentId }: SmsLogin,
): Promise<LoginSucceeded | LoginCandidates> {
  const found = await findByMobile(context.db, context.secrets, mobile);
  try {
    await requireSmsCode(context, { mobile, scene: 'LOGIN', code: smsCode });
  } catch (error) {
    await noteFailure(
      context,
      found.map(({ account }) => account.id),
      'SMS',
    );
    throw error;
  }
  if (found.length === 0) {
    throw new Refusal(errorCode.notEligible, '该手机号未绑定考籍，请联系教务老师');
  }
  const picked = await pick(context, found, studentId);
  if ('candidates' in picked) return picked;
  await refuseDisabled(context, picked);
  await spendSmsCode(context, { mobile, scene: 'LOGIN' });
  return startSession(context, picked, 'SMS');
}
