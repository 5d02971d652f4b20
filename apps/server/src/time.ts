// China keeps one offset all year, so that no time-zone table is needed.
const shanghaiOffset = 8 * 60 * 60 * 1000;

const shanghaiText = (date: Date) => new Date(date.getTime() + shanghaiOffset).toISOString();

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, the way moments travel. */
export function formatDateTime(date: Date): string {
  return shanghaiText(date).slice(0, 19).replace('T', ' ');
}

/** `yyyy-MM-dd` in Asia/Shanghai. */
export function formatDay(date: Date): string {
  return shanghaiText(date).slice(0, 10);
}

/** The moment of `yyyy-MM-dd HH:mm:ss` or the first second of `yyyy-MM-dd`, in Asia/Shanghai. Throws a RangeError when the text is neither. */
export function parseDateTime(text: string): Date {
  const match = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(text);
  const date = new Date(match ? `${match[1]}T${match[2] ?? '00:00:00'}+08:00` : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date or date-time: ${text.slice(0, 40)}`);
  return date;
}
