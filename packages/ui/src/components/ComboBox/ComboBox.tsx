import {
  Fragment,
  type Ref,
  use,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ComboBox as AriaComboBox, Button, Group, Input, Popover } from 'react-aria-components';
import { late } from '../../late/piece.ts';
import { useLate } from '../../late/useLate.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { box, field, input } from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/Field.tsx';
import { FieldSpinner } from '../Field/FieldSpinner.tsx';
import { useComposition, useSettled } from '../Field/useComposition.ts';
import { ForgetError } from '../Form/ForgetError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { popover } from '../Select/Select.css.ts';
import { edge, opener } from './ComboBox.css.ts';
import { type ComboBoxTexts, comboBoxTexts } from './ComboBox.texts.ts';
import { OptionList } from './OptionList.tsx';
import {
  type ComboBoxEntry,
  firstMatches,
  flat,
  optionMatches,
  searchable,
  useChoice,
  withChoice,
} from './options.ts';
import { Trouble } from './Trouble.tsx';

/** Above this many options only the visible rows are in the document. */
const maxPlainOptions = 200;
const virtualList = late(() => import('./VirtualList.tsx'));

export type ComboBoxProps = FieldTexts & {
  /** Options, sections of options, or both. */
  options: ComboBoxEntry[];
  /** The chosen `id`, or `null` for none. Leave it out (with `defaultValue`) to let the field keep it. */
  value?: string | null;
  defaultValue?: string;
  /** Called with `null` when the text was emptied, or is the student's own (`allowsCustomValue`). */
  onChange?: (id: string | null) => void;
  /** The text of the field, when the page controls it; then the page also sets it to the chosen name. */
  inputValue?: string;
  defaultInputValue?: string;
  /** Every change of the text, also by a choice and within a composition. */
  onInputChange?: (text: string) => void;
  /**
   * Searches options elsewhere: called with the typed text, once a composition is over. The page puts the results into
   * `options`, which are then not filtered here.
   */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  /** Why the options could not be fetched, and what to do; shown in the list and under the field. */
  loadError?: string;
  onRetry?: () => void;
  /** A text that is no option may stay. Default false: leaving the field restores the chosen name. */
  allowsCustomValue?: boolean;
  /** The field's name in a form, which submits the chosen `id`, or the text with `allowsCustomValue`. */
  name?: string;
  placeholder?: string;
  isRequired?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  texts?: Partial<ComboBoxTexts>;
  ref?: Ref<HTMLInputElement>;
};

/** One of many, found by typing a part of its name or of one of its codes. */
export function ComboBox({
  label,
  labelAction,
  hint,
  error,
  disabledReason,
  options,
  value,
  onChange,
  onInputChange,
  onSearch,
  isLoading = false,
  loadError,
  onRetry,
  placeholder,
  texts,
  ref,
  ...props
}: ComboBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const forgetError = use(ForgetError);
  const { composing, handlers } = useComposition();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(props.inputValue ?? props.defaultInputValue ?? '');
  const settled = useSettled(typed, composing);
  const all = useMemo(() => flat(options), [options]);
  const { choice, keep } = useChoice(all, value, props.defaultValue);
  const found = useMemo(() => searchable(all), [all]);
  const isLong = all.length > maxPlainOptions;
  const { Component: Virtual, prepare } = useLate(virtualList);
  const words = { ...comboBoxTexts, ...texts };
  const entries = useMemo(
    () => withChoice(isLong && !Virtual ? firstMatches(all, settled, maxPlainOptions) : options, choice),
    [isLong, Virtual, all, settled, options, choice],
  );
  useImperativeHandle(ref, () => own.current as HTMLInputElement, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once when a list turns out long.
  useEffect(() => {
    if (isLong) prepare();
  }, [isLong]);

  const searchesElsewhere = onSearch !== undefined;
  const filter = useCallback(
    (name: string, typed: string) => {
      const text = found.get(name);
      return text !== undefined && (searchesElsewhere || optionMatches(text, composing ? settled : typed));
    },
    [found, searchesElsewhere, composing, settled],
  );
  const retry =
    onRetry &&
    (() => {
      onRetry();
      own.current?.focus();
    });
  const locked = props.isReadOnly || Boolean(disabledReason);
  const Rows = (isLong && Virtual) || Fragment;

  return (
    <AriaComboBox<ComboBoxEntry>
      {...props}
      className={field}
      defaultItems={entries}
      value={value}
      onChange={(key) => {
        const id = key === null ? null : String(key);
        if (props.name) forgetError(props.name);
        keep(id);
        onChange?.(id);
      }}
      onInputChange={(text) => {
        if (props.name) forgetError(props.name);
        setTyped(text);
        onInputChange?.(text);
      }}
      onOpenChange={setOpen}
      defaultFilter={filter}
      allowsEmptyCollection
      isInvalid={error ? true : undefined}
      isDisabled={disabledReason ? true : undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} labelAction={labelAction} />
      <Group
        className={`${box} ${edge}`}
        {...handlers}
        onInput={({ nativeEvent, target }) => {
          if (!(nativeEvent as InputEvent).isComposing) onSearch?.((target as HTMLInputElement).value);
        }}
        onCompositionEnd={({ target }) => {
          handlers.onCompositionEnd();
          onSearch?.((target as HTMLInputElement).value);
        }}
      >
        <Input ref={own} className={input} placeholder={placeholder} />
        {isLoading && <FieldSpinner />}
        {locked ? (
          <Icon name="lock" size="small" />
        ) : (
          <Button className={opener} aria-label={words.open}>
            <Icon name="chevron" size="small" turn="quarter" />
          </Button>
        )}
      </Group>
      <span role="status" className={visuallyHidden}>
        {isLoading && words.loading}
      </span>
      {loadError && !isLoading && (
        // The open list hides everything around it from screen readers; its own button is in it.
        <Trouble place="field" text={loadError} texts={words} onRetry={isOpen ? undefined : retry} />
      )}
      <FieldHelp hint={hint} error={error} disabledReason={disabledReason} />
      <Popover className={popover}>
        <Rows>
          <OptionList
            isLong={isLong && Virtual !== null}
            empty={isLoading ? words.loading : (loadError ?? words.empty(settled.trim()))}
          />
        </Rows>
        {loadError && !isLoading && (
          <Trouble place="popover" text={loadError} texts={words} onRetry={retry} />
        )}
      </Popover>
    </AriaComboBox>
  );
}
