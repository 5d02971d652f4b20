import { useClient } from '../client/client.tsx';
import type { Submit } from '../mutation/use-submit.ts';
import { useNotify } from '../page/notify.tsx';
import { askedWait } from './asked-wait.ts';
import type { PhoneCodeScene } from './phone-code-calls.ts';
import { useCaptchaEntry } from './use-captcha-entry.ts';
import { useSmsCountdown } from './use-sms-countdown.ts';

export interface PhoneCodeInput {
  scene: PhoneCodeScene;
  /** Codes of one scene that count on their own (FORM-2). Default `scene`. */
  purpose?: string;
  /** The number as typed so far; undefined for the one that is bound to the account. */
  mobile?: string;
  /** The bound number, where the page knows it. */
  bound?: string;
  /** A captcha that several codes of a form share. Default one of its own. */
  captcha?: ReturnType<typeof useCaptchaEntry>;
  /** The form that shows what came of a request. */
  form: Pick<Submit, 'show' | 'fail'>;
}

/** A code by SMS: the captcha that it costs, the request, and the wait until another one may be asked for. */
export type PhoneCode = ReturnType<typeof usePhoneCode>;

/**
 * Asks for a code by SMS. A captcha counts once: after every request that reached the server there is another one. The
 * wait is what the server asks for, also when it refuses. For students and guests alike.
 */
export function usePhoneCode({ scene, purpose = scene, mobile, bound = '', captcha, form }: PhoneCodeInput) {
  const client = useClient();
  const notify = useNotify();
  const own = useCaptchaEntry(captcha === undefined);
  const { code, answer, notShown, renew, entry } = captcha ?? own;
  const countdown = useSmsCountdown(purpose, (mobile ?? bound).replace(/\D/g, ''));

  const send = async () => {
    // The login page is usable before the checks are there.
    const calls = await import('./phone-code-calls.ts');
    const wrong = { ...calls.checkRequest({ mobile, code }), ...notShown };
    if (Object.keys(wrong).length > 0 || answer === null) return form.show(wrong);
    countdown.requested();
    try {
      const sent = await calls.sendPhoneCode(client, { scene, mobile }, answer);
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

  return {
    /** For `CaptchaEntry`. */
    captcha: entry,
    /** Whole seconds until another code may be asked for. */
    secondsLeft: countdown.secondsLeft,
    /** A request is under way. */
    pending: countdown.pending,
    request: () => void send().catch(form.fail),
  };
}
