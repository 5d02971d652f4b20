import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hardWiredTexts } from './hard-wired-texts.ts';

const root = fileURLToPath(new URL('../components', import.meta.url));

/** A folder of the library; `<name>/<name>.tsx` is what other institutions import. */
type ComponentFolder = { name: string; files: string[]; read: (file: string) => string };

/** Every component of the library, by name. */
const components: ComponentFolder[] = readdirSync(root).map((name) => ({
  name,
  files: readdirSync(`${root}/${name}`),
  read: (file) => readFileSync(`${root}/${name}/${file}`, 'utf8'),
}));

const storyNames = (code: string) => [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

describe.each(components)('$name in the catalogue', ({ name, files, read }) => {
  it('is a component with styles of its own, tests and stories', () => {
    expect(files).toContain(`${name}.tsx`);
    expect(files).toContain(`${name}.stories.tsx`);
    expect(files).toContain(`${name}.test.tsx`);
  });

  it('has Default, Playground and a story for a state', () => {
    const stories = storyNames(read(`${name}.stories.tsx`));
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Playground']));
    expect(stories.length).toBeGreaterThan(2);
  });

  it('says nothing that a caller could not say otherwise', () => {
    // Files named `sample…` are for stories.
    const sources = files.filter(
      (file) => /^(?!sample).*\.tsx?$/.test(file) && !/\.(css|texts|stories|test)\./.test(file),
    );
    const found = sources.flatMap((file) =>
      hardWiredTexts(file, read(file)).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the search for hard-wired texts', () => {
  const code = (body: string) => `export function Close({ label = '关闭' }) { return ${body}; }`;

  it('lets defaults of properties and the table of words pass, and nothing else', () => {
    expect(hardWiredTexts('a.tsx', code('<b>{label}</b>'))).toEqual([]);
    expect(hardWiredTexts('a.tsx', "const closeTexts: CloseTexts = { close: '关闭' };")).toEqual([]);
    expect(hardWiredTexts('a.tsx', "const close = '关闭';")).toEqual(['关闭']);
    expect(hardWiredTexts('a.tsx', code('<b title="关闭">{`还有` + label} 条</b>'))).toEqual([
      '关闭',
      '还有',
      '条',
    ]);
  });
});
