import { textId } from '@qianwei/ui/Annotation';
import { media } from '@qianwei/ui/theme/media';
import { type RefObject, useLayoutEffect } from 'react';

/** Moves each note down to the line of its text, as far as those above it leave room. */
function placeNotes(list: HTMLElement): void {
  const notes = [...list.querySelectorAll<HTMLElement>('[data-note]')];
  for (const note of notes) note.style.marginTop = '';
  if (!matchMedia(media.desk).matches) return;
  for (const note of notes) {
    const text = document.getElementById(textId(note.dataset.note ?? ''));
    if (text === null) continue;
    const [line] = text.getClientRects();
    if (line === undefined) continue;
    const padding = Number.parseFloat(getComputedStyle(note).paddingTop);
    const gap = line.top - note.getBoundingClientRect().top - padding;
    if (gap > 0) note.style.marginTop = `${gap}px`;
  }
}

/** Keeps the notes within `list` beside their lines, where the text is beside them. `count`: the notes that there are. */
export function useNotePlaces(list: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || count === 0) return;
    placeNotes(element);
    const text = element.parentElement;
    if (text === null) return;
    let width = text.clientWidth;
    const watching = new ResizeObserver(() => {
      // A note that moves changes the height alone.
      if (text.clientWidth === width) return;
      width = text.clientWidth;
      placeNotes(element);
    });
    watching.observe(text);
    void document.fonts.ready.then(() => placeNotes(element));
    return () => watching.disconnect();
  }, [list, count]);
}
