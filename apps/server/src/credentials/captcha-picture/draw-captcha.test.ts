import sharp from 'sharp';
import { expect, it } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawCaptcha } from './draw-captcha.ts';

it('draws a small PNG at twice the pixels, another one each time', async () => {
  const drawn = await Promise.all(
    Array.from({ length: 20 }, (_, seed) => drawCaptcha(seededRandom(seed), 'AC37')),
  );
  const { format, width, height } = await sharp(drawn[0]).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 240, height: 88 });
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThanOrEqual(6 * 1024);
  expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(20);
});

it('F4 forty pictures at once: the loop turns between them, and none takes 20 ms of it', async () => {
  const taken: number[] = [];
  let turns = 0;
  let done = false;
  const turn = () => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const pictures = Array.from({ length: 40 }, (_, seed) => {
    const start = performance.now();
    const picture = drawCaptcha(seededRandom(seed), 'MX52');
    taken.push(performance.now() - start);
    return picture;
  });
  await Promise.all(pictures);
  done = true;
  // The middle one: the first warms up, and the machine may be busy with something else during any.
  expect(taken.sort((a, b) => a - b)[20]).toBeLessThan(20);
  expect(turns).toBeGreaterThan(40);
});
