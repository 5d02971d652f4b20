import { type ColorName, type ThemeName, themes } from './colors.ts';

/** The colours a brand has to give for each theme; any other colour of the theme may follow. */
export type BrandColors = Record<'brandSolid' | 'brandHover' | 'brandSoft' | 'brandOn', string> &
  Partial<Record<ColorName, string>>;

/**
 * What another institution changes, and all of it. Text needs 4.5:1 and controls 3:1 on their grounds in each
 * theme; `failingPairs` names what does not hold.
 */
export type BrandOverride = {
  colors: Record<ThemeName, BrandColors>;
  /** Corner of controls and cards in px, 0 to 16. Default 8. */
  radius?: number;
};

/**
 * The brand as a style sheet that stands over the themes, to be written into a file or adopted by the page.
 * Paper stays black on white.
 */
export function brandSheet({ colors: brand, radius }: BrandOverride): string {
  // What the brand gives for daylight alone must not shine through at night.
  const colors = {
    light: brand.light,
    dark: { ...alike(brand.light, themes.dark), ...brand.dark },
    contrast: { ...alike(brand.light, themes.contrast), ...brand.contrast },
  };
  const device = ':root:root:not([data-theme])';
  const rule = (selector: string, lines: string) => `${selector}{${lines}}`;
  return `@media not print{${[
    rule(
      ':root:root',
      declarations(colors.light) + (radius === undefined ? '' : `--qw-radius-base:${radius}px;`),
    ),
    `@media (prefers-color-scheme:dark){${rule(device, declarations(colors.dark))}}`,
    `@media (prefers-contrast:more){${rule(device, declarations(colors.contrast))}}`,
    rule(':root:root[data-theme="dark"]', declarations(colors.dark)),
    rule(':root:root[data-theme="contrast"]', declarations(colors.contrast)),
  ].join('')}}`;
}

/** Puts a brand on the page without a rebuild, allowed under a strict CSP; returns what takes it off again. */
export function adoptBrand(brand: BrandOverride): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandSheet(brand));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** The theme's own values of the colours that `brand` names. */
function alike(brand: object, theme: Record<ColorName, string>): Partial<Record<ColorName, string>> {
  return Object.fromEntries(Object.entries(theme).filter(([name]) => name in brand));
}

function declarations(colors: Partial<Record<ColorName, string>>): string {
  return Object.entries(colors)
    .map(
      ([name, value]) =>
        `--qw-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value};`,
    )
    .join('');
}
