import type { Schema } from '@qianwei/api/endpoint';
import { samplePayloads } from './sample-payload.ts';

/** Numbers at which columns, clocks and JavaScript end. */
const edges = [
  0,
  -0,
  -1,
  0.5,
  1e-7,
  32_767,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  2 ** 60,
  8_640_000_000_000_001,
  1e21,
  1e300,
  -1e300,
];

const texts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\uffff',
  '0',
  '-1',
  '1e999',
  'null',
  '2026-02-30',
  '9999-99-99 99:99:99',
  "' or 1=1 --",
  '"; drop table student; --',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00%2e%2e',
  'ﷺ'.repeat(2_000),
  'a'.repeat(60_000),
  '汉'.repeat(20_000),
  '\u202e\u2066\u200b',
  '👨‍👩‍👧‍👦',
  'İıſ',
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  {},
  [null],
  ['a'.repeat(65)],
  { $ne: '' },
  { toString: 'x' },
  [1, 2, 3],
];

/** Values tried in the place of a field. */
const wrongValues: readonly unknown[] = [...edges, ...texts, ...others];

/** Bodies that are wrong as a whole. */
const wrongWholes: readonly Record<string, unknown>[] = [
  {},
  { constructor: { prototype: { admin: true } } },
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index])),
  { toString: 1, hasOwnProperty: 1, valueOf: null },
  { '': '', ' ': ' ', '\u0000': 1 },
];

function* oneField(sample: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const value of wrongValues) {
    for (const name of Object.keys(sample)) {
      yield { ...sample, [name]: value };
      if (Array.isArray(sample[name])) yield { ...sample, [name]: [value] };
    }
  }
  for (const name of Object.keys(sample)) {
    const { [name]: _, ...rest } = sample;
    yield rest;
    yield { ...sample, [name]: Array(400).fill(sample[name]) };
    yield { ...sample, [name]: { [name]: sample[name] } };
  }
}

/** Two fields wrong at once, in an order that does not repeat itself. */
function* twoFields(sample: Record<string, unknown>): Generator<Record<string, unknown>> {
  const names = [...Object.keys(sample), 'extra'];
  for (let step = 1; ; step += 1) {
    const [first, second] = [
      names[step % names.length] as string,
      names[(step * 7) % names.length] as string,
    ];
    const value = (at: number) => wrongValues[at % wrongValues.length];
    yield { ...sample, [first]: value(step * 11), [second]: value(step * 5 + 3) };
  }
}

/** `count` payloads that the schema's call must survive: each field with each wrong value, then two at once. */
export function wrongShapes(schema: Schema<unknown>, count: number): Record<string, unknown>[] {
  const samples = samplePayloads(schema);
  const shapes = [...wrongWholes, ...samples.flatMap((sample) => [...oneField(sample)])];
  const more = twoFields(samples[0] ?? {});
  while (shapes.length < count) shapes.push(more.next().value as Record<string, unknown>);
  // Spread over all of them when fewer are asked for.
  const stride = shapes.length / count;
  return Array.from({ length: count }, (_, index) => shapes[Math.floor(index * stride)] ?? {});
}
