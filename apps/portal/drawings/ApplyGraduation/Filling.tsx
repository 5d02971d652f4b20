import { Button } from '@qianwei/ui/Button';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Part } from '@qianwei/ui/Part';
import { RadioGroup, type RadioOption } from '@qianwei/ui/RadioGroup';
import { SaveState } from '@qianwei/ui/SaveState';
import { Select } from '@qianwei/ui/Select';
import { Steps } from '@qianwei/ui/Steps';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import * as styles from './ApplyGraduation.css.ts';
import type { FillingStage } from './graduation.ts';

const politicsOptions = ['中共党员', '中共预备党员', '共青团员', '民主党派', '群众'].map((label) => ({
  id: label,
  label,
}));

const pickupOptions: RadioOption[] = [
  { value: 'self', label: '本人自取', hint: '到江澜市自学考试办公室，带身份证原件。' },
  { value: 'post', label: '邮寄', hint: '到付，寄到上面的通讯地址。' },
  { value: 'other', label: '他人代领', hint: '代领人带委托书和双方身份证原件。' },
];

/** Of a 自我鉴定, in characters. */
const minLength = 200;

interface FillingProps {
  stage: FillingStage;
  onNext: (() => void) | undefined;
}

/** 毕业生登记表: what the register has is shown, the rest is filled in; drafts are saved. */
export function Filling({ stage, onNext }: FillingProps) {
  const { way, draft, savedAt } = stage;
  const [assessment, setAssessment] = useState(draft.assessment);
  const written = [...assessment.trim()].length;
  return (
    <>
      <Steps label="提交毕业材料的步骤" steps={way} />
      <Part title="考籍信息" note="与考籍一致，不能在这里改">
        <DescriptionList label="考籍信息">
          {stage.known.map(({ label, value, masked }) => (
            <Description key={label} label={label} masked={masked}>
              {value}
            </Description>
          ))}
        </DescriptionList>
      </Part>
      <Part title="毕业生登记表" note={<SaveState state="saved" time={savedAt} />}>
        <form className={styles.form} aria-label="毕业生登记表">
          <TextField label="籍贯" defaultValue={draft.nativePlace} hint="写到县（市、区）" />
          <Select label="政治面貌" options={politicsOptions} defaultValue={draft.politics} />
          <TextField label="工作单位及职务" defaultValue={draft.employer} hint="没有工作的写“待业”" />
          <TextField label="通讯地址" defaultValue={draft.address} autoComplete="street-address" />
          <div className={styles.wide}>
            <TextArea
              label="自我鉴定"
              value={assessment}
              onChange={setAssessment}
              minLength={minLength}
              maxLength={500}
              rows={6}
              hint="写学习、工作和思想，200 至 500 字"
            />
          </div>
          <div className={styles.wide}>
            <RadioGroup label="证书领取方式" options={pickupOptions} defaultValue={draft.pickup} />
          </div>
          <div className={styles.actions}>
            <Button>上一步</Button>
            <Button
              variant="primary"
              blocked={written < minLength}
              reason={
                written < minLength &&
                `自我鉴定不少于 ${minLength} 字（当前 ${written} 字），再写 ${minLength - written} 字`
              }
              onPress={() => onNext?.()}
            >
              下一步：上传材料
            </Button>
          </div>
        </form>
      </Part>
    </>
  );
}
