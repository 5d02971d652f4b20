import { readLocal, writeLocal } from './stored.ts';

/** The student's choices for this device; `auto` follows the device. */
export interface Appearance {
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  text: 'standard' | 'large' | 'huge';
}

/** The appearance of a device on which nothing was chosen. */
export const plainAppearance: Appearance = { theme: 'auto', text: 'standard' };

const key = 'qianwei_appearance';
const themes: readonly string[] = ['auto', 'light', 'dark', 'contrast'];
const sizes: readonly string[] = ['standard', 'large', 'huge'];

/** The choice of this device; a damaged value counts as none. */
export function readAppearance(): Appearance {
  const [theme = '', text = ''] = (readLocal(key) ?? '').split(' ');
  return {
    theme: themes.includes(theme) ? (theme as Appearance['theme']) : 'auto',
    text: sizes.includes(text) ? (text as Appearance['text']) : 'standard',
  };
}

/** Applies the choice to the page. */
export function applyAppearance({ theme, text }: Appearance): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset.theme;
  else dataset.theme = theme;
  if (text === 'standard') delete dataset.text;
  else dataset.text = text;
}

/** Stores the choice on this device and applies it to the page. */
export function chooseAppearance(appearance: Appearance): void {
  writeLocal(key, `${appearance.theme} ${appearance.text}`);
  applyAppearance(appearance);
}
