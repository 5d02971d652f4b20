import sharp from 'sharp';
import { between, type Random } from '../../random.ts';
import type { Stroke } from './letter-strokes.ts';
import { captchaSize, placeLetters } from './place-letters.ts';
import { smoothField } from './smooth-field.ts';

const { width, height } = captchaSize;

// Dark on paper in every theme: the field shows it on the same ground.
const ink = '#31343b';
const paper = '#f3f1eb';

// No picture is drawn twice, and each is too small to be shared by several threads.
sharp.cache(false);
sharp.concurrency(1);

const moveTo = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const path = (stroke: Stroke) => `M${stroke.map(([x, y]) => moveTo(x, y)).join('L')}`;

/** A curve from edge to edge, in the ink of the letters. */
function curve(random: Random): string {
  const [start, ...rest] = [0, width / 3, (width * 2) / 3, width].map((x) =>
    moveTo(x, between(random, [5, height - 5])),
  );
  return `M${start}C${rest.join(' ')}`;
}

function speck(random: Random): string {
  const at = moveTo(between(random, [0, width]), between(random, [0, height]));
  return `M${at}l${moveTo(between(random, [-3, 3]), between(random, [-3, 3]))}`;
}

function picture(random: Random, text: string): string {
  const bend = smoothField(random, { reach: 3.9, wavelength: [36, 70] });
  const letters = placeLetters(random, text).map(
    ({ strokes, pen }) =>
      `<path stroke-width="${pen.toFixed(1)}" d="${strokes.map((stroke) => path(stroke.map(bend))).join('')}"/>`,
  );
  const curves = Array.from({ length: 3 }, () => curve(random));
  const specks = Array.from({ length: 14 }, () => speck(random));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    ...letters,
    `<path stroke-width="1.4" d="${curves.join('')}"/>`,
    `<path stroke-width=".9" d="${specks.join('')}"/>`,
    '</g></svg>',
  ].join('');
}

/**
 * Draws the characters as a PNG of at most 6 KB, `pictureSize` at two pixels each, which people read and a
 * comparison with drawings of the alphabet does not (F4). Only laying it out takes the event loop's time, about a
 * millisecond; the pixels are made in the thread pool.
 */
export async function drawCaptcha(random: Random, text: string): Promise<Buffer> {
  return sharp(Buffer.from(picture(random, text)))
    .blur(0.6)
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer();
}
