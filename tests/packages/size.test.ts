import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { build as buildPortal } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { entrySizes, fits, isLimited } from '../../scripts/packages/sizes.mjs';
import { builtFolder, packageNames, packedPackages, publishedManifest, root } from '../support/packages.ts';

beforeAll(() => {
  packedPackages();
}, 600_000);

/** Every entry of the three packages whose size is limited, as it is imported. */
const entries = () =>
  packageNames.flatMap((name) => {
    const { name: full, exports } = publishedManifest(name);
    return Object.keys(exports)
      .filter(isLimited)
      .map((entry) => join(full, entry));
  });

describe('the size limits', () => {
  const limits = JSON.parse(readFileSync(join(root, 'packages/size-limits.json'), 'utf8')) as Record<
    string,
    number
  >;

  it('name every entry of every package, and nothing else', () => {
    expect(Object.keys(limits).sort()).toEqual(entries().sort());
  });

  it('hold, and lie at most 15 % above the size', async () => {
    const sizes = await entrySizes(root);
    expect(sizes.map(({ name }) => name).sort()).toEqual(entries().sort());
    const outOfLimit = sizes.filter(({ name, size }) => !fits(limits[name] ?? 0, size));
    expect(outOfLimit, 'pnpm size --update renews what has changed').toEqual([]);
  });
});

/** The files of @qianwei/ui and its dependencies in a portal that imports only Button. */
async function filesWithButton(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(builtFolder('ui'), 'components/Button/Button.js')],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'out',
    external: ['react', 'react-dom'],
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return [...new Set(used)].sort();
}

describe('importing Button alone', () => {
  it('costs no other component than the icon it draws, neither code nor styles', async () => {
    const files = await filesWithButton();
    expect(files.filter((path) => path.startsWith('packages/ui/'))).toEqual([
      'packages/ui/dist/components/Button/Button.css',
      'packages/ui/dist/components/Button/Button.css.js',
      'packages/ui/dist/components/Button/Button.js',
      'packages/ui/dist/components/Icon/Icon.css',
      'packages/ui/dist/components/Icon/Icon.css.js',
      'packages/ui/dist/components/Icon/Icon.js',
      'packages/ui/dist/components/Icon/paths.js',
    ]);
  });

  it('costs nothing of the calendars, tables and lists of React Aria', async () => {
    const files = await filesWithButton();
    expect(files.filter((path) => /Calendar|Table|ComboBox|ListBox|Dialog|Menu|Tabs/.test(path))).toEqual([]);
  });
});

/** The files of @qianwei/ui in a portal with this entry, built as portals are. */
async function portalFiles(code: string): Promise<string[]> {
  const entry = 'virtual:portal';
  const built = await buildPortal({
    configFile: false,
    logLevel: 'error',
    root,
    build: { write: false, rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ } },
    plugins: [
      {
        name: 'portal',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = built as { output: { type: string; moduleIds?: string[] }[] };
  const folder = builtFolder('ui');
  return output
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .filter((id) => id.startsWith(folder))
    .map((id) => id.slice(folder.length + 1));
}

it('a component that is imported and not used costs neither code nor styles', async () => {
  const files = await portalFiles(`
    import { Button } from '${builtFolder('ui')}/components/Button/Button.js';
    import { Tag } from '${builtFolder('ui')}/components/Tag/Tag.js';
    console.log(Tag);`);
  expect(files).toContain('components/Tag/Tag.css');
  expect(files.filter((path) => /Button|Icon/.test(path))).toEqual([]);
});
