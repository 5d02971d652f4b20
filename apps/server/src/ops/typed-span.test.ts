import { describe, expect, it } from 'vitest';
import { typedSpan } from './typed-span.ts';

const shanghai = (text: string) => new Date(`${text}+08:00`);

describe('a span that staff type', () => {
  it('has both ends, in Shanghai', () => {
    expect(typedSpan('apply', '2026-11-20 09:00/2026-11-27 17:00')).toEqual([
      shanghai('2026-11-20T09:00:00'),
      shanghai('2026-11-27T17:00:00'),
    ]);
  });

  it.each(['2026-11-20 09:00', '1/2/3', '2026-11-20 09:00/'])(
    '“%s” is refused with how it should look',
    (text) => {
      expect(() => typedSpan('apply', text)).toThrow('--apply 应为 "2026-11-20 09:00/2026-11-27 17:00"');
    },
  );

  it('an end that no calendar has is refused', () => {
    expect(() => typedSpan('apply', '2026-11-20 09:00/2026-11-31 17:00')).toThrow('--apply 应为');
  });
});
