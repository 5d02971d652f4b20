import { SmsCodeField } from '@qianwei/ui/SmsCodeField';
import { TextField } from '@qianwei/ui/TextField';
import type { FocusEvent } from 'react';
import { CaptchaEntry } from './CaptchaEntry.tsx';
import { type PhoneCode, waitWords } from './use-phone-code.ts';

/** A field of a form: its value, and what changes it. */
export interface Value {
  value: string;
  onChange: (value: string) => void;
}

interface MobileFieldProps extends Value {
  label?: string;
  hint?: string;
  /** Text below the field from a check when it was left. */
  error?: string | undefined;
  onBlur?: (event: FocusEvent) => void;
}

/** 手机号 in a form, under the name `mobile`. */
export function MobileField({ label = '手机号', ...field }: MobileFieldProps) {
  return (
    <TextField
      name="mobile"
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...field}
    />
  );
}

export interface PhoneCodeFieldProps extends Value {
  code: PhoneCode;
  /** Default `smsCode`. */
  name?: string;
  /** Default 短信验证码. */
  label?: string;
  hint?: string;
}

/** 短信验证码 in a form, with the button that asks for it. */
export function PhoneCodeField({
  code,
  name = 'smsCode',
  label = '短信验证码',
  ...field
}: PhoneCodeFieldProps) {
  return (
    <SmsCodeField
      name={name}
      label={label}
      secondsLeft={code.secondsLeft}
      pending={code.pending}
      waitLabel={(seconds) => `${waitWords(seconds)}重发`}
      onRequest={code.request}
      {...field}
      {...(code.waitReason !== '' && { hint: code.waitReason })}
    />
  );
}

export interface PhoneCodeFieldsProps extends PhoneCodeFieldProps {
  /** Left out when the code goes to the bound number. */
  mobile?: MobileFieldProps;
}

/** Number, captcha and code, one below the other. */
export function PhoneCodeFields({ mobile, ...field }: PhoneCodeFieldsProps) {
  return (
    <>
      {mobile && <MobileField {...mobile} />}
      <CaptchaEntry {...field.code.captcha} />
      <PhoneCodeField {...field} />
    </>
  );
}
