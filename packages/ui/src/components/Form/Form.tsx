import {
  type FormEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { ForgetError } from './ForgetError.ts';
import { form } from './Form.css.ts';

/** Texts of errors by the name of the field. */
export type FieldErrors = Record<string, string | string[]>;

export type FormProps = Omit<
  AriaFormProps,
  'validationErrors' | 'validationBehavior' | 'onSubmit' | 'className'
> & {
  /**
   * Errors by field name, from the page's own check or from the server. A new object shows each error at its field
   * and focuses the first wrong one, in the order of the page; editing a field removes its own error. What was typed
   * stays (FORM-3).
   */
  validationErrors?: FieldErrors;
  /** Called with the form's values; the page is not left. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLFormElement>;
};

/** The fields edited since an object of errors came. */
type Edited = { since: FieldErrors | undefined; names: string[] };

/** A form that shows errors at the fields; it never blocks a submission itself. */
export function Form({ validationErrors, onSubmit, className = form, children, ref, ...props }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState<Edited>({ since: validationErrors, names: [] });
  const [round, setRound] = useState(0);
  // A new object in each round: React Aria shows errors again when their object changes.
  const shown = useMemo(
    () => ({ errors: { ...remaining(validationErrors, edited) }, round }),
    [validationErrors, edited, round],
  );
  const forget = useCallback(
    (name: string) => {
      if (validationErrors && name in validationErrors)
        setEdited((before) => noting(before, validationErrors, name));
    },
    [validationErrors],
  );
  useImperativeHandle(ref, () => own.current as HTMLFormElement, []);
  useEffect(() => {
    if (!validationErrors || !own.current) return;
    focusFirst(own.current, validationErrors);
    // Leaving an edited field removes the server's error from it, also this new one: it is set again.
    setRound((before) => before + 1);
  }, [validationErrors]);
  useEffect(() => {
    // At the document, so that React has taken the typed character before the removal of the error renders the field again.
    const onInput = ({ target }: Event) => {
      if (own.current?.contains(target as Node)) forget((target as HTMLInputElement).name);
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [forget]);

  return (
    <ForgetError value={forget}>
      <AriaForm
        {...props}
        ref={own}
        className={className}
        validationBehavior="aria"
        validationErrors={shown.errors}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(new FormData(event.currentTarget), event);
        }}
      >
        {children}
      </AriaForm>
    </ForgetError>
  );
}

function focusFirst(node: HTMLFormElement, errors: FieldErrors) {
  const firstInvalid = [...node.elements].find((element) => (element.getAttribute('name') ?? '') in errors);
  if (!(firstInvalid instanceof HTMLElement)) return;
  const target = seen(firstInvalid);
  // Focus that does not move is not read out again: leave the field first.
  if (target === document.activeElement) target?.blur();
  target?.focus();
}

/** The visible element of a field that submits its value through a hidden one. */
function seen(element: HTMLElement): HTMLElement | null | undefined {
  if (element instanceof HTMLSelectElement) return element.closest('[data-select]')?.querySelector('button');
  if (!(element instanceof HTMLInputElement && element.type === 'hidden')) return element;
  // Within the field (a list that is typed into), or right after it (a number).
  const field = element.closest('[data-invalid]') ?? element.previousElementSibling;
  return field?.querySelector<HTMLElement>('input:not([type="hidden"]), button');
}

function noting(before: Edited, since: FieldErrors, name: string): Edited {
  if (before.since !== since) return { since, names: [name] };
  return before.names.includes(name) ? before : { since, names: [...before.names, name] };
}

function remaining(errors: FieldErrors | undefined, edited: Edited): FieldErrors | undefined {
  if (!errors || edited.since !== errors) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !edited.names.includes(name)));
}
