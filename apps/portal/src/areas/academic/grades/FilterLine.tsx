import { type GradeList, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Icon } from '@qianwei/ui/Icon';
import { Menu } from '@qianwei/ui/Menu';
import { SearchField } from '@qianwei/ui/SearchField';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './AllGrades.css.ts';
import { type GradeFilter, keywordLimit } from './grade-filter.ts';

export interface FilterProps {
  filter: GradeFilter;
  periods: GradeList['periods'];
  onChange: (change: Partial<GradeFilter>) => void;
}

/** A value of the filter with its name; an undefined one lets everything through. */
interface Choice<Value extends string> {
  value: Value | undefined;
  label: string;
}

/** The periods and kinds to choose from, 全部 first. */
export const filterChoices = (periods: GradeList['periods']) => ({
  period: [
    { value: undefined, label: '全部' },
    ...periods.map(({ periodId, name }) => ({ value: periodId, label: name })),
  ],
  type: [
    { value: undefined, label: '全部' },
    ...(Object.keys(gradeTypeTitles) as (keyof typeof gradeTypeTitles)[]).map((value) => ({
      value,
      label: gradeTypeTitles[value],
    })),
  ],
});

/** ms without a key after which what was typed is searched. */
const typingPause = 300;

/** The text of the search, searched when the typing pauses, or with Enter at once. */
function useTypedKeyword({ filter: { keyword }, onChange }: Pick<FilterProps, 'filter' | 'onChange'>) {
  // The typed text holds for one keyword of the address: when another comes, as by 查看全部成绩, that one is shown.
  const [typed, setTyped] = useState({ text: keyword, keyword });
  const text = typed.keyword === keyword ? typed.text : keyword;
  const search = (words: string) => {
    const next = words.trim();
    setTyped({ text: words, keyword: next });
    if (next !== keyword) onChange({ keyword: next });
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (text.trim() === keyword) return;
    const pause = setTimeout(() => searchLater(text), typingPause);
    return () => clearTimeout(pause);
  }, [text, keyword]);
  return { text, type: (words: string) => setTyped({ text: words, keyword }), search };
}

/** The filter in a line, for a wide screen. */
export default function FilterLine({ filter, periods, onChange }: FilterProps) {
  const keyword = useTypedKeyword({ filter, onChange });
  const choices = filterChoices(periods);
  return (
    <div className={styles.filter}>
      <ChoiceMenu
        name="考期"
        value={filter.period}
        choices={choices.period}
        onChange={(period) => onChange({ period })}
      />
      <ChoiceMenu
        name="类型"
        value={filter.type}
        choices={choices.type}
        onChange={(type) => onChange({ type })}
      />
      <Checkbox isSelected={filter.passed} onChange={(passed) => onChange({ passed })}>
        仅看合格
      </Checkbox>
      <search className={styles.search}>
        <SearchField
          label="搜索课程"
          hideLabel
          placeholder="课程名，新旧代码都行"
          maxLength={keywordLimit}
          value={keyword.text}
          onChange={keyword.type}
          onSubmit={keyword.search}
          onClear={() => keyword.search('')}
        />
      </search>
    </div>
  );
}

interface ChoiceMenuProps<Value extends string> {
  name: string;
  value: Value | undefined;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | undefined) => void;
}

/** One choice of the filter: its name and value are the button, the values its menu. */
function ChoiceMenu<Value extends string>({ name, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const current = choices.find((choice) => choice.value === value);
  return (
    <Menu
      placement="bottom start"
      selected={value ?? ''}
      items={choices.map((choice) => ({
        id: choice.value ?? '',
        label: choice.label,
        onAction: () => onChange(choice.value),
      }))}
      trigger={
        <Button variant="quiet" size="small" className={styles.choice}>
          <span className={styles.choiceName}>{name}</span> {current?.label}
          <Icon name="chevron" size="small" turn="quarter" />
        </Button>
      }
    />
  );
}
