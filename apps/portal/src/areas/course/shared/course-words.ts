import { formatClock } from '@qianwei/api/time/duration';

const digits = ['', ...'一二三四五六七八九'];

/** 第四章, 第十二章; `no` is 1–99. */
export function chapterWords(no: number): string {
  const [tens, ones] = [Math.floor(no / 10), no % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`;
  return `第${ten}${digits[ones]}章`;
}

/** A place in a lesson or its length: `1:21`. In whole seconds. */
export const placeWords = (seconds: number): string => formatClock(seconds * 1000).replace(/^0(?=\d)/, '');
