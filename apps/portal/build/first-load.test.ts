import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages } from '../src/routes/pages.ts';
import { type BuiltChunk, type FirstLoad, firstLoadOf } from './first-load.ts';
import { maxFiles, maxJavascript, maxStyles } from './limits.ts';

const chunk = (name: string, imports: string[], sheets: string[] = []): BuiltChunk => ({
  fileName: `${name}.js`,
  name,
  dynamicImports: [],
  imports: imports.map((file) => `${file}.js`),
  moduleIds: [],
  modules: {},
  facadeModuleId: null,
  viteMetadata: { importedCss: new Set(sheets) },
});

describe('what a page loads first', () => {
  const index = chunk('index', [], ['index.css']);
  const table = chunk('table', ['index'], ['table.css']);
  const grades = chunk('grades', ['table', 'index'], ['grades.css']);
  const chunks = [index, table, grades, chunk('chart', ['index'])];
  const load = (preloads: string[]) =>
    firstLoadOf(
      chunks,
      [index, grades],
      { inlineCss: 7, sheets: ['index.css'], preloads },
      () => 100,
      ({ name }) => (name === 'grades' ? ['grades'] : []),
    );

  it('is the document, its scripts and the sheets that are not in it', () => {
    expect(load(['index.js', 'table.js', 'grades.js', 'table.css', 'grades.css'])).toEqual({
      requests: 6,
      javascript: 300,
      css: 207,
      depth: 2,
      pages: ['grades'],
    });
  });

  it('waits longer for what the document does not name', () => {
    expect(load(['index.js', 'grades.js', 'table.css', 'grades.css']).depth).toBe(3);
  });
});

const built = new URL('../dist/.vite/first-loads.json', import.meta.url);
const loads: Record<string, FirstLoad> = existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : {};

describe('every page of the portal, as it was built', () => {
  it.each(Object.keys(pages))(
    '%s opens with few files, in one wave, and none of another page',
    (component) => {
      const { requests, javascript, css, depth, pages: owners } = loads[component] as FirstLoad;
      expect(javascript / 1024).toBeLessThanOrEqual(maxJavascript(component));
      expect(css / 1024).toBeLessThanOrEqual(maxStyles(component));
      expect(requests).toBeLessThanOrEqual(maxFiles(component));
      expect(depth).toBe(2);
      expect(owners).toEqual([component]);
    },
  );
});
