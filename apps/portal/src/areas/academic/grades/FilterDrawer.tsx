import { gradeType } from '@qianwei/api/contract/academic/grade';
import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Form } from '@qianwei/ui/Form';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { useId, useState } from 'react';
import { is } from 'valibot';
import * as styles from './AllGrades.css.ts';
import { type FilterProps, filterChoices } from './FilterLine.tsx';
import { countChoices, keywordLimit, unfiltered } from './grade-filter.ts';

/** The choices of the filter on a phone, which take effect together. */
export default function FilterDrawer({
  filter,
  periods,
  onChange,
  onClose,
}: FilterProps & { onClose: () => void }) {
  const form = useId();
  const [chosen, setChosen] = useState(filter);
  const choices = filterChoices(periods);
  const optionsOf = (list: (typeof choices)['period' | 'type']) =>
    list.map(({ value, label }) => ({ id: value ?? '', label }));
  return (
    <DrawerPanel
      title="筛选成绩"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {countChoices(filter) > 0 && <Button onPress={() => onChange(unfiltered)}>清除筛选</Button>}
          <Button type="submit" form={form} variant="primary" block>
            查看成绩
          </Button>
        </>
      }
    >
      <Form
        id={form}
        className={styles.fields}
        onSubmit={() => onChange({ ...chosen, keyword: chosen.keyword.trim(), page: 1 })}
      >
        <Select
          label="考期"
          options={optionsOf(choices.period)}
          value={chosen.period ?? ''}
          onChange={(period) => setChosen({ ...chosen, period: period || undefined })}
        />
        <Select
          label="类型"
          options={optionsOf(choices.type)}
          value={chosen.type ?? ''}
          onChange={(type) => setChosen({ ...chosen, type: is(gradeType, type) ? type : undefined })}
        />
        <TextField
          label="课程名或代码"
          hint="新旧代码都行。"
          name="keyword"
          type="search"
          maxLength={keywordLimit}
          value={chosen.keyword}
          onChange={(keyword) => setChosen({ ...chosen, keyword })}
        />
        <Checkbox isSelected={chosen.passed} onChange={(passed) => setChosen({ ...chosen, passed })}>
          仅看合格
        </Checkbox>
      </Form>
    </DrawerPanel>
  );
}
