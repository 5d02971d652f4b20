import type { Relative } from '@qianwei/api/contract/graduation/graduation-document';
import { Field } from '@qianwei/ui/Field';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { useRef } from 'react';
import * as styles from './RelativesEditor.css.ts';

export interface RelativesEditorProps {
  /** 家庭主要成员 */
  label: string;
  /** The field of the document; its errors are at `family`, `family.1.name`. */
  name: 'family' | 'relations';
  value: readonly Relative[];
  onChange(list: Relative[]): void;
  errors: Readonly<Record<string, string>>;
  /** Nothing can be changed. Default false. */
  locked?: boolean;
}

/** People that the contract takes (`graduationDocument`). */
const maxPeople = 10;

const emptyRelative: Relative = { relation: '', name: '', work: '' };

/** 家庭主要成员 or 社会关系: one person a row, below each other on a phone. */
export function RelativesEditor({
  label,
  name,
  value,
  onChange,
  errors,
  locked = false,
}: RelativesEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const edit = (place: number, change: Partial<Relative>) =>
    onChange(value.map((person, at) => (at === place ? { ...person, ...change } : person)));
  const focus = (selector: string) =>
    requestAnimationFrame(() => {
      const found = group.current?.querySelectorAll<HTMLElement>(selector);
      found?.[found.length - 1]?.focus();
    });
  const remove = (place: number) => {
    onChange(value.filter((_, at) => at !== place));
    focus('button');
  };
  const add = () => {
    onChange([...value, emptyRelative]);
    focus('fieldset > :first-child input');
  };
  const fieldOf = (place: number, field: keyof Relative, words: string, limit: number, hint?: string) => (
    <TextField
      label={words}
      name={`${name}.${place}.${field}`}
      placeholder={hint}
      value={value[place]?.[field] ?? ''}
      maxLength={limit}
      isReadOnly={locked}
      error={errors[`${name}.${place}.${field}`]}
      onChange={(text) => edit(place, { [field]: text })}
    />
  );
  return (
    <Field ref={group} label={label} error={errors[name]}>
      <div className={styles.list}>
        {value.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person on the form has no other name.
          <fieldset key={place} className={styles.person} aria-label={`${label}，第 ${place + 1} 人`}>
            {fieldOf(place, 'relation', '与本人关系', 20, '如父亲')}
            {fieldOf(place, 'name', '姓名', 20)}
            {fieldOf(place, 'work', '工作单位及职务', 60)}
            {!locked && (
              <div className={styles.remove}>
                <TextButton onPress={() => remove(place)} aria-label={`删去第 ${place + 1} 人`}>
                  删去
                </TextButton>
              </div>
            )}
          </fieldset>
        ))}
        {!locked && value.length < maxPeople && (
          <div>
            <TextButton onPress={add}>添加一人</TextButton>
          </div>
        )}
      </div>
    </Field>
  );
}
