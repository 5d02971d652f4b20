import { expect, it } from 'vitest';
import { brandSheet } from './brand.ts';
import { light } from './colors.ts';
import { token } from './contract.css.ts';
import { brands } from './samples.ts';

it('writes the names that the token contract has', () => {
  const names = Object.values(token.color).map((value) => value.slice(4, -1));
  const written = brandSheet({ colors: { light, dark: light, contrast: light } }).match(
    /--qw-color-[a-z-]+/g,
  );
  expect(new Set(written)).toEqual(new Set(names));
});

it('keeps paper black on white: nothing of a brand is outside `not print`', () => {
  expect(brandSheet(brands.daylight)).toMatch(/^@media not print\{.*\}$/);
});

it('changes the corners only when the brand says so', () => {
  expect(brandSheet(brands.desk)).not.toContain('radius');
  expect(brandSheet(brands.daylight)).toContain('--qw-radius-base:6px');
});
