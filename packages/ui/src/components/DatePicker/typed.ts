/** Some parts of a date are typed and some are not. `node` holds the segments of one date. */
export function isHalfTyped(node: Element | null): boolean {
  const parts = [...(node?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const open = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return open.length > 0 && open.length < parts.length;
}
