/** `id` of the note of an annotation, which its place in the text refers to. */
export const noteId = (id: string) => `annotation-${id}`;

/** `id` of the marked text of an annotation. */
export const textId = (id: string) => `annotated-${id}`;

/** Moves focus to the element with this `id` and brings it into view; nothing where there is none. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}
