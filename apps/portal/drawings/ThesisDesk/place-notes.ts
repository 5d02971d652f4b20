/** A note to be placed: where its line is and how tall it is, px. */
export interface ToPlace {
  anchor: number;
  height: number;
}

/**
 * The top of each note, px: at its line, or below the note before where that one reaches further.
 *
 * @param notes in the order of their lines.
 * @param gap px between two notes at least.
 */
export function placeNotes(notes: readonly ToPlace[], gap: number): number[] {
  let free = 0;
  return notes.map(({ anchor, height }) => {
    const top = Math.max(anchor, free);
    free = top + height + gap;
    return top;
  });
}
