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
import { passwordPublicKey } from '../../credentials/password-key.ts';
import { sendSmsCode } from '../../credentials/sms-code.ts';
import { type Implementation, implement, implementForStudent } from '../../http/implement.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { findByMobile } from './login.queries.ts';
import { loginByPassword, loginBySms } from './login.workflow.ts';
import { sendBusinessCode } from './sms.workflow.ts';
import { endSession, redeemTicket } from './ticket.workflow.ts';

/** Captchas, SMS codes, login and logout. */
export const loginRoutes: Implementation[] = [
  implement(getCode, async (context, { codeType }) => {
    if (codeType === 'PUBLIC_KEY') return passwordPublicKey(context);
    await limitRate(context, { name: 'captcha', subject: context.ip, max: 120, seconds: 60 });
    return createCaptcha(context);
  }),

  implement(getSmsCode, async (context, { mobile, code, codeKey }) => {
    await requireCaptcha(context, codeKey, code);
    const found = await findByMobile(context.db, context.secrets, mobile);
    return sendSmsCode(context, { mobile, scene: 'LOGIN', known: found.length > 0 });
  }),

  implement(getSmsCodeNLog, async (context, { mobile, scene, code, codeKey }) => {
    await requireCaptcha(context, codeKey, code);
    return sendBusinessCode(context, scene, mobile);
  }),

  implement(loginManyWay, async (context, login) => {
    await limitRate(context, { name: 'login', subject: context.ip, max: 120, seconds: 60 });
    return login.loginType === 'PASSWORD' ? loginByPassword(context, login) : loginBySms(context, login);
  }),

  implement(loginByTicket, async (context, { ticket, platform }) => {
    await limitRate(context, { name: 'login', subject: context.ip, max: 120, seconds: 60 });
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
