import { textId } from '@qianwei/ui/Annotation';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** The note whose number was pressed; null for another place. */
function noteAt(target: EventTarget | null): string | null {
  const number = target instanceof Element ? target.closest('article > button') : null;
  return number?.closest<HTMLElement>('[data-note]')?.dataset.note ?? null;
}

/** A number within `list` whose text is not shown has `show` called, and then leads to its text. */
export function useTextOfNote(list: RefObject<HTMLElement | null>, show: () => void): void {
  const follow = useEffectEvent(({ target }: MouseEvent) => {
    const note = noteAt(target);
    if (note === null || document.getElementById(textId(note)) !== null) return;
    flushSync(show);
    const text = document.getElementById(textId(note));
    text?.focus({ preventScroll: true });
    text?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [list]);
}
