import { useState } from 'react';
import { useClient } from '../client/client.tsx';
import type { Submit } from '../mutation/use-submit.ts';
import { useNotify } from '../page/notify.tsx';
import { askedWait } from './code-errors.ts';
import type { PhoneCodeScene } from './phone-code-calls.ts';
import { useCaptchaEntry } from './use-captcha-entry.ts';
import { useSmsCountdown } from './use-sms-countdown.ts';

export interface PhoneCodeInput {
  scene: PhoneCodeScene;
  /** Codes of one scene that have a countdown of their own (FORM-2). Default `scene`. */
  purpose?: string;
  /** The number as typed so far; undefined for the one that is bound to the account. */
  mobile?: string;
  /** The bound number, where the page knows it. */
  bound?: string;
  /** The lookup before it, for codes that only this person's number gets (SCORE_REVIEW). */
  lookupToken?: string;
  /** A captcha that several codes of a form share. Default one of its own. */
  captcha?: ReturnType<typeof useCaptchaEntry>;
  /** The form that shows the failure of a request. */
  form: Pick<Submit, 'show' | 'fail'>;
}

/** From here on a wait is said in minutes, and why it is so long. */
const longWaitSeconds = 120;

/** `42 秒后`, `31 分钟后`: how long until another code may be requested. */
export const waitWords = (seconds: number): string =>
  seconds < longWaitSeconds ? `${seconds} 秒后` : `${Math.ceil(seconds / 60)} 分钟后`;

/** A code by SMS: the captcha that it needs, the request, and the wait until another one may be requested. */
export type PhoneCode = ReturnType<typeof usePhoneCode>;

/**
 * Requests a code by SMS. A captcha is valid once: after every request that was sent there is another one. The wait
 * is what the server asks for, also when it refuses. For students and guests alike.
 */
export function usePhoneCode({
  scene,
  purpose = scene,
  mobile,
  bound = '',
  lookupToken,
  captcha,
  form,
}: PhoneCodeInput) {
  const client = useClient();
  const notify = useNotify();
  const own = useCaptchaEntry(captcha === undefined);
  const { code, answer, notShown, renew, entry } = captcha ?? own;
  const [sentWith, setSentWith] = useState<string | null>(null);
  const countdown = useSmsCountdown(purpose, (mobile ?? bound).replace(/\D/g, ''));

  const send = async () => {
    // The login page is usable before the code of the checks has come.
    const calls = await import('./phone-code-calls.ts');
    const wrong = { ...calls.checkRequest({ mobile, code }), ...notShown };
    if (Object.keys(wrong).length > 0 || answer === null) return form.show(wrong);
    countdown.requested();
    try {
      const sent = await calls.sendPhoneCode(client, { scene, mobile, lookupToken }, answer);
      setSentWith(answer.codeKey);
      countdown.accepted(sent.resendSeconds);
      form.show({});
      const minutes = Math.round(sent.expireSeconds / 60);
      notify({ type: 'success', text: `验证码已发送到 ${sent.mobileMasked}，${minutes} 分钟内有效。` });
    } catch (error) {
      countdown.refused(askedWait(error));
      throw error;
    } finally {
      renew();
    }
  };

  const { secondsLeft } = countdown;
  return {
    /** For `CaptchaEntry`. */
    captcha: entry,
    /** The key of the captcha with which the last code was requested: a guest's code works with it alone; null before. */
    codeKey: sentWith,
    /** Whole seconds until another code may be requested. */
    secondsLeft,
    /** Why it is waited for longer than between two codes, and how long; empty for the usual wait. */
    waitReason: secondsLeft < longWaitSeconds ? '' : `验证码要得太多，${waitWords(secondsLeft)}可以再发。`,
    /** A request is under way. */
    pending: countdown.pending,
    request: () => void send().catch(form.fail),
  };
}
