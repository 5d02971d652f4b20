import { Checkbox } from '@qianwei/ui/Checkbox';
import { SearchField } from '@qianwei/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './FilterBar.css.ts';
import { FilterMenu } from './FilterMenu.tsx';
import type { Filter, FilterField, KeywordField } from './use-filter.ts';

interface FieldProps<Field extends FilterField = FilterField> extends Pick<Filter, 'texts' | 'apply'> {
  field: Field;
}

/** The fields of a filter in a line, for a wide screen. */
export default function FilterLine({ fields, ...filter }: Filter) {
  return (
    <div className={styles.line}>
      {fields.map((field) => (
        <Field key={field.name} field={field} {...filter} />
      ))}
    </div>
  );
}

function Field({ field, texts, apply }: FieldProps) {
  const { name, label } = field;
  switch (field.kind) {
    case 'choice':
      return (
        <FilterMenu
          field={field}
          texts={texts}
          apply={apply}
          placement="bottom start"
          look={{ size: 'small', className: styles.choice }}
        >
          <span className={styles.choiceName}>{label}</span>
        </FilterMenu>
      );
    case 'flag':
      return (
        <Checkbox isSelected={texts[name] !== ''} onChange={(isOn) => apply({ [name]: isOn ? '1' : '' })}>
          {label}
        </Checkbox>
      );
    case 'keyword':
      return <Keyword field={field} texts={texts} apply={apply} />;
  }
}

function Keyword({ field, texts, apply }: FieldProps<KeywordField>) {
  const { name, label, placeholder, maxLength } = field;
  const keyword = useTypedKeyword(texts[name] ?? '', (next) => apply({ [name]: next }));
  return (
    <search className={styles.search}>
      <SearchField
        label={label}
        hideLabel
        placeholder={placeholder}
        maxLength={maxLength}
        value={keyword.text}
        onChange={keyword.type}
        onSubmit={keyword.search}
        onClear={() => keyword.search('')}
      />
    </search>
  );
}

/** ms without a key after which what was typed is searched. */
const typingPause = 300;

/** The text of the search, searched when the typing pauses, or with Enter at once. */
function useTypedKeyword(keyword: string, onChange: (keyword: string) => void) {
  // The typed text holds for one keyword of the address: when another comes, as by 查看全部成绩, that one is shown.
  const [typed, setTyped] = useState({ text: keyword, keyword });
  const text = typed.keyword === keyword ? typed.text : keyword;
  const search = (words: string) => {
    const next = words.trim();
    setTyped({ text: words, keyword: next });
    if (next !== keyword) onChange(next);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text.trim() === keyword) return;
    const pause = setTimeout(() => searchLater(text), typingPause);
    return () => clearTimeout(pause);
  }, [text, keyword]);
  return { text, type: (words: string) => setTyped({ text: words, keyword }), search };
}
