// The picture and the sound of the clips: a calm sheet of paper in the colours of packages/ui (theme/colors.ts).
import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Size of the picture in px; smaller levels are scaled from it. */
export const size = { width: 1280, height: 720 };

const colors = {
  paper: '#fbf8f0',
  ink: '#23252b',
  inkMuted: '#5e6067',
  line: '#ddd8ca',
  brand: '#2b4170',
  teal: '#3b6070',
};

/** The serif of the documents, in two files: Han, and digits with Latin. */
const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const font = (script) =>
  require.resolve(`@fontsource/noto-serif-sc/files/noto-serif-sc-${script}-400-normal.woff`);
const han = font('chinese-simplified');
/** From Debian's fonts-dejavu-core: its digits are equally wide, so that the timecode stands still. */
const mono = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf';

const steps = ['预习：带着问题来', '听讲：记下这一秒', '练习：做完对答案', '回顾：再讲给自己'];
const stepTop = 306;
const stepHeight = 68;
const ring = { x: 930, y: 390, radius: 128 };

const svg = (width, height, content) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  ).png();

/** The sheet without its texts. */
const sheet = () => {
  const { x, y, radius } = ring;
  const quarter = (angle) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const [from, to] = [radius - 9, radius + 9];
    return `M${x + from * dx} ${y + from * dy}L${x + to * dx} ${y + to * dy}`;
  };
  const rules = steps.map((_, index) => `M80 ${stepTop + 50 + index * stepHeight}H610`).join('');
  return svg(
    size.width,
    size.height,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>
    <rect width="22" height="100%" fill="${colors.brand}"/>
    <path d="M80 150H1200M80 156H1200" stroke="${colors.ink}" stroke-width="2"/>
    <path d="${rules}" stroke="${colors.line}" stroke-width="2"/>
    <g fill="none" stroke="${colors.line}" stroke-width="4">
      <circle cx="${x}" cy="${y}" r="${radius}"/>
      <path d="${[0, 1, 2, 3].map((turn) => quarter((turn * Math.PI) / 2)).join('')}" stroke="${colors.inkMuted}"/>
    </g>
    <g fill="none" stroke="${colors.teal}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
      <path d="M${x} ${y - 30}V${y + 40}M${x} ${y - 30}C${x - 18} ${y - 44} ${x - 42} ${y - 46} ${x - 62} ${y - 42}V${y + 28}C${x - 42} ${y + 24} ${x - 18} ${y + 26} ${x} ${y + 40}C${x + 18} ${y + 26} ${x + 42} ${y + 24} ${x + 62} ${y + 28}V${y - 42}C${x + 42} ${y - 46} ${x + 18} ${y - 44} ${x} ${y - 30}"/>
    </g>`,
  );
};

/** Writes the still parts as PNG files and returns their paths: the sheet, the dot on the ring, the mark of the step. */
export async function drawStills(folder) {
  const stills = {
    sheet: sheet(),
    dot: svg(28, 28, `<circle cx="14" cy="14" r="13" fill="${colors.brand}"/>`),
    mark: svg(10, 34, `<rect width="10" height="34" rx="2" fill="${colors.brand}"/>`),
  };
  const paths = [];
  for (const [name, picture] of Object.entries(stills)) {
    paths.push(`${folder}/${name}.png`);
    await picture.toFile(paths.at(-1));
  }
  return paths;
}

const text = (content, { x, y, px, color, file = han }) =>
  `drawtext=fontfile=${file}:text='${content}':x=${x}:y=${y}:fontsize=${px}:fontcolor=${color}`;

/** ffmpeg's filter for inputs 0 to 2 (sheet, dot, mark), which ends in [picture]: minute, second and frame burnt in. */
export function pictureFilter(fps, seconds) {
  const part = (expression, digits = 2) => `%{eif\\:${expression}\\:d\\:${digits}}`;
  const frame = `(t*${fps}+0.5)`;
  const timecode = `${part(`floor(${frame}/${60 * fps})`)}\\:${part(`mod(floor(${frame}/${fps})\\,60)`)}.${part(`mod(floor(${frame})\\,${fps})`)}`;
  const angle = '2*PI*t/30-PI/2';
  const texts = [
    text('教学画面示例', { x: 80, y: 76, px: 50, color: colors.ink }),
    text('演示课程', { x: '1200-text_w', y: 98, px: 30, color: colors.inkMuted }),
    text('画面缓缓走动，每五秒有一声轻响', { x: 80, y: 196, px: 32, color: colors.inkMuted }),
    ...steps.map((step, index) =>
      text(step, { x: 112, y: stepTop + index * stepHeight, px: 34, color: colors.ink }),
    ),
    text(timecode, { x: 1020, y: 628, px: 36, color: colors.inkMuted, file: mono }),
  ];
  return [
    `[0:v]${texts.join(',')}[sheet]`,
    `[sheet][1:v]overlay=x='${ring.x - 14}+${ring.radius}*cos(${angle})':y='${ring.y - 14}+${ring.radius}*sin(${angle})'[ring]`,
    `[ring][2:v]overlay=x=80:y='${stepTop + 3}+${stepHeight}*floor(t*${steps.length}/${seconds})'[picture]`,
  ].join(';');
}

/** ffmpeg's source of the sound: a soft fifth that swells and falls, and a tick each 5 s. Free of anyone's rights. */
export const soundSource = (sampleRate, seconds) => {
  const bed = '0.03*(sin(2*PI*196*t)+0.6*sin(2*PI*293.66*t))*(0.7+0.3*sin(2*PI*t/10))';
  const tick = '0.16*sin(2*PI*880*t)*exp(-40*mod(t,5))';
  return `aevalsrc='${bed}+${tick}':s=${sampleRate}:d=${seconds}`;
};
