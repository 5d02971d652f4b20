import { errorCode } from '@qianwei/api/contract/envelope';
import { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { CaptchaField } from '@qianwei/ui/CaptchaField';
import { Form } from '@qianwei/ui/Form';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { type Captcha, fetchCaptcha, login, needsCaptcha } from './login.ts';
import { notify } from './services.ts';

/** Login by account and password, with a captcha when the server asks for one. */
export function LoginPage() {
  const [errors, setErrors] = useState<Record<string, string>>();
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const [code, setCode] = useState('');

  const renewCaptcha = async () => {
    setCode('');
    setCaptcha(await fetchCaptcha().catch(() => null));
  };

  const submit = async (data: FormData) => {
    setPending(true);
    setMessage('');
    try {
      const fields = { account: String(data.get('account')), password: String(data.get('password')) };
      await login(fields, captcha && { code, codeKey: captcha.codeKey });
      notify('success', '登录成功');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = { ...error.fieldErrors };
      if (error.errorCode === errorCode.captchaWrong && captcha) fields.code ??= error.message;
      setErrors(fields);
      setMessage(Object.keys(fields).length > 0 ? '' : error.message);
      if (captcha || needsCaptcha(error)) await renewCaptcha();
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="narrow">
      <PageHeader title="登录" lede="用准考证号、身份证号或手机号登录" />
      <Form validationErrors={errors} onSubmit={(data) => void submit(data)}>
        {message && (
          <Banner tone="danger" live="assertive">
            {message}
          </Banner>
        )}
        <TextField name="account" label="账号" autoComplete="username" spellCheck="false" />
        <PasswordField name="password" label="密码" />
        {captcha && (
          <CaptchaField
            name="code"
            label="图形验证码"
            imageLabel="图形验证码图片"
            refreshLabel="换一张"
            src={captcha.image}
            onRefresh={() => void renewCaptcha()}
            maxLength={4}
            value={code}
            onChange={setCode}
          />
        )}
        <Button type="submit" variant="primary" size="large" block pending={pending}>
          {pending ? '登录中…' : '登录'}
        </Button>
      </Form>
    </div>
  );
}
