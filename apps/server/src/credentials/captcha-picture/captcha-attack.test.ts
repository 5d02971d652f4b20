import sharp from 'sharp';
import * as svgCaptcha from 'svg-captcha-fixed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { type Shape, templateMatcher } from '../../testing/template-matcher.ts';
import { characters } from './alphabet.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { letterStrokes } from './letter-strokes.ts';
import { letterHeight } from './place-letters.ts';

// The library's types leave out that the module itself draws a given text, and what its font can do.
const library = svgCaptcha as unknown as {
  default: (text: string, options: object) => string;
  options: { font: LibraryFont };
};
interface LibraryFont {
  unitsPerEm: number;
  ascender: number;
  descender: number;
  charToGlyph(character: string): {
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
  };
}

const libraryCharacters = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'];
const librarySize = 46;

/** The library's characters as the attack of F4 drew them. */
function libraryShapes(): Shape[] {
  const { font } = library.options;
  const scale = librarySize / font.unitsPerEm;
  return libraryCharacters.map((character) => {
    const glyph = font.charToGlyph(character);
    const drawn = glyph.getPath(
      (-glyph.advanceWidth * scale) / 2,
      ((font.ascender + font.descender) * scale) / 2,
      librarySize,
    );
    return { character, path: drawn.toPathData(2) };
  });
}

/** Our own alphabet before it is bent: anybody can read it in the source. */
function ownShapes(): Shape[] {
  return characters.map((character) => {
    const lines = letterStrokes(character).strokes.map((stroke) =>
      stroke.map(([x, y]) => `${x * letterHeight} ${y * letterHeight}`).join('L'),
    );
    return { character, pen: 2.1, path: lines.map((line) => `M${line}`).join('') };
  });
}

const textOf = (seed: number, from: readonly string[]) => {
  const random = seededRandom(seed);
  return Array.from({ length: 4 }, () => from[random.below(from.length)]).join('');
};

/** The library's picture as it was sent, in pixels. */
async function drawOld(seed: number): Promise<Buffer> {
  vi.spyOn(Math, 'random').mockImplementation(seededRandom(seed).fraction);
  const options = { width: 120, height: 44, fontSize: librarySize, noise: 2, color: false };
  const svg = library.default(textOf(seed, libraryCharacters), options);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function share(
  count: number,
  from: readonly string[],
  draw: (seed: number, text: string) => Promise<Buffer>,
  solve: (picture: Buffer) => Promise<string>,
): Promise<number> {
  let solved = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const text = textOf(seed, from);
    if ((await solve(await draw(seed, text))) === text) solved += 1;
  }
  return solved / count;
}

const drawNew = (seed: number, text: string) => drawCaptcha(seededRandom(1000 + seed), text);
const fourths = { reach: [8, 8] as const, angles: [-15, 0, 15] };

describe('F4 the comparison with drawings of the characters', () => {
  afterEach(() => vi.restoreAllMocks());

  it('F4 solves at least nine of ten pictures of the library, so it is no straw man', async () => {
    const solve = await templateMatcher(libraryShapes(), {
      middles: [23.6, 47.2, 70.8, 94.4],
      reach: [4, 9],
      angles: [-10, 0, 10],
      sizes: [1],
    });
    expect(await share(30, libraryCharacters, drawOld, solve)).toBeGreaterThanOrEqual(0.9);
  });

  it('F4 solves at most one of twenty of ours by the drawings of the library', async () => {
    const solve = await templateMatcher(libraryShapes(), { ...fourths, sizes: [1] });
    expect(await share(60, characters, drawNew, solve)).toBeLessThanOrEqual(0.05);
  });

  it('F4 solves at most one of twenty of ours by the drawings of our own alphabet', async () => {
    const solve = await templateMatcher(ownShapes(), { ...fourths, sizes: [1] });
    expect(await share(60, characters, drawNew, solve)).toBeLessThanOrEqual(0.05);
  });
});
