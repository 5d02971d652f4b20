import { useEffect, useEffectEvent, useRef } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import type { SelectOption, SelectProps } from './Select.props.ts';

export interface HiddenSelectProps extends Pick<SelectProps, 'name' | 'autoComplete'> {
  label: SelectProps['label'];
  options: readonly SelectOption[];
  value: string | null;
  isDisabled: boolean;
  onChange: (id: string) => void;
  /** The form was reset. */
  onReset: () => void;
}

/** Submits the choice with a form and takes what the browser fills in. Nobody sees, reads or focuses it. */
export function HiddenSelect({
  label,
  options,
  value,
  isDisabled,
  onChange,
  onReset,
  ...props
}: HiddenSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = select.current?.form;
    const onFormReset = () => reset();
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, []);
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {label}
        <select
          {...props}
          ref={select}
          tabIndex={-1}
          disabled={isDisabled}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">&nbsp;</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
