/** A note to place: the position of its line and its height, px. */
export interface ToPlace {
  anchor: number;
  height: number;
}

/**
 * The top of each note, px: at its line, or below the note before where that one reaches further.
 *
 * @param notes in the order of their lines.
 * @param gap minimum distance of two notes, px.
 */
export function placeNotes(notes: readonly ToPlace[], gap: number): number[] {
  let free = 0;
  return notes.map(({ anchor, height }) => {
    const top = Math.max(anchor, free);
    free = top + height + gap;
    return top;
  });
}
