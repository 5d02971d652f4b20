import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { type ReactNode, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { Candidates } from './Candidates.tsx';
import * as styles from './LoginPage.css.ts';
import { useFinish } from './use-finish.ts';
import { useLoginForm } from './use-login-form.ts';

export interface SmsLoginProps {
  consent: boolean;
  consentField: ReactNode;
  /** The student forgot the password: after login a new one is set. */
  forgotten: boolean;
}

/** 短信登录: number, captcha, code; with several accounts on one number, a list to pick from. */
export default function SmsLogin({ consent, consentField, forgotten }: SmsLoginProps) {
  const client = useClient();
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const { finish, candidates, forget } = useFinish();
  const form = useLoginForm();
  const code = usePhoneCode({ scene: 'LOGIN', mobile, form });

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
      {form.problem && (
        <Banner tone="danger" live="assertive">
          {form.problem.message}
        </Banner>
      )}
      {forgotten && <Banner tone="info">用绑定的手机号登录，登录后即可设置新密码。</Banner>}
      <PhoneCodeFields
        code={code}
        mobile={{ value: mobile, onChange: setMobile }}
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
