import { type ColorName, type ThemeName, themes } from './colors.ts';

/** The colours that a brand must define for each theme; any other colour of the theme is optional. */
export type BrandColors = Record<'brandSolid' | 'brandHover' | 'brandSoft' | 'brandOn', string> &
  Partial<Record<ColorName, string>>;

/**
 * Everything that another institution changes. Text needs 4.5:1 and controls 3:1 on their grounds in each theme;
 * `failingPairs` lists the pairs that fail.
 */
export type BrandOverride = {
  colors: Record<ThemeName, BrandColors>;
  /** Corner of controls and cards in px, 0 to 16. Default 8. */
  radius?: number;
};

/**
 * The brand as a style sheet that overrides the themes, to be written into a file or adopted by the page. Paper stays
 * black on white.
 */
export function brandSheet({ colors: brand, radius }: BrandOverride): string {
  // A colour that the brand defines only for the light theme must not apply in the dark one.
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

/** Applies a brand to the page without a rebuild, allowed under a strict CSP; returns a function that removes it. */
export function adoptBrand(brand: BrandOverride): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandSheet(brand));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** The theme's own values of the colours in `brand`. */
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
