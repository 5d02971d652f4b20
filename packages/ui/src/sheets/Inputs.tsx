import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { SmsCodeField } from '../components/SmsCodeField/SmsCodeField.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import * as styles from './Sheets.css.ts';

/** Fields at rest, focused, wrong and read only, and checkboxes. */
export function Inputs() {
  return (
    <div className={styles.pair}>
      <TextField label="姓名" defaultValue="周子墨" />
      <TextField label="手机号" defaultValue="154 0000 0" inputMode="numeric" autoFocus />
      <TextField
        label="身份证号"
        defaultValue="320198199809170336"
        error="身份证号校验位不正确，请核对最后一位"
      />
      <SmsCodeField
        label="短信验证码"
        defaultValue="40 27 1"
        error="短信验证码应为 6 位数字"
        secondsLeft={42}
        onRequest={() => {}}
      />
      <Select
        label="考区"
        defaultValue="jianglan"
        options={[
          { id: 'jianglan', label: '江澜市' },
          { id: 'yunchuan', label: '云川市' },
        ]}
      />
      <TextField label="准考证号" value="013224200002" isReadOnly hint="由考籍带出，如有误请联系考办" />
      <div className={styles.across}>
        <TextArea
          label="自我鉴定"
          rows={2}
          maxLength={500}
          defaultValue="在两年半的自学考试中，我利用下班后的时间完成了十五门课程的学习。"
          error="自我鉴定不少于 200 字，当前 32 字"
        />
      </div>
      <div className={styles.stack}>
        <Checkbox defaultSelected>仅看可报</Checkbox>
        <Checkbox>我已阅读并同意</Checkbox>
      </div>
      <RadioGroup
        label="同一时段只能报一门"
        defaultValue="02324"
        options={[
          { value: '02324', label: '保留 02324 离散数学' },
          { value: '13180', label: '保留 13180 操作系统' },
        ]}
      />
    </div>
  );
}
