import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeKey } from '../../../../shared/device/cipher.ts';
import { createKeystream, openSealed, sealSync } from './keystream.ts';

it('whatever text is sealed comes back with its key and label, and with no others', async () => {
  const [key, other] = await Promise.all([makeKey(), makeKey()]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (text, owner) => {
      const label = owner.replaceAll('\n', '');
      const sealed = sealSync(await createKeystream(key), label, text) ?? '';
      expect(await openSealed(key, label, sealed)).toBe(text);
      await expect(openSealed(key, `${label}x`, sealed)).rejects.toThrow('damaged');
      await expect(openSealed(other, label, sealed)).rejects.toThrow('damaged');
    }),
    { numRuns: 50 },
  );
});

it('a text longer than the key stream is not sealed at all', async () => {
  const keystream = await createKeystream(await makeKey());
  expect(sealSync(keystream, 'a', '字'.repeat(90_000))).toBeNull();
  expect(sealSync(keystream, 'a', '字'.repeat(80_000))).not.toBeNull();
});
