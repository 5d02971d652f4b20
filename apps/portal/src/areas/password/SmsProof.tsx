import type { Submit } from '../../shared/mutation/use-submit.ts';
import { PhoneCodeFields, type Value } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';

/** A code to the bound number stands in for the old password. */
export function SmsProof({ form, ...field }: Value & { form: Submit }) {
  const code = usePhoneCode({ scene: 'PASSWORD', form });
  return <PhoneCodeFields code={code} hint="发送到绑定的手机号。" {...field} />;
}
