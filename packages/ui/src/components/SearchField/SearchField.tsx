import type { ReactNode, Ref } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Input,
} from 'react-aria-components';
import { visuallyHidden } from '../../theme/text.css.ts';
import { box, field, input, line } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { FieldSpinner } from '../Field/FieldSpinner.tsx';
import { useComposition } from '../Field/useComposition.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { edge, search } from './SearchField.css.ts';

export type SearchFieldProps = Omit<
  AriaSearchFieldProps,
  'className' | 'style' | 'children' | 'isInvalid' | 'isDisabled' | 'validate' | 'validationBehavior' | 'type'
> &
  FieldTexts & {
    /** The label is read out but not shown, where a heading already says what is searched. */
    hideLabel?: boolean;
    placeholder?: string;
    /** A search is pending: a spinner replaces the magnifying glass, and `busyLabel` is read out. */
    isBusy?: boolean;
    /** Outside the edge, on the same line, such as a button 搜索. */
    beside?: ReactNode;
    /** Default 清空. */
    clearLabel?: string;
    /** Default 正在搜索. */
    busyLabel?: string;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * A search query. Enter calls `onSubmit` with it, but not the Enter that ends a composition; the cross and Escape
 * clear the field and call `onClear`. Put it into a `<search>` or a form with `role="search"`.
 */
export function SearchField({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  hideLabel = false,
  placeholder,
  isBusy = false,
  beside,
  clearLabel = '清空',
  busyLabel = '正在搜索',
  ref,
  ...props
}: SearchFieldProps) {
  const { handlers } = useComposition();
  return (
    <AriaSearchField
      enterKeyHint="search"
      {...props}
      className={field}
      aria-label={hideLabel ? label : undefined}
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
    >
      {({ isEmpty, isReadOnly, isDisabled }) => (
        <>
          {!hideLabel && <FieldLabel label={label} labelAction={labelAction} />}
          <div className={line}>
            <div className={`${box} ${edge}`} {...handlers}>
              {isBusy ? <FieldSpinner /> : <Icon name="search" size="small" />}
              <Input ref={ref} className={`${input} ${search}`} placeholder={placeholder} />
              {!isEmpty && !isReadOnly && !isDisabled && <IconButton icon="close" label={clearLabel} />}
              {(isReadOnly || isDisabled) && <Icon name="lock" size="small" />}
            </div>
            {beside}
          </div>
          <span role="status" className={visuallyHidden}>
            {isBusy && busyLabel}
          </span>
          <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
        </>
      )}
    </AriaSearchField>
  );
}
