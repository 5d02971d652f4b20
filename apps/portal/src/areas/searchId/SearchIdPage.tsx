import type { SearchIdAnswer } from '@qianwei/api/contract/lookup/search-id';
import { useState } from 'react';
import { Forgetting } from '../../shared/look-up/Forgetting.tsx';
import { LookUpForm } from '../../shared/look-up/LookUpForm.tsx';
import { LookUpPage } from '../../shared/look-up/LookUpPage.tsx';
import { leftWords, NobodyFound } from '../../shared/look-up/NobodyFound.tsx';
import { ResultHead } from '../../shared/look-up/ResultHead.tsx';
import { useLookUp } from '../../shared/look-up/use-look-up.ts';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { FoundNumber } from './FoundNumber.tsx';

const loadLookup = () => import('./search-id.ts');

/** 准考证号查询: for who has forgotten the number or how to log in, by the phone that is bound to it. */
export default function SearchIdPage() {
  return (
    <Forgetting>{(forget, wasForgotten) => <SearchId onForget={forget} isAgain={wasForgotten} />}</Forgetting>
  );
}

function SearchId({ onForget, isAgain }: { onForget: () => void; isAgain: boolean }) {
  const { identity, form, answer, miss, leftToday, submit } = useLookUp<SearchIdAnswer>(loadLookup);
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const code = usePhoneCode({ scene: 'SEARCH_ID', mobile, form });
  const notReady: Record<string, string> = code.codeKey === null ? { smsCode: '请先获取短信验证码' } : {};
  const send = () => submit({ fields: { mobile, smsCode, codeKey: code.codeKey ?? 'none' }, notReady });
  return (
    <LookUpPage
      title="查询准考证号"
      lede="忘了准考证号或登录账号，用预留手机号查。每天 3 次，结果不留在浏览器里。"
      form={
        <LookUpForm
          label="查询准考证号"
          identity={identity}
          form={form}
          onSubmit={send}
          note={leftToday === null ? '同一证件号每天可查 3 次' : leftWords(leftToday)}
          takesFocus={isAgain}
        >
          <PhoneCodeFields
            code={code}
            mobile={{
              value: mobile,
              onChange: setMobile,
              label: '预留手机号',
              hint: '报名时留的号码。换号请带身份证到考办更改。',
            }}
            value={smsCode}
            onChange={setSmsCode}
          />
        </LookUpForm>
      }
      result={
        answer === null ? (
          miss && <NobodyFound miss={miss} />
        ) : (
          <>
            <ResultHead onForget={onForget}>查到 {answer.list.length} 个考籍</ResultHead>
            {answer.list.map((record) => (
              <FoundNumber key={record.examineeNo} record={record} />
            ))}
          </>
        )
      }
    />
  );
}
