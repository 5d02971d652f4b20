import {
  getCode,
  getSmsCode,
  getSmsCodeNLog,
  loginByTicket,
  loginManyWay,
  logout,
  logoutByTicket,
} from '@qianwei/api/contract/login';
import { createCaptcha, requireCaptcha } from '../../credentials/captcha.ts';
import { createCaptchaWork } from '../../credentials/captcha-work.ts';
import { passwordPublicKey } from '../../credentials/password-key.ts';
import { sendSmsCode } from '../../credentials/sms-code.ts';
import { codeKeyAsker } from '../../credentials/sms-request.ts';
import {
  type CallContext,
  type Implementation,
  implement,
  implementForStudent,
} from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { findByMobile } from './login.queries.ts';
import { loginByPassword, loginBySms } from './login.workflow.ts';
import { deviceOf, sendBusinessCode } from './sms.workflow.ts';
import { endSession, redeemTicket } from './ticket.workflow.ts';

/** A school's whole network logs in within the minutes before an exam; every try costs it no more than it can pay. */
const loginsOf = ({ countedAs }: CallContext) => ({
  name: 'login',
  subject: countedAs,
  max: 300,
  seconds: 60,
});

/** Captchas, SMS codes, login and logout. */
export const loginRoutes: Implementation[] = [
  implement(getCode, async (context, { codeType }) => {
    if (codeType === 'PUBLIC_KEY') return passwordPublicKey(context);
    await limitRate(context, { name: 'captcha', subject: context.countedAs, max: 120, seconds: 60 });
    return codeType === 'WORK' ? createCaptchaWork(context) : createCaptcha(context);
  }),

  implement(getSmsCode, async (context, { mobile, code, codeKey }) => {
    await requireCaptcha(context, codeKey, code);
    const found = await findByMobile(context.db, context.secrets, mobile);
    const device = await deviceOf(context, found);
    const hasAccount = found.length > 0;
    return sendSmsCode(context, { mobile, scene: 'LOGIN', asker: codeKeyAsker(codeKey), hasAccount, device });
  }),

  implement(getSmsCodeNLog, async (context, { scene, code, ...request }) => {
    await requireCaptcha(context, request.codeKey, code);
    return sendBusinessCode(context, scene, request);
  }),

  implement(loginManyWay, async (context, login) => {
    await limitRate(context, loginsOf(context));
    return login.loginType === 'PASSWORD' ? loginByPassword(context, login) : loginBySms(context, login);
  }),

  implement(loginByTicket, async (context, { ticket, platform }) => {
    await limitRate(context, loginsOf(context));
    return redeemTicket(context, ticket, platform);
  }),

  implementForStudent(logout, async (context) => {
    await endSession(context);
    return null;
  }),

  implementForStudent(logoutByTicket, async (context) => {
    const redirectUrl = await endSession(context);
    return redirectUrl === null ? {} : { redirectUrl };
  }),
];
