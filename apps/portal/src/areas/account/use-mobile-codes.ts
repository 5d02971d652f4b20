import { errorCode } from '@qianwei/api/contract/envelope';
import { captchaCode, mobile as mobileSchema } from '@qianwei/api/contract/fields';
import { getSmsCodeNLog } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import { useClient } from '../../shared/client/client.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import type { Submit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { askedWait } from '../../shared/phone-code/asked-wait.ts';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import { useSmsCountdown } from '../../shared/phone-code/use-sms-countdown.ts';

export interface MobileCodesInput {
  /** The number that is bound now, and the new one as typed so far. */
  bound: string;
  mobile: string;
  submit: Submit['submit'];
}

/** A wrong captcha belongs to its field, also when the server names none. */
function atItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.errorCode !== errorCode.captchaWrong) return error;
  return new ApiError(error.kind, error.message, {
    errorCode: error.errorCode,
    fieldErrors: { code: error.message },
  });
}

/** The two codes of a change of number, each with its own countdown (FORM-2), and the captcha that both need. */
export function useMobileCodes({ bound, mobile, submit }: MobileCodesInput) {
  const client = useClient();
  const notify = useNotify();
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(true);
  const fresh = useSmsCountdown('MOBILE', mobile.replace(/\D/g, ''));
  const old = useSmsCountdown('MOBILE_OLD', bound);

  const request = (countdown: typeof fresh, number: string | undefined) => {
    const schemas = { code: captchaCode, ...(number !== undefined && { mobile: mobileSchema }) };
    const wrong = { ...checkFields(schemas, { code, mobile: number }), ...notShown };
    void submit(wrong, async () => {
      if (answer === null) return;
      countdown.requested();
      try {
        const payload = { scene: 'MOBILE' as const, mobile: number, ...answer };
        const sent = await client.call(getSmsCodeNLog, payload);
        countdown.accepted(sent.resendSeconds);
        notify({ type: 'success', text: `验证码已发送到 ${sent.mobileMasked}，5 分钟内有效` });
      } catch (error) {
        countdown.refused(askedWait(error));
        throw atItsField(error);
      } finally {
        renew();
      }
    });
  };

  return {
    entry,
    fresh,
    old,
    requestNew: () => request(fresh, mobile),
    requestOld: () => request(old, undefined),
  };
}
