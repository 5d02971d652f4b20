import './themes.css.ts';
import './global.css.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptBrand } from './brand.ts';
import { themes } from './colors.ts';
import { token } from './contract.css.ts';
import { brands } from './samples.ts';

const html = document.documentElement;

/** The value a component would get for a token now. */
const current = (reference: string) => getComputedStyle(html).getPropertyValue(reference.slice(4, -1)).trim();

afterEach(() => {
  for (const name of ['theme', 'text', 'density']) delete html.dataset[name];
});

describe('the attributes of <html>', () => {
  it.each(['light', 'dark', 'contrast'] as const)('show the theme %s, outside the app too', (name) => {
    html.dataset.theme = name;
    expect(current(token.color.brandSolid)).toBe(themes[name].brandSolid);
    expect(current(token.color.inkMuted)).toBe(themes[name].inkMuted);
    expect(getComputedStyle(html).colorScheme).toBe(name === 'dark' ? 'dark' : 'light');
  });

  it('follow the device without a choice: this one asks for light', () => {
    expect(current(token.color.surface)).toBe(themes.light.surface);
  });

  it('thicken lines and the focus ring in high contrast', () => {
    html.dataset.theme = 'contrast';
    expect([current(token.line.hair), current(token.line.focus), current(token.line.stroke)]).toEqual([
      '1.5px',
      '3px',
      '2',
    ]);
  });

  it.each([
    ['large', '18px'],
    ['huge', '20px'],
  ])('set the text size %s', (text, size) => {
    html.dataset.text = text;
    expect(getComputedStyle(html).fontSize).toBe(size);
  });

  it('set compact rows', () => {
    html.dataset.density = 'compact';
    expect([current(token.size.row), current(token.size.control)]).toEqual(['44px', '40px']);
  });

  it('leave no token without a value', () => {
    const names = (group: object): string[] =>
      Object.values(group).flatMap((entry) => (typeof entry === 'string' ? [entry] : names(entry)));
    expect(names(token).filter((name) => current(name) === '')).toEqual([]);
  });
});

describe('a brand', () => {
  it('leaves to each theme the colours that it defines only for another', () => {
    const takeOff = adoptBrand(brands.wisteria);
    const otherThemes: (keyof typeof themes)[] = ['dark', 'contrast'];
    for (const name of otherThemes) {
      html.dataset.theme = name;
      expect(current(token.color.inkMuted)).toBe(themes[name].inkMuted);
    }
    takeOff();
  });

  it('changes colours and corners at runtime in every theme, and can be taken off again', () => {
    const takeOff = adoptBrand(brands.daylight);
    for (const name of ['light', 'dark', 'contrast'] as const) {
      html.dataset.theme = name;
      expect(current(token.color.brandSolid)).toBe(brands.daylight.colors[name].brandSolid);
    }
    expect(current(token.radius.base)).toBe('6px');
    takeOff();
    expect(current(token.color.brandSolid)).toBe(themes.contrast.brandSolid);
    expect(current(token.radius.base)).toBe('8px');
  });
});
