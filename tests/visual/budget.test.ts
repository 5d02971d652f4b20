import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/portal/src/routes/pages.ts';

const folder = fileURLToPath(new URL('references', import.meta.url));

const KiB = 1024;

/**
 * The limits in bytes: for one story; for a declared page with all its stories, on average; for the stories of
 * components, drawings and the frame together. 61 pages weigh at most 18.6 MiB.
 */
const maxBytes = { story: 64 * KiB, page: 228 * KiB, others: 5 * 1024 * KiB };

const pictures = readdirSync(folder)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => ({ file, isOfPage: file.startsWith('areas-'), size: statSync(`${folder}/${file}`).size }));

const sum = (sizes: readonly { size: number }[]) => sizes.reduce((total, { size }) => total + size, 0);

describe('the reference pictures keep their budget, so that a clone stays small', () => {
  it('weighs at most 64 KiB a story', () => {
    expect(pictures.filter(({ size }) => size > maxBytes.story)).toEqual([]);
  });

  it('weighs at most 228 KiB a declared page on average', () => {
    const ofPages = sum(pictures.filter(({ isOfPage }) => isOfPage));
    expect(ofPages).toBeLessThanOrEqual(maxBytes.page * Object.keys(pages).length);
  });

  it('weighs at most 5 MiB for all that is no page', () => {
    expect(sum(pictures.filter(({ isOfPage }) => !isOfPage))).toBeLessThanOrEqual(maxBytes.others);
  });
});
