import { errorCode } from '@qianwei/api/contract/envelope';
import { eq } from 'drizzle-orm';
import { seenDevice } from '../../credentials/known-device.ts';
import { sendSmsCode } from '../../credentials/sms-code.ts';
import { accountAsker, codeKeyAsker, type SmsScene } from '../../credentials/sms-request.ts';
import { account } from '../../db/schema/account.ts';
import type { CallContext } from '../../http/implement.ts';
import { fieldRefusal, Refusal } from '../../http/refusal.ts';
import { openLookup } from '../../lookup/lookup-token.ts';
import { boundHolder } from '../../student/bound-holder.ts';
import { findByMobile, isSignUpRush } from './login.queries.ts';

/** The number bound to the account of the session, or null. */
async function boundMobile(context: CallContext, accountId: string): Promise<string | null> {
  const [found] = await context.db
    .select({ mobileCipher: account.mobileCipher })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.mobileCipher ? context.secrets.decrypt(found.mobileCipher) : null;
}

/** Hash of the calling browser if one of these accounts has been logged into from it; null otherwise. */
export async function deviceOf(
  context: CallContext,
  found: readonly { readonly account: { readonly id: string } }[],
): Promise<string | null> {
  const { hash, accountIds } = await seenDevice(context);
  return found.some(({ account: { id } }) => accountIds.has(id)) ? hash : null;
}

/** Sends a code to a number for what guests do; none is sent where it is not bound to whom the purpose is about. */
async function sendGuestCode(
  context: CallContext,
  scene: SmsScene,
  { codeKey, mobile, lookupToken }: { codeKey: string; mobile: string; lookupToken: string | undefined },
) {
  const { db, secrets } = context;
  const found = await findByMobile(db, secrets, mobile);
  const device = await deviceOf(context, found);
  const isBound = async () => {
    if (scene !== 'SCORE_REVIEW') return found.length > 0;
    const idCardHash = openLookup(context, 'english-scores', lookupToken);
    return (await boundHolder(db, secrets, { mobile, idCardHash })) !== null;
  };
  const hasAccount = await isBound();
  const isRush = await isSignUpRush(db, scene, context.clock.now());
  return sendSmsCode(context, { mobile, scene, asker: codeKeyAsker(codeKey), hasAccount, device, isRush });
}

/**
 * Sends a code for a purpose other than login. PASSWORD and MOBILE need a session: without a number the code goes
 * to the bound one; in PASSWORD any other number is answered alike, but nothing is sent.
 */
export async function sendBusinessCode(
  context: CallContext,
  scene: Exclude<SmsScene, 'LOGIN'>,
  { codeKey, mobile, lookupToken }: { codeKey: string; mobile?: string; lookupToken?: string },
) {
  if (scene !== 'PASSWORD' && scene !== 'MOBILE') {
    if (mobile === undefined) throw fieldRefusal({ mobile: '请输入手机号' });
    return sendGuestCode(context, scene, { codeKey, mobile, lookupToken });
  }
  if (context.session === null) throw new Refusal(errorCode.sessionInvalid, '登录已失效，请重新登录');
  const { accountId } = context.session;
  const bound = await boundMobile(context, accountId);
  const target = mobile ?? bound;
  if (target === null) throw fieldRefusal({ mobile: '尚未绑定手机号，请联系教务老师' });
  const isSecret = scene === 'PASSWORD' && mobile !== undefined;
  return sendSmsCode(context, {
    mobile: target,
    scene,
    asker: accountAsker(accountId),
    hasAccount: isSecret ? target === bound : undefined,
    toStranger: target !== bound,
  });
}
