import { isCancelled, toApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { Link } from '@qianwei/ui/Link';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { useId, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { type ChangeFields, changePassword, checkChange } from './change-password.ts';
import * as styles from './PasswordPage.css.ts';
import { Rules } from './Rules.tsx';
import { SmsProof } from './SmsProof.tsx';
import { usePasswordOwner } from './use-password-owner.ts';

const empty: ChangeFields = { oldPassword: '', smsCode: '', newPassword: '', confirmPassword: '' };

/** Old password (or a code), new password twice; the rules are ticked while one types. */
export function ChangeForm({
  bySms,
  forced,
  onChanged,
}: {
  bySms: boolean;
  forced: boolean;
  onChanged(): void;
}) {
  const client = useClient();
  const owner = usePasswordOwner();
  const rulesId = useId();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);
  const set = (name: keyof ChangeFields) => (value: string) =>
    setFields((former) => ({ ...former, [name]: value }));

  const submit = async () => {
    if (pending) return;
    const wrong = checkChange(fields, bySms, owner);
    setErrors(wrong);
    setMessage('');
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      await changePassword(client, fields, bySms);
      onChanged();
    } catch (error) {
      setPending(false);
      if (isCancelled(error)) return;
      const { fieldErrors, message: problem } = toApiError(error);
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setMessage(problem);
    }
  };

  return (
    <Form validationErrors={errors} onSubmit={submit} className={styles.form}>
      {message && (
        <Banner tone="danger" live="assertive">
          {message}
        </Banner>
      )}
      {bySms ? (
        <SmsProof
          smsCode={fields.smsCode}
          onSmsCode={set('smsCode')}
          onProblem={setErrors}
          onMessage={setMessage}
        />
      ) : (
        <PasswordField
          name="oldPassword"
          label="原密码"
          showLabel="显示原密码"
          hint={forced ? '首次登录请填初始密码。' : undefined}
          labelAction={
            <Link size="small" href="/password?by=sms">
              忘记原密码
            </Link>
          }
          value={fields.oldPassword}
          onChange={set('oldPassword')}
        />
      )}
      <PasswordField
        name="newPassword"
        label="新密码"
        showLabel="显示新密码"
        autoComplete="new-password"
        aria-describedby={rulesId}
        value={fields.newPassword}
        onChange={set('newPassword')}
      />
      <Rules id={rulesId} password={fields.newPassword} owner={owner} />
      <PasswordField
        name="confirmPassword"
        label="确认新密码"
        showLabel="显示确认的新密码"
        autoComplete="new-password"
        value={fields.confirmPassword}
        onChange={set('confirmPassword')}
      />
      <Button variant="primary" size="large" block type="submit" pending={pending}>
        {pending ? '提交中…' : '提交'}
      </Button>
    </Form>
  );
}
