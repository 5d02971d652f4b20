import { errorCode } from '@qianwei/api/contract/envelope';
import type { StudentContext } from '../http/implement.ts';
import { fieldRefusal, Refusal } from '../http/refusal.ts';
import { countFailure, forgetFailures, usualPatience } from './failures.ts';
import { verifyPassword } from './password-hash.ts';

/** Refuses at `field` with `text` unless the caller's password is right; after five wrong ones for 15 minutes altogether. */
export async function requirePassword(
  context: StudentContext,
  storedHash: string,
  password: string,
  field: string,
  text: string,
): Promise<void> {
  const subject = `confirm:${context.session.accountId}`;
  const { count, until } = await countFailure(context, subject);
  if (count > usualPatience.max) {
    const minutes = Math.ceil((until.getTime() - context.clock.now().getTime()) / 60_000);
    throw new Refusal(errorCode.tooFrequent, `密码错误次数过多，请 ${minutes} 分钟后再试`, {
      retryAfter: minutes * 60,
    });
  }
  if (!(await verifyPassword(storedHash, password))) throw fieldRefusal({ [field]: text });
  await forgetFailures(context, subject);
}
