const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A number from 1 to 99 as a chapter or a line is called: 四, 十二, 二十. Others are written in figures. */
export function chineseNumber(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 99) return String(value);
  const [tens, rest] = [Math.floor(value / 10), digits[value % 10]];
  return tens === 0 ? `${rest}` : `${tens === 1 ? '' : digits[tens]}十${rest}`;
}

/** `第四章`, `第十二章`, `第二十章`: a chapter by its number, 1–99. */
export const chapterWords = (no: number): string => `第${chineseNumber(no)}章`;
