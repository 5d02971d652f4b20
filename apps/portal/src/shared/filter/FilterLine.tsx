import { Checkbox } from '@qianwei/ui/Checkbox';
import * as styles from './FilterBar.css.ts';
import { FilterMenu } from './FilterMenu.tsx';
import KeywordSearch from './KeywordSearch.tsx';
import type { Filter, FilterField } from './use-filter.ts';

interface FieldProps extends Pick<Filter, 'texts' | 'apply'> {
  field: FilterField;
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
      return (
        <search className={styles.search}>
          <KeywordSearch
            field={field}
            keyword={texts[name] ?? ''}
            onSearch={(next) => apply({ [name]: next })}
          />
        </search>
      );
  }
}
