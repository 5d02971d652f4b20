/** The text of a count badge: the count, or `99+` above `max` (TOAST-4). */
export function countText(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count);
}
