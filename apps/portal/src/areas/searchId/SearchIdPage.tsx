import type { SearchIdAnswer } from '@qianwei/api/contract/lookup/search-id';
import { useState } from 'react';
import { LookUp, type ProofEntry } from '../../shared/look-up/LookUp.tsx';
import { LookUpPage } from '../../shared/look-up/LookUpPage.tsx';
import { ResultHead } from '../../shared/look-up/ResultHead.tsx';
import type { LookUpCall } from '../../shared/look-up/use-look-up.ts';
import type { Submit } from '../../shared/mutation/use-submit.ts';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { FoundNumber } from './FoundNumber.tsx';

const call: LookUpCall<SearchIdAnswer> = {
  endpoint: async () => (await import('@qianwei/api/contract/lookup/search-id')).searchIdNLog,
};

/** 准考证号查询: for who has forgotten the number or how to log in, by the phone that is bound to it. */
export default function SearchIdPage() {
  return (
    <LookUp label="查询准考证号" call={call} useProof={usePhoneProof}>
      {({ form, nobody, answer, forget }) => (
        <LookUpPage
          title="查询准考证号"
          lede="忘了准考证号或登录账号，用预留手机号查。每天 3 次，结果不留在浏览器里。"
          form={form}
          result={
            answer === null ? (
              nobody
            ) : (
              <>
                <ResultHead answer={answer} onForget={forget}>
                  查到 {answer.list.length} 个考籍
                </ResultHead>
                {answer.list.map((record) => (
                  <FoundNumber key={record.examineeNo} record={record} />
                ))}
              </>
            )
          }
        />
      )}
    </LookUp>
  );
}

/** A code to the bound number. */
function usePhoneProof(form: Submit): ProofEntry {
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const code = usePhoneCode({ scene: 'SEARCH_ID', mobile, form });
  const notReady: Record<string, string> = code.codeKey === null ? { smsCode: '请先获取短信验证码' } : {};
  return {
    proof: { fields: { mobile, smsCode, codeKey: code.codeKey ?? 'none' }, notReady },
    fields: (
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
    ),
  };
}
