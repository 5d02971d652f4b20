import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  builtFolder,
  type PackageName,
  packageNames,
  packedPackages,
  programOf,
  publishedManifest,
  run,
} from '../support/packages.ts';

let packed: Record<PackageName, string>;
beforeAll(() => {
  packed = packedPackages();
}, 600_000);

const specifier = /(?:\bfrom\s+|\bimport\s+|\bimport\s*\(\s*)['"]([^'"]+)['"]/g;

/** Every file of a built package, with what it imports. */
function importsOf(name: PackageName): { file: string; imported: string }[] {
  const folder = builtFolder(name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
      return [...code.matchAll(specifier)].map(([, imported = '']) => ({ file, imported }));
    });
}

const packageOf = (imported: string) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(packageNames)('the packed %s', (name) => {
  it('has nothing that publint finds fault with', async () => {
    const bytes = readFileSync(packed[name]);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg = {} } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('resolves the types of every entry under node16 and a bundler (attw)', () => {
    const attw = programOf('@arethetypeswrong/cli', 'attw');
    const { code, stdout, stderr } = run(process.execPath, [
      attw,
      packed[name],
      '--profile',
      'esm-only',
      '--format',
      'ascii',
    ]);
    expect(code, stdout + stderr).toBe(0);
  }, 600_000);

  it('names real versions, and every package that it imports', () => {
    const { dependencies, peerDependencies } = publishedManifest(name);
    const declared = { ...dependencies, ...peerDependencies };
    for (const range of Object.values(declared)) expect(range).toMatch(/^[\^~]?\d/);
    const foreign = importsOf(name).filter(({ imported }) => !imported.startsWith('.'));
    const undeclared = foreign.filter(
      ({ imported }) => !(packageOf(imported) in declared) && !builtinModules.includes(imported),
    );
    expect(undeclared).toEqual([]);
  });

  it('imports its own files by the names that they have in the package', () => {
    const own = importsOf(name).filter(({ imported }) => imported.startsWith('.'));
    expect(own.filter(({ imported }) => !/\.(?:js|css|json)$/.test(imported))).toEqual([]);
  });

  it('brings licence and description', () => {
    const files = readdirSync(builtFolder(name));
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  });
});
