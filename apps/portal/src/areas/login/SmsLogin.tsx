import { noAnswerText } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { SmsCodeField } from '@qianwei/ui/SmsCodeField';
import { TextField } from '@qianwei/ui/TextField';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useNotify } from '../../shared/page/notify.tsx';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import { useSmsCountdown } from '../../shared/phone-code/use-sms-countdown.ts';
import { Candidates } from './Candidates.tsx';
import * as styles from './LoginPage.css.ts';
import { useFinish } from './use-finish.ts';
import { loadLoginCalls } from './use-login-calls.ts';
import { useLoginForm } from './use-login-form.ts';

/** What the SMS form is given. */
export interface SmsLoginProps {
  consent: boolean;
  consentField: ReactNode;
  /** The student forgot the password: after login a new one is set. */
  forgotten: boolean;
}

/** 短信登录: number, captcha, code; with several accounts on one number, a list to pick from. */
export default function SmsLogin({ consent, consentField, forgotten }: SmsLoginProps) {
  const client = useClient();
  const notify = useNotify();
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(true);
  const { finish, candidates, forget } = useFinish();
  const form = useLoginForm();
  const countdown = useSmsCountdown('LOGIN', mobile.replace(/\D/g, ''));

  const requestCode = async () => {
    const calls = await loadLoginCalls().catch(() => null);
    if (calls === null) return form.show({ fields: {}, message: noAnswerText });
    const wrong = { ...calls.checkLoginFields({ mobile, code }), ...notShown };
    if (Object.keys(wrong).length > 0 || answer === null) return form.show({ fields: wrong, message: '' });
    countdown.requested();
    try {
      const sent = await calls.sendLoginCode(client, mobile, answer);
      countdown.accepted(sent.resendSeconds);
      form.show({ fields: {}, message: '' });
      notify({ type: 'success', text: `验证码已发送到 ${sent.mobileMasked}，5 分钟内有效。` });
    } catch (error) {
      const problem = calls.explain(error);
      countdown.refused(problem?.waitSeconds);
      if (problem) form.show(problem);
      renew();
    }
  };

  const login = (studentId?: string) =>
    form.attempt({
      fields: { mobile, smsCode },
      consent,
      login: async (calls) => {
        const login = await calls.loginBySms(client, { mobile, smsCode }, studentId);
        return finish(forgotten ? '/password?by=sms' : undefined)(login);
      },
      onProblem: () => forget(),
    });

  if (candidates.length > 0)
    return <Candidates candidates={candidates} pending={form.pending} onPick={login} onBack={forget} />;
  return (
    <Form validationErrors={form.errors} onSubmit={() => login()} className={styles.form}>
      {form.message && (
        <Banner tone="danger" live="assertive">
          {form.message}
        </Banner>
      )}
      {forgotten && <Banner tone="info">用绑定的手机号登录，登录后即可设置新密码。</Banner>}
      <TextField
        name="mobile"
        label="手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={mobile}
        onChange={setMobile}
      />
      <CaptchaEntry {...entry} />
      <SmsCodeField
        name="smsCode"
        label="短信验证码"
        requestLabel="获取验证码"
        waitLabel={(seconds) => `${seconds} 秒后重发`}
        secondsLeft={countdown.secondsLeft}
        pending={countdown.pending}
        onRequest={requestCode}
        value={smsCode}
        onChange={setSmsCode}
      />
      {consentField}
      <Button variant="primary" size="large" block type="submit" pending={form.pending}>
        {form.pending ? '登录中…' : '登录'}
      </Button>
    </Form>
  );
}
