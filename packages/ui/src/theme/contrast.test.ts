import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from './colors.ts';
import { contrastRatio, failingPairs, pairs } from './contrast.ts';
import { brands } from './samples.ts';

const names = ['light', 'dark', 'contrast'] as const;

describe('what a student reads stands out from its ground', () => {
  for (const name of names) {
    it(`holds 4.5 for text and 3 for controls and focus in the ${name} theme`, () => {
      expect(failingPairs(themes[name])).toEqual([]);
    });
    for (const [brand, { colors }] of Object.entries(brands))
      it(`still holds in the ${name} theme under the brand ${brand}`, () => {
        expect(failingPairs({ ...themes[name], ...colors[name] })).toEqual([]);
      });
  }

  it('checks at least sixty pairs in each theme', () => expect(pairs.length).toBeGreaterThan(60));

  it('names the pair that fails, so that an institution knows what to change', () => {
    const pale = { ...themes.light, brandSolid: '#9fb4e8' };
    expect(failingPairs(pale)).toContainEqual(
      expect.stringMatching(/^brandSolid on surface \d\.\d\d < 4\.5$/),
    );
  });
});

describe('contrastRatio', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

  it('is 21 for black on white', () => expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21));
  it('is the same both ways and between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (front, back) => {
        const ratio = contrastRatio(front, back);
        expect(ratio).toBe(contrastRatio(back, front));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
  it('refuses what is no colour', () => expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError));
});
