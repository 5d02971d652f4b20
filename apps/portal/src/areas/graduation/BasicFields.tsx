import {
  type GraduationDocument,
  marriageTitles,
} from '@qianwei/api/contract/graduation/graduation-document';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { nations, politicsList } from '../../shared/form/person-options.ts';
import { graduationFieldWords } from './document-words.ts';
import * as styles from './graduation.css.ts';
import type { OwnFieldsProps } from './graduation-form.ts';

type TextOf = {
  [Field in keyof GraduationDocument]: GraduationDocument[Field] extends string ? Field : never;
}[keyof GraduationDocument];

interface LineProps extends OwnFieldsProps {
  field: TextOf;
  maxLength: number;
  label?: string;
  hint?: string;
  inputMode?: 'numeric' | 'tel';
}

/** One line of the form. */
export const LineField = ({
  document,
  edit,
  errors,
  field,
  label = graduationFieldWords.nameOf(field),
  ...rest
}: LineProps) => (
  <TextField
    {...rest}
    name={field}
    label={label}
    value={document[field]}
    error={errors[field]}
    onChange={(value) => edit(field, value)}
  />
);

/** The options, with a value of the record that is none of them. */
const optionsOf = (list: readonly string[], value: string) =>
  (value === '' || list.includes(value) ? list : [value, ...list]).map((label) => ({ id: label, label }));

/** 基本信息 that the 考籍 does not have. */
export function BasicFields({ document, edit, errors }: OwnFieldsProps) {
  const own = { document, edit, errors };
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <LineField {...own} field="formerName" label="曾用名（可不填）" maxLength={20} />
        <LineField {...own} field="nativePlace" hint="省和市县，如云川省江澜市。" maxLength={30} />
      </div>
      <div className={styles.pair}>
        <Select
          name="nation"
          label={graduationFieldWords.nameOf('nation')}
          options={optionsOf(nations, document.nation)}
          value={document.nation || null}
          error={errors.nation}
          onChange={(value) => edit('nation', value ?? '')}
        />
        <Select
          name="politics"
          label={graduationFieldWords.nameOf('politics')}
          options={optionsOf(politicsList, document.politics)}
          value={document.politics || null}
          error={errors.politics}
          onChange={(value) => edit('politics', value ?? '')}
        />
      </div>
      <RadioGroup
        name="marriage"
        label="婚姻状况（可不填）"
        orientation="horizontal"
        value={document.marriage ?? 'NONE'}
        onChange={(value) => edit('marriage', value === 'SINGLE' || value === 'MARRIED' ? value : null)}
        options={[
          { value: 'SINGLE', label: marriageTitles.SINGLE },
          { value: 'MARRIED', label: marriageTitles.MARRIED },
          { value: 'NONE', label: '不填' },
        ]}
      />
    </div>
  );
}

/** 通讯与工作单位. */
export function ContactFields({ document, edit, errors }: OwnFieldsProps) {
  const own = { document, edit, errors };
  return (
    <div className={styles.fields}>
      <LineField {...own} field="workUnit" hint="没有工作的写“无”。" maxLength={60} />
      <LineField {...own} field="address" maxLength={120} />
      <div className={styles.pair}>
        <LineField {...own} field="zipCode" maxLength={6} inputMode="numeric" />
        <LineField {...own} field="phone" maxLength={20} inputMode="tel" />
      </div>
    </div>
  );
}
