import type { ColorName, ThemeColors } from './colors.ts';

type Pair = { front: ColorName; back: ColorName; minRatio: number };

const tones = ['brand', 'success', 'warning', 'danger', 'info'] as const;
const grounds: ColorName[] = ['canvas', 'surface', 'raised'];
const texts: ColorName[] = ['inkStrong', 'ink', 'inkMuted', ...tones.map((tone) => `${tone}Solid` as const)];
const shapes: ColorName[] = ['lineStrong', 'focus', 'dataDone', 'dataNow', 'dataRest'];

const across = (fronts: ColorName[], backs: ColorName[], minRatio: number): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, minRatio })));

/** Every pair of colours that meets on a page, with the ratio it needs: 4.5 for text, 3 for controls and focus. */
export const pairs: Pair[] = [
  ...across(texts, grounds, 4.5),
  ...across(['inkStrong', 'ink', 'inkMuted'], ['sunken'], 4.5),
  ...tones.flatMap((tone) => [
    ...across([`${tone}On`], [`${tone}Solid`], 4.5),
    ...across([`${tone}Solid`, 'ink', 'inkStrong'], [`${tone}Soft`], 4.5),
    ...across(['focus'], [`${tone}Soft`], 3),
  ]),
  ...across(['brandOn'], ['brandHover'], 4.5),
  ...across(['coverOn'], ['coverCore', 'coverPublic', 'coverElective'], 4.5),
  ...across(['coverSlipInk'], ['coverSlip'], 4.5),
  ...across(shapes, grounds, 3),
];

/** The pairs that fail, each as `inkMuted on sunken 4.31 < 4.5`; a brand needs an empty list. */
export function failingPairs(colors: ThemeColors): string[] {
  return pairs.flatMap(({ front, back, minRatio }) => {
    const ratio = contrastRatio(colors[front], colors[back]);
    return ratio < minRatio ? [`${front} on ${back} ${ratio.toFixed(2)} < ${minRatio}`] : [];
  });
}

/** WCAG 2 contrast of two colours written `#rrggbb`: 1 to 21. */
export function contrastRatio(front: string, back: string): number {
  const [light = 1, dark = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
