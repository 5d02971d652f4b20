import { noteId, textId } from '@qianwei/ui/Annotation';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { placeNotes } from './place-notes.ts';

/** px from the top of the notes' column. */
export interface NotePlace {
  id: string;
  /** The middle of the line of text that the note is about. */
  line: number;
  /** The top of the note. */
  top: number;
}

export interface NotePlaces {
  text: RefObject<HTMLElement | null>;
  column: RefObject<HTMLDivElement | null>;
  /** Empty until measured, and on a phone. */
  places: readonly NotePlace[];
  /** px that the column needs. */
  height: number;
}

/** px from a note's top to the middle of its first line, and between two notes. */
export const firstLinePx = 12;
const gapPx = 8;

const nothing = { places: [], height: 0 };

/** Keeps each note at the line of its text, whatever size the text, the window and the notes take. */
export function useNotePlaces(ids: readonly string[], isDesk: boolean): NotePlaces {
  const text = useRef<HTMLElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Pick<NotePlaces, 'places' | 'height'>>(nothing);
  const key = ids.join('\n');
  useLayoutEffect(() => {
    const [words, margin] = [text.current, column.current];
    if (!isDesk || words === null || margin === null) return setMeasured(nothing);
    const update = () => {
      const next = measure(key.split('\n'), margin.getBoundingClientRect().top);
      setMeasured((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    update();
    const resized = new ResizeObserver(update);
    resized.observe(words);
    for (const id of key.split('\n')) {
      const note = document.getElementById(noteId(id));
      if (note) resized.observe(note);
    }
    return () => resized.disconnect();
  }, [key, isDesk]);
  return { text, column, ...measured };
}

function measure(ids: readonly string[], origin: number): Pick<NotePlaces, 'places' | 'height'> {
  const lines = ids
    .flatMap((id) => {
      const first = document.getElementById(textId(id))?.getClientRects()[0];
      const note = document.getElementById(noteId(id));
      if (!first || !note) return [];
      return { id, line: Math.round((first.top + first.bottom) / 2 - origin), height: note.offsetHeight };
    })
    .toSorted((a, b) => a.line - b.line);
  const tops = placeNotes(
    lines.map(({ line, height }) => ({ anchor: Math.max(0, line - firstLinePx), height })),
    gapPx,
  );
  const places = lines.map(({ id, line }, index) => ({ id, line, top: tops[index] ?? 0 }));
  return { places, height: (tops.at(-1) ?? 0) + (lines.at(-1)?.height ?? 0) };
}
