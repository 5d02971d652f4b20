import type { CardType } from '@qianwei/api/contract/card-type';
import { examineeNo, mobile, personName } from '@qianwei/api/contract/fields';
import { identityNumber } from '@qianwei/api/contract/identity-document';
import { type OpenedSignUp, startSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { FormActions } from '../../shared/application/StepForm.tsx';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { CardTypeField } from '../../shared/form/CardTypeField.tsx';
import { useCheckedFields } from '../../shared/form/use-checked-fields.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { NewTabLink } from '../../shared/page/NewTabLink.tsx';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { Refused } from './Refused.tsx';
import * as styles from './SignUpPage.css.ts';
import { useCodeProof } from './use-code-proof.ts';
import type { TypedIdentity } from './use-identity.ts';
import type { VisitKey } from './use-visit.ts';

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
  /** 清空并退出; none where the page around it has it. */
  onLeave?: () => void;
}

/**
 * 身份: who signs up, proven by a code to the number that is bound to that person. What is typed stays on this device,
 * encrypted, also when the browser is closed.
 */
export default function IdentityStep({
  visit,
  identity,
  next,
  onBack,
  onOpened,
  onLeave,
}: IdentityStepProps) {
  const { document: typed, edit } = identity;
  const proof = useCodeProof(visit, typed.mobile);
  const { send, pending, errors, problem } = useMutationCall(startSignUpNLog, proof.form);
  const schemas = { name: personName, idCard: identityNumber(typed.cardType), examineeNo };
  const field = useCheckedFields(typed, { ...schemas, mobile }, edit);
  const prove = () => {
    const { name, cardType, idCard, examineeNo: no } = typed;
    const person = { name: name.trim(), cardType, idCard, examineeNo: no.trim() };
    const { payload, wrong } = proof.payloadOf(person, schemas);
    // The kind and its number are checked together above.
    void send(payload as PayloadOf<typeof startSignUpNLog>, {
      wrong,
      done: onOpened,
    });
  };
  return (
    <Form validationErrors={errors} onSubmit={prove} autoComplete="off" className={styles.form}>
      <Refused problem={problem} asksExamineeNo />
      <TextField {...field('name')} label="姓名" placeholder="与证件一致" autoComplete="off" maxLength={20} />
      <CardTypeField value={typed.cardType} onChange={(value) => edit('cardType', value)} />
      <TextField
        {...field('idCard')}
        label={numberLabels[typed.cardType]}
        autoComplete="off"
        spellCheck="false"
        maxLength={40}
      />
      <TextField
        {...field('examineeNo')}
        label="准考证号"
        labelAction={<NewTabLink href="/searchId">忘了？查准考证号</NewTabLink>}
        placeholder="12 位数字"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <PhoneCodeFields
        {...proof.field}
        mobile={field('mobile')}
        hint="发到考籍里预留的手机号，5 分钟内有效；请用最新一条，旧的已失效。"
      />
      <p className={styles.note}>
        收不到？先看短信拦截，倒计时结束后可以重发；换过手机号，请带身份证到考办更改。填的内容加密保存在这台设备上，用完可以清空。
      </p>
      {onLeave && (
        <div>
          <TextButton onPress={onLeave}>清空并退出</TextButton>
        </div>
      )}
      <FormActions onBack={onBack}>
        <Button type="submit" variant="primary" size="large" block pending={pending}>
          {pending ? '核验中…' : next}
        </Button>
      </FormActions>
    </Form>
  );
}
