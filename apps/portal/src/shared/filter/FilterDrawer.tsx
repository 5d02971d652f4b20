import { Button } from '@qianwei/ui/Button';
import { Checkbox } from '@qianwei/ui/Checkbox';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Form } from '@qianwei/ui/Form';
import { Select } from '@qianwei/ui/Select';
import { TextField } from '@qianwei/ui/TextField';
import { useId, useState } from 'react';
import * as styles from './FilterBar.css.ts';
import { menuOptions } from './FilterMenu.tsx';
import type { Filter, FilterField } from './use-filter.ts';

export interface FilterDrawerProps {
  filter: Filter;
  /** The name of the filtered list: 成绩. */
  noun: string;
  onClose: () => void;
}

/** The fields of a filter on a phone, which take effect together. */
export default function FilterDrawer({ filter, noun, onClose }: FilterDrawerProps) {
  const form = useId();
  const [texts, setTexts] = useState(filter.texts);
  const clear = () => {
    filter.clear();
    onClose();
  };
  return (
    <DrawerPanel
      title={`筛选${noun}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {filter.count > 0 && <Button onPress={clear}>清除筛选</Button>}
          <Button type="submit" form={form} variant="primary" block>
            查看{noun}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        className={styles.fields}
        onSubmit={() => {
          filter.apply(texts);
          onClose();
        }}
      >
        {filter.fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            text={texts[field.name] ?? ''}
            onChange={(text) => setTexts({ ...texts, [field.name]: text })}
          />
        ))}
      </Form>
    </DrawerPanel>
  );
}

interface FieldProps {
  field: FilterField;
  text: string;
  onChange: (text: string) => void;
}

function Field({ field, text, onChange }: FieldProps) {
  const { name, label } = field;
  switch (field.kind) {
    case 'choice':
      return <Select label={label} options={menuOptions(field)} value={text} onChange={onChange} />;
    case 'flag':
      return (
        <Checkbox isSelected={text !== ''} onChange={(isOn) => onChange(isOn ? '1' : '')}>
          {label}
        </Checkbox>
      );
    case 'keyword':
      return (
        <TextField
          label={label}
          hint={`${field.hint}。`}
          name={name}
          type="search"
          maxLength={field.maxLength}
          value={text}
          onChange={onChange}
        />
      );
  }
}
