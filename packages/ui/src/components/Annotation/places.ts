/** `id` of the note of an annotation, to which the marked text refers. */
export const noteId = (id: string) => `annotation-${id}`;

/** `id` of the marked text of an annotation. */
export const textId = (id: string) => `annotated-${id}`;

/** Moves focus to the element with this `id` and brings it into view; nothing where there is none. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** Starts of the circled figures in Unicode: 1 to 20, 21 to 35, 36 to 50. */
const ranges = [
  { from: 1, to: 20, first: 0x2460 },
  { from: 21, to: 35, first: 0x3251 },
  { from: 36, to: 50, first: 0x32b1 },
];

/** The number in a circle, as far as there is such a character: 1 to 50; any other number in brackets. */
export function circled(number: number): string {
  const range = ranges.find(({ from, to }) => Number.isInteger(number) && number >= from && number <= to);
  return range ? String.fromCodePoint(range.first + number - range.from) : `(${number})`;
}
