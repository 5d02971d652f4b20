import { expect, it } from 'vitest';
import { createEventParser, type ServerEvent } from './event-parser.ts';

/** Pseudo-random numbers from 0 to 1, the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const kinds = ['THESIS', '', 'OPEN', '消息'];
const words = ['{}', '', ' 空格在前', '{"题目":"论文"}', 'a: b', '🎓', 'id: 9'];

/** A stream of random events, with comments between them and line ends of all three sorts, and what it says. */
function randomStream(random: () => number) {
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const expected: ServerEvent[] = [];
  let [text, id]: [string, string | null] = [random() < 0.3 ? '\uFEFF' : '', null];
  for (let index = 0; index < 12; index += 1) {
    const end = oneOf(['\n', '\r\n', '\r']);
    const line = (content: string) => {
      text += content + end;
    };
    const kind = oneOf(kinds);
    const data = Array.from({ length: 1 + Math.floor(random() * 3) }, () => oneOf(words));
    if (random() < 0.3) line(': hb');
    if (random() < 0.3) line('retry: 1000');
    if (random() < 0.6) {
      id = String(Math.floor(random() * 1e6));
      line(`id: ${id}`);
    }
    if (kind !== '') line(`event:${kind}`);
    for (const part of data) line(`data: ${part}`);
    line('');
    expected.push({ kind: kind || 'message', data: data.join('\n'), id });
  }
  return { text, expected };
}

it('the events are the same wherever the stream is cut, and whatever ends its lines', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = numbersFrom(seed);
    const { text, expected } = randomStream(random);
    const parse = createEventParser();
    const found: ServerEvent[] = [];
    for (let at = 0; at < text.length; ) {
      const length = random() < 0.3 ? 1 : Math.floor(random() * 30);
      found.push(...parse(text.slice(at, at + length)));
      at += length;
    }
    expect(found, `seed ${seed}`).toEqual(expected);
  }
});

it('the events are the same when every character comes alone', () => {
  const { text, expected } = randomStream(numbersFrom(7));
  const parse = createEventParser();
  expect([...text].flatMap(parse)).toEqual(expected);
});

it('an event that is cut off before its empty line is none, and a field without a colon is empty', () => {
  const parse = createEventParser();
  expect(parse('data\n\ndata: half\n')).toEqual([{ kind: 'message', data: '', id: null }]);
});

it('an id that holds a NUL is left out', () => {
  expect(createEventParser()('id: 1\nid: 2\0\ndata: x\n\n')).toEqual([
    { kind: 'message', data: 'x', id: '1' },
  ]);
});

it.each([
  ['a line without an end', () => 'x'.repeat(100_000)],
  ['an event without an end', () => `data: ${'x'.repeat(100_000)}\n`],
])('%s is given up after a million characters', (_, piece) => {
  const parse = createEventParser();
  expect(() => {
    for (let count = 0; count < 12; count += 1) parse(piece());
  }).toThrow(RangeError);
});
