/** The first usual month after a period, such as 2027年4月; empty when a course is examined in none. `start` is `yyyy-MM-dd`. */
export function nextUsualMonth(usualMonths: readonly number[], start: string): string {
  const year = Number(start.slice(0, 4));
  const month = Number(start.slice(5, 7));
  const months = [...usualMonths].sort((a, b) => a - b);
  const [earliest] = months;
  if (earliest === undefined) return '';
  const later = months.find((usual) => usual > month);
  return later === undefined ? `${year + 1}年${earliest}月` : `${year}年${later}月`;
}
