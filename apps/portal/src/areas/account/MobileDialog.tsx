import { updateMobile } from '@qianwei/api/contract/account';
import { mobile as mobileSchema, smsCode as smsSchema } from '@qianwei/api/contract/fields';
import type { InputOf } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Dialog } from '@qianwei/ui/Dialog';
import { Form } from '@qianwei/ui/Form';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { SmsCodeField } from '@qianwei/ui/SmsCodeField';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import * as styles from './EditForm.css.ts';
import { encryptedWith } from './encrypted-password.ts';
import type { Student } from './labels.ts';
import { maskMobile } from './mask.ts';
import { useMobileCodes } from './use-mobile-codes.ts';

const empty = { password: '', oldSmsCode: '', mobile: '', smsCode: '' };

/** 更换手机: proof by password or a code to the old number, then a code to the new one. */
export function MobileDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const client = useClient();
  const notify = useNotify();
  const [byPassword, setByPassword] = useState(true);
  const [typed, setTyped] = useState(empty);
  const form = useSubmit();
  const { send } = useMutationCall(updateMobile, form);
  const set = (name: keyof typeof empty) => (value: string) => setTyped((all) => ({ ...all, [name]: value }));
  const codes = useMobileCodes({
    bound: student.mobile,
    mobile: typed.mobile,
    submit: form.submit,
  });

  const save = () => {
    const proof = byPassword
      ? typed.password === '' && { password: '请输入登录密码' }
      : checkFields({ oldSmsCode: smsSchema }, typed);
    const wrong = { ...proof, ...checkFields({ mobile: mobileSchema, smsCode: smsSchema }, typed) };
    const { mobile, smsCode, oldSmsCode } = typed;
    const payload = async (): Promise<InputOf<typeof updateMobile>> => {
      if (!byPassword) return { verifyType: 'OLD_MOBILE', oldSmsCode, mobile, smsCode };
      const password = await encryptedWith(client, typed.password);
      return { verifyType: 'PASSWORD', password, mobile, smsCode };
    };
    const done = () => {
      notify({ type: 'success', text: '手机号已更换，下次请用新手机号登录' });
      onClose();
    };
    void send(payload, { wrong, done });
  };

  return (
    <Dialog title="更换手机" isOpen onOpenChange={onClose} dismissable={false}>
      <Form className={styles.form} validationErrors={form.errors} onSubmit={() => void save()}>
        {form.problem && (
          <Banner tone="danger" live="assertive">
            {form.problem.message}
          </Banner>
        )}
        <RadioGroup
          label="验证方式"
          value={byPassword ? 'PASSWORD' : 'OLD_MOBILE'}
          onChange={(value) => setByPassword(value === 'PASSWORD')}
          options={[
            { value: 'PASSWORD', label: '登录密码' },
            { value: 'OLD_MOBILE', label: `原手机短信（${maskMobile(student.mobile)}）` },
          ]}
        />
        {byPassword && (
          <PasswordField
            name="password"
            label="登录密码"
            showLabel="显示密码"
            value={typed.password}
            onChange={set('password')}
          />
        )}
        <CaptchaEntry
          hint={byPassword ? '获取短信验证码前填写。' : '每获取一次短信验证码都要重新填写。'}
          {...codes.entry}
        />
        {!byPassword && (
          <SmsCodeField
            name="oldSmsCode"
            label="原手机验证码"
            requestLabel="获取验证码"
            waitLabel={waitWords}
            secondsLeft={codes.old.secondsLeft}
            pending={codes.old.pending}
            onRequest={codes.requestOld}
            value={typed.oldSmsCode}
            onChange={set('oldSmsCode')}
          />
        )}
        <TextField
          name="mobile"
          label="新手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={typed.mobile}
          onChange={set('mobile')}
        />
        <SmsCodeField
          name="smsCode"
          label="新手机验证码"
          requestLabel="获取验证码"
          waitLabel={waitWords}
          secondsLeft={codes.fresh.secondsLeft}
          pending={codes.fresh.pending}
          onRequest={codes.requestNew}
          value={typed.smsCode}
          onChange={set('smsCode')}
        />
        <div className={styles.actions}>
          <Button onPress={onClose}>取消</Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            更换手机
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const waitWords = (seconds: number) => `${seconds} 秒后重发`;
