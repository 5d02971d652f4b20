import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadHash } from './hash.ts';
import { queryParameters, receivedQuery } from './query.ts';
import { canonicalString, sign, signatureWindow, verify } from './signature.ts';
import published from './vectors.json' with { type: 'json' };

interface Vector {
  name: string;
  query?: boolean;
  parameters: Record<string, unknown>;
  files?: string[];
  undefined?: string[];
  t: number;
  algorithm: string;
  canonical: string;
  sig: string;
}

const vectors = published.vectors as Vector[];

function parametersOf(vector: Vector): Record<string, unknown> {
  const files = (vector.files ?? []).map((name) => [name, new File(['x'], 'x.png')]);
  const missing = (vector.undefined ?? []).map((name) => [name, undefined]);
  const parameters = { ...vector.parameters, ...Object.fromEntries([...files, ...missing]) };
  return vector.query ? queryParameters(parameters) : parameters;
}

describe('API-4 the published vectors', () => {
  it.each(vectors)('API-4 $name', async (vector) => {
    const hash = await loadHash(vector.algorithm === 'MD5' ? 'MD5' : 'SHA256');
    expect(canonicalString(parametersOf(vector), vector.t)).toBe(vector.canonical);
    expect(sign(parametersOf(vector), vector.t, hash)).toEqual({ sig: vector.sig, t: vector.t });
  });
});

const t = 1_795_000_000_000;
const json = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.jsonValue());

describe('canonicalString', () => {
  it('API-4 puts sorted names before their values and the moment at the end', () => {
    expect(canonicalString({ b: '2', a: '1', B: '3' }, 9)).toBe('B3a1b29');
  });

  it('API-5 cuts a value longer than 50 characters to 50', () => {
    expect(canonicalString({ a: 'x'.repeat(51) }, 9)).toBe(`a${'x'.repeat(50)}9`);
  });

  it('API-6 serialises an object with its keys in the order sent, then cuts it to 50', () => {
    expect(canonicalString({ a: { z: 1, b: 2 } }, 9)).toBe('a{"z":1,"b":2}9');
    expect(canonicalString({ a: { text: 'x'.repeat(60) } }, 9)).toBe(`a{"text":"${'x'.repeat(41)}9`);
  });

  it('API-7 skips files and blobs', () => {
    expect(canonicalString({ file: new File(['x'], 'a.png'), blob: new Blob(['x']), scene: 'A' }, 9)).toBe(
      'sceneA9',
    );
  });

  it('API-4 signs a Date as the text that is sent', () => {
    expect(canonicalString({ at: new Date(0) }, 9)).toBe('at1970-01-01T00:00:00.000Z9');
  });

  it('API-4 never leaves half a character, so that every hash sees the same bytes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary', maxLength: 80 })), (parameters) => {
        const text = canonicalString(parameters, t);
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
      }),
    );
  });
});

describe('verify', () => {
  it('API-3 accepts on the other side whatever was signed on this one', () => {
    fc.assert(
      fc.property(json, (parameters) => {
        const signature = sign(parameters, t);
        const received = JSON.parse(JSON.stringify({ ...parameters, ...signature })) as Record<
          string,
          unknown
        >;
        expect(verify(received, { ...signature, now: t })).toBe('valid');
      }),
    );
  });

  it('API-10 accepts a query read back from its repeated keys, arrays of one included', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.array(fc.oneof(fc.string(), fc.integer())),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (payload) => {
        const sent = queryParameters(payload);
        const pairs = Object.entries(sent).flatMap(([name, text]) =>
          [text].flat().map((part) => [name, part]),
        );
        const received = receivedQuery(new URLSearchParams(pairs));
        expect(verify(received, { ...sign(sent, t), now: t })).toBe('valid');
      }),
    );
  });

  it('API-4 names a changed parameter wrong', () => {
    expect(verify({ id: '2' }, { ...sign({ id: '1' }, t), now: t })).toBe('wrong');
  });

  it('API-4 refuses a t more than 5 minutes off, either way', () => {
    const signature = sign({ id: '1' }, t);
    expect(verify({ id: '1' }, { ...signature, now: t + signatureWindow })).toBe('valid');
    expect(verify({ id: '1' }, { ...signature, now: t + signatureWindow + 1 })).toBe('stale');
    expect(verify({ id: '1' }, { ...signature, now: t - signatureWindow - 1 })).toBe('stale');
  });

  it.each([undefined, null, '', 'soon', '-1', Number.NaN, {}])('API-4 refuses %s as a moment', (moment) => {
    expect(verify({}, { sig: 'x', t: moment, now: t })).toBe('stale');
  });

  it('API-4 takes t as the digits that a query carries', () => {
    const { sig } = sign({ id: '1' }, t);
    expect(verify({ id: '1' }, { sig, t: String(t), now: t })).toBe('valid');
  });
});
