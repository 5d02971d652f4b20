import { mobile, smsCode } from '@qianwei/api/contract/fields';
import { signUpSmsScenes } from '@qianwei/api/contract/sign-up/sign-up';
import { useState } from 'react';
import type { GenericSchema } from 'valibot';
import { checkFields } from '../../shared/form/check-fields.ts';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { readCodeKey } from '../../shared/phone-code/code-key.ts';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import type { VisitKey } from './use-visit.ts';

/** The code by SMS that proves a visitor: the props of its fields, and the payload of the call that it is sent with. */
export function useCodeProof(visit: VisitKey, number: string) {
  const [code, setCode] = useState('');
  const form = useSubmit();
  const scene = signUpSmsScenes[visit.type];
  const phoneCode = usePhoneCode({ scene, mobile: number, form });
  return {
    form,
    field: { code: phoneCode, value: code, onChange: setCode },
    /** `typed` with number and code, and what is wrong with it by field. */
    payloadOf<Typed extends object>(typed: Typed, schemas: Readonly<Record<string, GenericSchema>> = {}) {
      const codeKey = readCodeKey(scene) ?? '';
      const payload = { ...visit, ...typed, mobile: number, smsCode: code.trim(), codeKey };
      const wrong = checkFields({ ...schemas, mobile, smsCode }, payload);
      if (codeKey === '') wrong.smsCode ??= phoneCode.waitReason || '请先获取短信验证码';
      return { payload, wrong };
    },
  };
}
