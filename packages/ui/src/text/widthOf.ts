/** About how wide words are, px: Chinese as wide as high, the rest a little over half. */
export const widthOf = (words: string, fontSize: number): number =>
  [...words].reduce((sum, letter) => sum + (letter > '\u2E7F' || letter === '–' ? 1 : 0.62), 0) * fontSize;
