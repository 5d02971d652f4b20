import type { CardType } from '@qianwei/api/contract/card-type';
import { examineeNo, mobile, personName, smsCode } from '@qianwei/api/contract/fields';
import { identityNumber } from '@qianwei/api/contract/identity-document';
import { type OpenedSignUp, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../shared/application/StepForm.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { CardTypeField } from '../../shared/form/CardTypeField.tsx';
import { checkFields } from '../../shared/form/check-fields.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { readCodeKey } from '../../shared/phone-code/code-key.ts';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import * as styles from './SignUpPage.css.ts';
import type { TypedIdentity } from './use-identity.ts';
import { codeScenes, type VisitKey } from './use-visit.ts';

const numberLabels: Readonly<Record<CardType, string>> = {
  ID_CARD: '身份证号',
  HK_MACAO_PERMIT: '通行证号',
  TAIWAN_PERMIT: '通行证号',
  PASSPORT: '护照号',
};

export interface IdentityStepProps {
  visit: VisitKey;
  identity: DraftView<TypedIdentity>;
  /** Of the button: 下一步，选课程. */
  next: string;
  onBack?: () => void;
  onOpened(opened: OpenedSignUp): void;
}

/**
 * 身份: who signs up, proven by a code to the number that is bound to that person. What is typed stays on this device,
 * encrypted, also when the browser is closed.
 */
export default function IdentityStep({ visit, identity, next, onBack, onOpened }: IdentityStepProps) {
  const { document: typed, edit } = identity;
  const [code, setCode] = useState('');
  const form = useSubmit();
  const { send, pending, errors, problem } = useMutationCall(startSignUpNLog, form);
  const scene = codeScenes[visit.type];
  const phoneCode = usePhoneCode({ scene, mobile: typed.mobile, form });
  const prove = () => {
    const { name, cardType, idCard, examineeNo: no, mobile: number } = typed;
    const payload = {
      ...{ ...visit, name: name.trim(), cardType, idCard, examineeNo: no.trim(), mobile: number },
      ...{ smsCode: code.trim(), codeKey: readCodeKey(scene) ?? '' },
    };
    const wrong = checkFields(
      { name: personName, idCard: identityNumber(cardType), examineeNo, mobile, smsCode },
      payload,
    );
    if (payload.codeKey === '') wrong.smsCode ??= '请先获取短信验证码';
    // The kind and its number are checked together above.
    void send(payload as PayloadOf<typeof startSignUpNLog>, {
      wrong,
      done: (opened) => {
        edit('isBegun', true);
        onOpened(opened);
      },
    });
  };
  return (
    <Form validationErrors={errors} onSubmit={prove} autoComplete="off" className={styles.form}>
      {problem && (
        <Banner tone="danger" live="assertive">
          {problem.message}
        </Banner>
      )}
      <TextField
        name="name"
        label="姓名"
        placeholder="与证件一致"
        autoComplete="off"
        maxLength={20}
        value={typed.name}
        onChange={(value) => edit('name', value)}
      />
      <CardTypeField value={typed.cardType} onChange={(value) => edit('cardType', value)} />
      <TextField
        name="idCard"
        label={numberLabels[typed.cardType]}
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
        value={typed.idCard}
        onChange={(value) => edit('idCard', value)}
      />
      <TextField
        name="examineeNo"
        label="准考证号"
        placeholder="12 位数字"
        hint="忘了可以先查询准考证号。"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed.examineeNo}
        onChange={(value) => edit('examineeNo', value)}
      />
      <PhoneCodeFields
        code={phoneCode}
        mobile={{ value: typed.mobile, onChange: (value) => edit('mobile', value) }}
        value={code}
        onChange={setCode}
        hint="发到考籍里预留的手机号，5 分钟内有效；请用最新一条，旧的已失效。"
      />
      <p className={styles.note}>
        收不到？先看短信拦截，倒计时结束后可以重发；换过手机号，请联系助学单位。填的内容加密保存在这台设备上，用完可以清空。
      </p>
      <FormActions onBack={onBack}>
        <Button type="submit" variant="primary" size="large" block pending={pending}>
          {pending ? '核验中…' : next}
        </Button>
      </FormActions>
    </Form>
  );
}
