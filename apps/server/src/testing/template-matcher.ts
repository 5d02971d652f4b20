import sharp from 'sharp';

/** Darkness (0 white to 255 black) of each pixel, row by row. */
interface Ink {
  width: number;
  height: number;
  at: Float32Array;
}

/** Outline of a character: its path data around 0, 0, in CSS pixels. */
export interface Shape {
  character: string;
  path: string;
  /** Width of the strokes that the path is drawn with; a path without is filled. */
  pen?: number;
}

interface Template extends Ink {
  character: string;
  /** Length of `at`, whose mean is 0. */
  norm: number;
}

/** Side of the square that a template is drawn into, pixels. */
const cell = 52;

async function inkOf(svg: string): Promise<Ink> {
  return readInk(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Reads a picture as it is seen, 120 pixels wide. */
async function readInk(picture: Buffer, width?: number): Promise<Ink> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(width === undefined ? undefined : { width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, at: Float32Array.from(data, (grey) => 255 - grey) };
}

function cut(sheet: Ink, left: number, top: number, character: string): Template {
  const filled: [number, number][] = [];
  for (let y = 0; y < cell; y += 1)
    for (let x = 0; x < cell; x += 1)
      if ((sheet.at[(top + y) * sheet.width + left + x] ?? 0) > 60) filled.push([x, y]);
  const xs = filled.map(([x]) => x);
  const ys = filled.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x0 + 1, Math.max(...ys) - y0 + 1];
  const at = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      at[y * width + x] = sheet.at[(top + y0 + y) * sheet.width + left + x0 + x] ?? 0;
  const mean = at.reduce((sum, value) => sum + value, 0) / at.length;
  for (let index = 0; index < at.length; index += 1) at[index] = (at[index] ?? 0) - mean;
  return { character, width, height, at, norm: Math.hypot(...at) };
}

/** Draws each shape at each angle (degrees) and size (1: unchanged). */
async function templatesOf(shapes: readonly Shape[], angles: readonly number[], sizes: readonly number[]) {
  const sheets = angles.flatMap((angle) => sizes.map((size) => ({ angle, size })));
  const all = sheets.map(async ({ angle, size }) => {
    const drawn = shapes.map(({ path, pen }, index) => {
      const turned = `translate(${(index + 0.5) * cell} ${cell / 2}) rotate(${angle}) scale(${size})`;
      const paint =
        pen === undefined ? '' : `fill="none" stroke="#000" stroke-linecap="round" stroke-width="${pen}"`;
      return `<path transform="${turned}" ${paint} d="${path}"/>`;
    });
    const sheet = await inkOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cell * shapes.length}" height="${cell}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`,
    );
    return shapes.map(({ character }, index) => cut(sheet, index * cell, 0, character));
  });
  return (await Promise.all(all)).flat();
}

/** Normalised correlation of a template with the part of a picture at `left`, `top`; −1 to 1. */
function correlation(picture: Ink, template: Template, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  let product = 0;
  const { width, height, at } = template;
  const { at: seen, width: line } = picture;
  for (let y = 0; y < height; y += 1) {
    const row = (top + y) * line + left;
    for (let x = 0; x < width; x += 1) {
      const ink = seen[row + x] as number;
      sum += ink;
      squares += ink * ink;
      product += ink * (at[y * width + x] as number);
    }
  }
  const spread = Math.sqrt(squares - (sum * sum) / at.length);
  return spread === 0 ? 0 : product / (spread * template.norm);
}

type Place = readonly [left: number, top: number];

/** Best match of a template at any of the places that lie within a picture. */
function best(picture: Ink, template: Template, places: readonly Place[]): { score: number; place: Place } {
  let found: { score: number; place: Place } = { score: -1, place: [0, 0] };
  for (const [left, top] of places) {
    if (left < 0 || top < 0) continue;
    if (left + template.width > picture.width || top + template.height > picture.height) continue;
    const score = correlation(picture, template, left, top);
    if (score > found.score) found = { score, place: [left, top] };
  }
  return found;
}

/** Places around one, up to `reach` away, `step` pixels apart. */
function around([left, top]: Place, [reachX, reachY]: Place, step: number): Place[] {
  const places: Place[] = [];
  for (let x = -reachX; x <= reachX; x += step)
    for (let y = -reachY; y <= reachY; y += step) places.push([left + x, top + y]);
  return places;
}

/** Best match with the middle of the template within `reach` of `x` and of half the height. */
function bestNear(picture: Ink, template: Template, x: number, reach: Place): number {
  const start: Place = [
    Math.round(x - template.width / 2),
    Math.round((picture.height - template.height) / 2),
  ];
  const roughly = best(picture, template, around(start, reach, 2));
  return best(picture, template, around(roughly.place, [1, 1], 1)).score;
}

/** Cuts the part of a picture that holds letters into `count` and answers the middles: curves alone have less ink. */
function segment(picture: Ink, count: number): number[] {
  const columns = Array.from({ length: picture.width }, (_, x) =>
    Array.from({ length: picture.height }, (_, y) => picture.at[y * picture.width + x] ?? 0).reduce(
      (sum, ink) => sum + ink,
      0,
    ),
  );
  const limit =
    0.5 * (columns.reduce((sum, value) => sum + value, 0) / columns.length + Math.min(...columns));
  // Three columns, so that a speck is no letter.
  const inked = columns.map((_, x) => [x - 1, x, x + 1].every((at) => (columns[at] ?? 0) > limit));
  const first = inked.indexOf(true);
  const last = inked.lastIndexOf(true);
  return Array.from({ length: count }, (_, at) => first + ((at + 0.5) * (last - first)) / count);
}

/**
 * The attack of F4 on pixels: cuts a picture into four and takes, for each part, the character whose drawing
 * correlates best at any of the angles, sizes and shifts.
 */
export async function templateMatcher(
  shapes: readonly Shape[],
  {
    angles,
    sizes,
    middles,
    reach,
  }: {
    angles: readonly number[];
    sizes: readonly number[];
    /** Middles of the characters, pixels; without them the ink is cut into four. */
    middles?: readonly number[];
    reach: readonly [x: number, y: number];
  },
): Promise<(picture: Buffer) => Promise<string>> {
  const templates = await templatesOf(shapes, angles, sizes);
  return async (file) => {
    const picture = await readInk(file, 120);
    return (middles ?? segment(picture, 4))
      .map((x) => {
        const scores = templates.map((value) => bestNear(picture, value, x, reach));
        return templates[scores.indexOf(Math.max(...scores))]?.character ?? '';
      })
      .join('');
  };
}
