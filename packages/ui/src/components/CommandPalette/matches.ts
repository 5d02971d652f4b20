/** A piece of a text, and whether it matches the query. */
export interface MatchPiece {
  text: string;
  isMatch: boolean;
  /** Start of the piece in the whole text. */
  start: number;
}

/** Splits a text at every match of the query, ignoring case. A blank query matches nothing. */
export function matches(text: string, query: string): MatchPiece[] {
  const wanted = query.trim().toLowerCase();
  const folded = text.toLowerCase();
  // Some letters change their length in lower case; then the offsets would be wrong.
  if (wanted === '' || folded.length !== text.length) return [{ text, isMatch: false, start: 0 }];
  const pieces: MatchPiece[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch, start: from });
    from = to;
  };
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    add(at, false);
    add(at + wanted.length, true);
  }
  add(text.length, false);
  return pieces;
}
