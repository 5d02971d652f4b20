import { updateMobile } from '@qianwei/api/contract/account';
import { mobile as mobileSchema, smsCode as smsSchema } from '@qianwei/api/contract/fields';
import type { InputOf } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { Form } from '@qianwei/ui/Form';
import { PasswordField } from '@qianwei/ui/PasswordField';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { useState } from 'react';
import { useClient } from '../../shared/client/client.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { CaptchaEntry } from '../../shared/phone-code/CaptchaEntry.tsx';
import { MobileField, PhoneCodeField } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { useCaptchaEntry } from '../../shared/phone-code/use-captcha-entry.ts';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { maskMobile } from '../../shared/session/mask.ts';
import * as styles from './AccountPage.css.ts';
import type { AccountDialogProps } from './dialog-props.ts';

const empty = { password: '', oldSmsCode: '', mobile: '', smsCode: '' };

/** 更换手机: proof by password or a code to the old number, then a code to the new one. */
export default function MobileDialog({ student, onClose }: AccountDialogProps) {
  const client = useClient();
  const notify = useNotify();
  const [byPassword, setByPassword] = useState(true);
  const [typed, setTyped] = useState(empty);
  const form = useSubmit();
  const { send } = useMutationCall(updateMobile, form);
  const set = (name: keyof typeof empty) => (value: string) => setTyped((all) => ({ ...all, [name]: value }));
  const captcha = useCaptchaEntry(true);
  const scene = 'MOBILE';
  const fresh = usePhoneCode({ scene, mobile: typed.mobile, captcha, form });
  const old = usePhoneCode({ scene, purpose: 'MOBILE_OLD', bound: student.mobile, captcha, form });

  const save = () => {
    const proof = byPassword
      ? typed.password === '' && { password: '请输入登录密码' }
      : checkFields({ oldSmsCode: smsSchema }, typed);
    const wrong = { ...proof, ...checkFields({ mobile: mobileSchema, smsCode: smsSchema }, typed) };
    const { mobile, smsCode, oldSmsCode } = typed;
    const payload = async (): Promise<InputOf<typeof updateMobile>> => {
      if (!byPassword) return { verifyType: 'OLD_MOBILE', oldSmsCode, mobile, smsCode };
      // This code has been fetched with the first captcha.
      const { encryptPasswords } = await import('../../shared/phone-code/code-calls.ts');
      const [password = ''] = await encryptPasswords(client, [typed.password]);
      return { verifyType: 'PASSWORD', password, mobile, smsCode };
    };
    const done = () => {
      notify({ type: 'success', text: '手机号已更换，下次请用新手机号登录' });
      onClose();
    };
    void send(payload, { wrong, done });
  };

  return (
    <DialogPanel title="更换手机" isOpen onOpenChange={onClose} dismissable={false}>
      <Form className={styles.dialogForm} validationErrors={form.errors} onSubmit={() => void save()}>
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
          {...captcha.entry}
        />
        {!byPassword && (
          <PhoneCodeField
            code={old}
            name="oldSmsCode"
            label="原手机验证码"
            value={typed.oldSmsCode}
            onChange={set('oldSmsCode')}
          />
        )}
        <MobileField label="新手机号" value={typed.mobile} onChange={set('mobile')} />
        <PhoneCodeField code={fresh} label="新手机验证码" value={typed.smsCode} onChange={set('smsCode')} />
        <div className={styles.formActions}>
          <Button onPress={onClose}>取消</Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            更换手机
          </Button>
        </div>
      </Form>
    </DialogPanel>
  );
}
