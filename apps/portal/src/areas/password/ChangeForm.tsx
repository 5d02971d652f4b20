import { updatePassword } from '@qianwei/api/contract/account';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { Link } from '@qianwei/ui/Link';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { useId, useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { type Submit, useSubmit } from '../../shared/mutation/use-submit.ts';
import { PhoneCodeFields, type Value } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { type ChangeFields, changePayload, checkChange } from './change-password.ts';
import * as styles from './PasswordPage.css.ts';
import { Rules } from './Rules.tsx';
import { usePasswordOwner } from './use-password-owner.ts';

const empty: ChangeFields = { oldPassword: '', smsCode: '', newPassword: '', confirmPassword: '' };

/** Old password (or a code), new password twice; the rules are ticked while the student types. */
export function ChangeForm({
  bySms,
  isFirst,
  onChanged,
}: {
  bySms: boolean;
  /** The password that was given out is to be changed. */
  isFirst: boolean;
  onChanged(): void;
}) {
  const client = useClient();
  const owner = usePasswordOwner();
  const rulesId = useId();
  const [fields, setFields] = useState(empty);
  const form = useSubmit();
  const { pending, errors, problem } = form;
  const { send } = useMutationCall(updatePassword, form);
  const set = (name: keyof ChangeFields) => (value: string) =>
    setFields((current) => ({ ...current, [name]: value }));

  const change = () =>
    send(() => changePayload(client, fields, bySms), {
      wrong: checkChange(fields, bySms, owner),
      done: onChanged,
    });

  return (
    <Form validationErrors={errors} onSubmit={() => void change()} className={styles.form}>
      {problem && (
        <Banner tone="danger" live="assertive">
          {problem.message}
        </Banner>
      )}
      {bySms ? (
        <SmsProof form={form} value={fields.smsCode} onChange={set('smsCode')} />
      ) : (
        <PasswordField
          name="oldPassword"
          label="原密码"
          showLabel="显示原密码"
          hint={isFirst ? '首次登录请填初始密码。' : undefined}
          labelAction={
            <Link size="small" href="/password?by=sms">
              忘记原密码
            </Link>
          }
          value={fields.oldPassword}
          onChange={set('oldPassword')}
        />
      )}
      <div className={styles.withRules}>
        <PasswordField
          name="newPassword"
          label="新密码"
          showLabel="显示新密码"
          autoComplete="new-password"
          aria-describedby={rulesId}
          value={fields.newPassword}
          onChange={set('newPassword')}
        />
        <Rules
          id={rulesId}
          password={fields.newPassword}
          owner={owner}
          isRefused={errors?.newPassword !== undefined}
        />
      </div>
      <PasswordField
        name="confirmPassword"
        label="确认新密码"
        showLabel="显示确认的新密码"
        autoComplete="new-password"
        value={fields.confirmPassword}
        onChange={set('confirmPassword')}
      />
      <Button variant="primary" size="large" block type="submit" pending={pending}>
        {pending ? '正在修改…' : '修改密码'}
      </Button>
    </Form>
  );
}

/** A code by SMS to the bound number, in place of the old password. */
function SmsProof({ form, ...field }: Value & { form: Submit }) {
  const code = usePhoneCode({ scene: 'PASSWORD', form });
  return <PhoneCodeFields code={code} hint="发送到绑定的手机号。" {...field} />;
}
