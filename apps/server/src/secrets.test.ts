import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartProblem } from './problems.ts';
import { createSecrets, openSecrets } from './secrets.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'qianwei-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('secrets', () => {
  const secrets = createSecrets(Buffer.alloc(32, 7));

  it('reads back any text, and never writes the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = secrets.encrypt(text);
        expect(secrets.decrypt(sealed)).toBe(text);
        expect(secrets.encrypt(text)).not.toBe(sealed);
      }),
    );
  });

  it('refuses what was changed, and what another key wrote', () => {
    const sealed = Buffer.from(secrets.encrypt('15400000001'), 'base64');
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    expect(() => secrets.decrypt(sealed.toString('base64'))).toThrow();
    expect(() => createSecrets(Buffer.alloc(32, 8)).decrypt(secrets.encrypt('x'))).toThrow();
  });

  it('keeps one key for its folder that only its owner can read', () => {
    const first = openSecrets({ dataDir, dataKey: null });
    expect(openSecrets({ dataDir, dataKey: null }).decrypt(first.encrypt('好'))).toBe('好');
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  it('says so when its key is damaged, instead of making a new one', () => {
    writeFileSync(join(dataDir, 'secret.key'), 'half');
    expect(() => openSecrets({ dataDir, dataKey: null })).toThrow(StartProblem);
  });
});
