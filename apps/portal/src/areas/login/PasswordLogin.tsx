import type { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Form } from '@qianwei/ui/Form';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { readLocal, writeLocal } from '../../shared/device/stored.ts';
import { useHydrated } from '../../shared/page/use-hydrated.ts';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import { handedLoginAccount, handLoginAccount } from '../../shared/session/login-account.ts';
import * as styles from './LoginPage.css.ts';
import type { Finish } from './use-finish.ts';
import { useLoginForm } from './use-login-form.ts';

export interface PasswordLoginProps {
  consent: boolean;
  /** The consent checkbox, which both forms share. */
  consentField: ReactNode;
  /** Account and password to fill in; a new object fills again. */
  filled: { account: string; password: string } | null;
  onFinish: Finish;
  onForgotten(): void;
  /** 短信登录 instead, which is open while the account is locked. */
  onSms(): void;
}

/** 账号登录: account, password, and a captcha when the server asks for one. */
export function PasswordLogin({
  consent,
  consentField,
  filled,
  onFinish,
  onForgotten,
  onSms,
}: PasswordLoginProps) {
  const client = useClient();
  const hydrated = useHydrated();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [lastFilled, setLastFilled] = useState(filled);
  const form = useLoginForm();
  const isLocked = lockedUntil(form.problem) !== undefined;
  const showsCaptcha = needsCaptcha && !isLocked;
  const { code, answer, notShown, renew, entry } = useCaptchaEntry(showsCaptcha);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  if (lastFilled !== filled) {
    setLastFilled(filled);
    setAccount(filled?.account ?? '');
    setPassword(filled?.password ?? '');
  }

  // Text typed or filled in by the browser before the code arrived stays.
  useLayoutEffect(() => {
    const remembered = readAccount();
    setAccount(handedLoginAccount() || accountInput.current?.value || remembered);
    setPassword(passwordInput.current?.value ?? '');
    setRemember(remembered !== '');
    return () => handLoginAccount('');
  }, []);

  const submit = () =>
    form.attempt({
      fields: { account, password, ...(showsCaptcha && { code }) },
      wrong: notShown,
      consent,
      login: async (calls) => {
        const login = await calls.loginByPassword(client, { account, password }, answer);
        rememberAccount(remember ? account : '');
        return onFinish(login);
      },
      onProblem: (asksCaptcha) => {
        if (showsCaptcha) renew();
        else if (asksCaptcha) setNeedsCaptcha(true);
        passwordInput.current?.select();
      },
    });

  return (
    <Form validationErrors={form.errors} onSubmit={submit} className={styles.form}>
      {form.problem && (
        <Banner
          tone="danger"
          live="assertive"
          action={isLocked && <TextButton onPress={onSms}>改用短信登录</TextButton>}
        >
          {form.problem.message}
        </Banner>
      )}
      <TextField
        ref={accountInput}
        name="account"
        label="账号"
        hint={<span className={styles.wideOnly}>准考证号、身份证号或手机号</span>}
        autoComplete="username"
        spellCheck="false"
        value={account}
        onChange={setAccount}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        label="密码"
        showLabel="显示密码"
        labelAction={<TextButton onPress={onForgotten}>忘记密码</TextButton>}
        value={password}
        onChange={setPassword}
      />
      {showsCaptcha && <CaptchaEntry {...entry} />}
      <Checkbox isSelected={remember} onChange={setRemember}>
        记住账号<span className={styles.aside}>（不记密码）</span>
      </Checkbox>
      {consentField}
      <Button
        variant="primary"
        size="large"
        block
        type={hydrated ? 'submit' : 'button'}
        pending={form.pending}
      >
        {form.pending ? '登录中…' : '登录'}
      </Button>
      <p className={styles.note}>首次登录请用初始密码，登录后须先修改。</p>
    </Form>
  );
}

/** Until when the account is locked, if that is why the login failed: no captcha opens it before. */
const lockedUntil = (problem: ApiError | null): unknown => Object(problem?.data).lockedUntil;

const accountKey = 'qianwei_account';

/** The account remembered on this device, never a password; empty when there is none. */
const readAccount = (): string => (readLocal(accountKey) ?? '').slice(0, 32);

/** Remembers the account, or forgets it for an empty one. */
const rememberAccount = (account: string): void => writeLocal(accountKey, account.trim() || null);
