import { between, type Random } from '../../random.ts';
import { letterStrokes, type Point, type Stroke } from './letter-strokes.ts';

/** Size of a captcha picture in CSS pixels; it has twice as many in each direction. */
export const captchaSize = { width: 120, height: 44 } as const;

/** Height of a letter before it is stretched at random, CSS pixels. */
export const letterHeight = 25;

/** Ranges of chance for a letter: enough that no drawing of it fits, and not so much that nobody can read it. */
const chance = {
  /** Of its height and of its width. */
  high: [0.76, 1.36],
  wide: [0.72, 1.5],
  /** Radians. */
  angle: [-0.37, 0.37],
  shear: [-0.22, 0.22],
  /** To the next letter, CSS pixels. */
  gap: [-1, 4],
  /** Width of its strokes, CSS pixels. */
  pen: [1.7, 2.3],
} as const;

/** A letter that is narrower can't be read, CSS pixels. */
const narrowest = 14;
/** Least free space at the edges, CSS pixels. */
const margin = { x: 6, y: 3 };

/** The strokes of one letter where they stand in the picture, CSS pixels. */
export interface PlacedLetter {
  strokes: Stroke[];
  pen: number;
}

/** Puts the characters beside each other, each in a size, at a height and at an angle of its own. */
export function placeLetters(random: Random, text: string): PlacedLetter[] {
  const letters = [...text].map((character) => {
    const { strokes, width } = letterStrokes(character);
    const high = letterHeight * between(random, chance.high);
    const wide = Math.max(narrowest, high * width * between(random, chance.wide));
    return { strokes, width, high, wide, gap: between(random, chance.gap) };
  });
  const total = letters.reduce((sum, { wide, gap }) => sum + wide + gap, -(letters.at(-1)?.gap ?? 0));
  const room = captchaSize.width - 2 * margin.x;
  const squeeze = Math.min(1, room / total);
  let x = margin.x + between(random, [0, room - total * squeeze]);
  return letters.map(({ strokes, width, ...letter }) => {
    const wide = letter.wide * squeeze;
    const free = Math.max(1, captchaSize.height / 2 - margin.y - letter.high / 2);
    const middle: Point = [x + wide / 2, captchaSize.height / 2 + between(random, [-free, free])];
    x += wide + letter.gap * squeeze;
    const angle = between(random, chance.angle);
    const shear = between(random, chance.shear);
    const place = ([px, py]: Point): Point => {
      const down = py * letter.high;
      const across = (px / width) * wide + down * shear;
      return [
        middle[0] + across * Math.cos(angle) - down * Math.sin(angle),
        middle[1] + across * Math.sin(angle) + down * Math.cos(angle),
      ];
    };
    return { strokes: strokes.map((stroke) => stroke.map(place)), pen: between(random, chance.pen) };
  });
}
