import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeKey } from './cipher.ts';
import { hide, makePad, reveal } from './keystream.ts';

it('whatever text is hidden comes back with its key and label, and with no others', async () => {
  const [key, other] = await Promise.all([makeKey(), makeKey()]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (text, owner) => {
      const label = owner.replaceAll('\n', '');
      const hidden = hide(await makePad(key), label, text) ?? '';
      expect(await reveal(key, label, hidden)).toBe(text);
      await expect(reveal(key, `${label}x`, hidden)).rejects.toThrow('damaged');
      await expect(reveal(other, label, hidden)).rejects.toThrow('damaged');
    }),
    { numRuns: 50 },
  );
});

it('a text that is longer than the pad is not hidden at all', async () => {
  const pad = await makePad(await makeKey());
  expect(hide(pad, 'a', '字'.repeat(90_000))).toBeNull();
  expect(hide(pad, 'a', '字'.repeat(80_000))).not.toBeNull();
});
