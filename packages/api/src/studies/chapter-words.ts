const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** `第四章`, `第十二章`, `第二十章`: a chapter by its number, 1–99. */
export function chapterWords(no: number): string {
  const [tens, ones] = [Math.floor(no / 10), no % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`;
  return `第${ten}${digits[ones]}章`;
}
