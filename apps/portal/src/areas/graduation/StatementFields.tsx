import type { GraduationRules } from '@qianwei/api/contract/graduation/apply-rules';
import { writtenLength } from '@qianwei/api/contract/graduation/graduation-document';
import { TextArea } from '@qianwei/ui/TextArea';
import * as styles from './graduation.css.ts';
import type { OwnFieldsProps } from './graduation-form.ts';

/** The number of characters still to be written, or too many; the rule counts without blanks. */
function lengthWords(length: number, { appraisalMin: min, appraisalMax: max }: GraduationRules): string {
  const range = `要求 ${min} 至 ${max} 字，空格和换行不计`;
  if (length < min) return `现在 ${length} 字，还差 ${min - length} 字。${range}。`;
  if (length > max) return `现在 ${length} 字，多了 ${length - max} 字。${range}。`;
  return `现在 ${length} 字，字数够了。${range}。`;
}

/** 奖惩与自我鉴定. */
export function StatementFields({
  document,
  edit,
  errors,
  ruleset,
}: OwnFieldsProps & { ruleset: GraduationRules | null }) {
  return (
    <div className={styles.fields}>
      <TextArea
        name="awards"
        label="奖惩（没有的可不填）"
        hint="何时、何处、受过什么奖励或处分。"
        maxLength={500}
        error={errors.awards}
        rows={2}
        value={document.awards}
        onChange={(value) => edit('awards', value)}
      />
      <TextArea
        name="appraisal"
        label="自我鉴定"
        hint={ruleset === null ? undefined : lengthWords(writtenLength(document.appraisal), ruleset)}
        rows={8}
        error={errors.appraisal}
        value={document.appraisal}
        onChange={(value) => edit('appraisal', value)}
      />
    </div>
  );
}
