import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A form that opens in place of what it edits and is operated as a dialog is: focus goes to its first field, Escape
 * cancels like 取消, and focus comes back to the button that opened it. `edit` is for that button, `form` for the form.
 */
export function useEditInPlace() {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const close = useCallback(() => setEditing(false), []);
  useEffect(() => {
    const element = form.current;
    if (!isEditing || element === null) return;
    firstField(element)?.focus();
    // At the element: a list that is open over the form has an Escape of its own, which React would bubble to it.
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close();
    };
    element.addEventListener('keydown', onKeyDown);
    const opener = button;
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      opener.current?.focus();
    };
  }, [isEditing, close]);
  return { isEditing, close, edit: { ref: button, onPress: () => setEditing(true) }, form };
}

/** The first that can be focused: a choice is a button, with a hidden select beside it. */
const firstField = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"]), textarea, button');
