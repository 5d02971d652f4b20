import { between, type Random, type Range } from '../../random.ts';
import type { Point } from './letter-strokes.ts';

/** Waves that are laid over one another in each direction. */
const waves = 3;

/**
 * A random bend of the plane: near points stay near, and none moves further than `reach` in either direction.
 * All in the unit of the points.
 */
export function smoothField(
  random: Random,
  { reach, wavelength }: { reach: number; wavelength: Range },
): (point: Point) => Point {
  const wave = () => {
    const angle = between(random, [0, 2 * Math.PI]);
    const frequency = (2 * Math.PI) / between(random, wavelength);
    const phase = between(random, [0, 2 * Math.PI]);
    return ([x, y]: Point) => Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) * frequency + phase);
  };
  const axis = () => {
    const all = Array.from({ length: waves }, wave);
    return (point: Point) => (all.reduce((sum, wave) => sum + wave(point), 0) / waves) * reach;
  };
  const [alongX, alongY] = [axis(), axis()];
  return (point) => [point[0] + alongX(point), point[1] + alongY(point)];
}
