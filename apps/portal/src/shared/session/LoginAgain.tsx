import { loginManyWay } from '@qianwei/api/contract/login';
import { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { useState } from 'react';
import { useClient } from '../client/client.tsx';
import { useSubmit } from '../mutation/use-submit.ts';
import { CaptchaEntry } from '../phone-code/CaptchaEntry.tsx';
import { encryptPasswords } from '../phone-code/code-calls.ts';
import { codeAtItsField, needsCaptcha } from '../phone-code/code-errors.ts';
import { useCaptchaEntry } from '../phone-code/use-captcha-entry.ts';
import { useStudent } from './session.tsx';

interface LoginAgainProps {
  isOpen: boolean;
  /** Says that nothing is lost meanwhile: 已答的都在本机。 */
  children: string;
  /** The same student is logged in again. */
  onLoggedIn: (login: SameStudent) => void;
  /** The student does not log in now; the page stays as it is. */
  onClose: () => void;
}

type SameStudent = Extract<Awaited<ReturnType<typeof logIn>>, { token: string }>;

const logIn = async (
  client: ReturnType<typeof useClient>,
  account: string,
  password: string,
  captcha: { code: string; codeKey: string } | null,
) => {
  const [secret = ''] = await encryptPasswords(client, [password]);
  return client.call(loginManyWay, { loginType: 'PASSWORD', account, password: secret, ...captcha });
};

/** Logs the same student in again above the page, which keeps everything: for a session that ended in the middle. */
export function LoginAgain({ isOpen, children, onLoggedIn, onClose }: LoginAgainProps) {
  const client = useClient();
  const { account, name, id } = useStudent();
  const [password, setPassword] = useState('');
  const [hasCaptcha, setHasCaptcha] = useState(false);
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(isOpen && hasCaptcha);
  const { pending, errors, problem, submit } = useSubmit();
  const attempt = async () => {
    try {
      const login = await logIn(client, account, password, answer);
      if (!('token' in login) || login.id !== id) throw new ApiError('business', '请用本页的账号登录');
      setPassword('');
      onLoggedIn(login);
    } catch (error) {
      if (hasCaptcha) renew();
      else if (needsCaptcha(error)) setHasCaptcha(true);
      throw codeAtItsField(error);
    }
  };
  const wrong = () => ({
    ...(password === '' && { password: '请输入密码' }),
    ...(hasCaptcha && code.length !== 4 && { code: '请输入图形验证码' }),
    ...notShown,
  });
  return (
    <DialogPanel
      title="登录已失效，请重新登录"
      isOpen={isOpen}
      onOpenChange={onClose}
      dismissable={false}
      closeLabel="稍后再登录"
    >
      <Form validationErrors={errors} onSubmit={() => void submit(wrong(), attempt)}>
        <p>
          {children}登录后留在本页。账号 {account}（{name}）
        </p>
        {problem && (
          <Banner tone="danger" live="assertive">
            {problem.message}
          </Banner>
        )}
        <PasswordField
          name="password"
          label="密码"
          showLabel="显示密码"
          autoFocus
          value={password}
          onChange={setPassword}
        />
        {hasCaptcha && <CaptchaEntry {...entry} />}
        <Button variant="primary" size="large" block type="submit" pending={pending}>
          {pending ? '登录中…' : '登录并继续'}
        </Button>
      </Form>
    </DialogPanel>
  );
}
