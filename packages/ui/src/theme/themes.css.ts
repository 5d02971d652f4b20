import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { contrast, dark, light } from './colors.ts';
import { token } from './contract.css.ts';

/**
 * The values of every token. The themes are on `:root`, so that dialogs and toasts (which React mounts
 * outside the page) have them too, and are chosen by attributes of `<html>`: `data-theme="light|dark|contrast"`
 * (without it the device's wish holds), `data-text="large|huge"`, `data-density="compact"`.
 */
createGlobalTheme(':root', token, {
  color: light,
  font: {
    sans: '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
    serif: '"Songti SC", "Noto Serif CJK SC", "SimSun", serif',
    code: '"SF Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  },
  text: {
    caption: '0.75rem',
    small: '0.875rem',
    ui: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.375rem',
    display: '1.75rem',
    wordmark: '1.0625rem',
  },
  leading: { body: '1.7', tight: '1.4', figure: '1.2' },
  weight: { regular: '400', medium: '500', strong: '600' },
  measure: '42em',
  space: {
    x05: '2px',
    x1: '4px',
    x15: '6px',
    x2: '8px',
    x25: '10px',
    x3: '12px',
    x35: '14px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x7: '28px',
    x8: '32px',
    x9: '36px',
    x10: '40px',
    x11: '44px',
    x12: '48px',
    x14: '56px',
    x16: '64px',
    x18: '72px',
    x20: '80px',
    x22: '88px',
    x24: '96px',
  },
  radius: { base: '8px', small: '4px', dialog: '12px', drawer: '16px', round: '999px', cover: '2px' },
  line: { hair: '1px', rule: '2px', focus: '2px', stroke: '1.5' },
  size: {
    control: '44px',
    controlLarge: '48px',
    controlSmall: '32px',
    row: '52px',
    icon: '20px',
    content: '1200px',
    sidebar: '232px',
    rail: '64px',
    bar: '60px',
    dock: '68px',
    labelColumn: '104px',
    marginColumn: '288px',
  },
  shadow: {
    press: 'inset 0 2px 0 rgb(0 0 0 / 0.22)',
    dock: '0 -8px 24px -16px rgb(0 0 0 / 0.25)',
    float: '0 1px 2px rgb(38 34 24 / 0.06), 0 12px 32px -8px rgb(38 34 24 / 0.18)',
  },
  motion: { fast: '120ms', base: '180ms' },
});

const darkVars = {
  ...assignVars(token.color, dark),
  [token.shadow.float]: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px -8px rgb(0 0 0 / 0.6)',
};

const contrastVars = {
  ...assignVars(token.color, contrast),
  ...assignVars(token.line, { hair: '1.5px', rule: '3px', focus: '3px', stroke: '2' }),
  [token.shadow.float]: '0 0 0 2px #000000',
};

globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
    '(prefers-contrast: more)': { colorScheme: 'light', vars: contrastVars },
  },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: darkVars });
globalStyle(':root[data-theme="contrast"]', { vars: contrastVars });

globalStyle(':root[data-text="large"]', { fontSize: '112.5%' });
globalStyle(':root[data-text="huge"]', { fontSize: '125%' });
globalStyle(':root[data-density="compact"]', {
  vars: { [token.size.row]: '44px', [token.size.control]: '40px' },
});

const { canvas, surface, raised, sunken, brandSoft, brandOn } = token.color;
const { ink, inkStrong, inkMuted, lineSoft, lineStrong } = token.color;
const { brandSolid, successSolid, warningSolid, dangerSolid, infoSolid } = token.color;
const white = Object.fromEntries(
  [canvas, surface, raised, sunken, brandSoft, brandOn].map((name) => [name, '#ffffff']),
);
const black = Object.fromEntries(
  [
    ink,
    inkStrong,
    inkMuted,
    lineSoft,
    lineStrong,
    brandSolid,
    successSolid,
    warningSolid,
    dangerSolid,
    infoSolid,
  ].map((name) => [name, '#000000']),
);

/** Paper is black on white whatever the screen shows; written twice as specific so that it beats every theme. */
globalStyle(':root:root', {
  '@media': { print: { colorScheme: 'light', vars: { ...white, ...black, [token.shadow.float]: 'none' } } },
});
