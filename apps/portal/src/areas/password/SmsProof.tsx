import { errorCode } from '@qianwei/api/contract/envelope';
import { captchaCode } from '@qianwei/api/contract/fields';
import { isCancelled, toApiError } from '@qianwei/api/errors';
import { SmsCodeField } from '@qianwei/ui/SmsCodeField';
import { useClient } from '../../shared/client/client.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { askedWait } from '../../shared/phone-code/asked-wait.ts';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import { useSmsCountdown } from '../../shared/phone-code/use-sms-countdown.ts';
import { sendPasswordCode } from './change-password.ts';

/** What the proof by SMS is given. */
export interface SmsProofProps {
  smsCode: string;
  onSmsCode(smsCode: string): void;
  /** One text for each wrong field. */
  onProblem(problems: Record<string, string>): void;
  /** What no field is to blame for. */
  onMessage(message: string): void;
}

/** A code to the bound number stands in for the old password. */
export function SmsProof({ smsCode, onSmsCode, onProblem, onMessage }: SmsProofProps) {
  const client = useClient();
  const notify = useNotify();
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(true);
  const countdown = useSmsCountdown('PASSWORD', '');

  const request = async () => {
    const wrong = { ...checkFields({ code: captchaCode }, { code }), ...notShown };
    if (Object.keys(wrong).length > 0 || answer === null) return onProblem(wrong);
    countdown.requested();
    try {
      const sent = await sendPasswordCode(client, answer);
      countdown.accepted(sent.resendSeconds);
      onProblem({});
      notify({ type: 'success', text: `验证码已发送到 ${sent.mobileMasked}，5 分钟内有效。` });
    } catch (error) {
      countdown.refused(askedWait(error));
      renew();
      if (isCancelled(error)) return;
      const problem = toApiError(error);
      if (problem.errorCode === errorCode.captchaWrong) onProblem({ code: problem.message });
      else onMessage(problem.message);
    }
  };

  return (
    <>
      <CaptchaEntry {...entry} />
      <SmsCodeField
        name="smsCode"
        label="短信验证码"
        hint="发送到绑定的手机号。"
        requestLabel="获取验证码"
        waitLabel={(seconds) => `${seconds} 秒后重发`}
        secondsLeft={countdown.secondsLeft}
        pending={countdown.pending}
        onRequest={request}
        value={smsCode}
        onChange={onSmsCode}
      />
    </>
  );
}
