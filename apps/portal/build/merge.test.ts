import { expect, it } from 'vitest';
import { mergePieces, type Piece, pagesOf } from './merge.ts';

const piece = (name: string, bytes: number, ...pages: string[]): Piece => ({
  pages: new Set(pages),
  loadedBy: new Set(),
  modules: [name],
  bytes,
  needs: new Set(),
});
const limits = (fileCost: number, allowance = 100_000, enough = 0) => ({
  fileCost,
  allowanceOf: () => allowance,
  enoughOf: () => enough,
  isLate: (page: string) => page === 'drawer',
});
const filesOf = (...merging: Parameters<typeof mergePieces>) =>
  mergePieces(...merging).map((parts) =>
    parts
      .flatMap(({ modules }) => modules)
      .toSorted()
      .join(' '),
  );

it('two small pieces that the same pages need come in one file', () => {
  const pieces = [piece('tabs', 900, 'plan', 'grades'), piece('table', 900, 'plan', 'grades')];
  expect(filesOf(pieces, limits(1000))).toEqual(['table tabs']);
});

it('pages that share nothing share no file', () => {
  const pieces = [piece('ruler', 10, 'plan'), piece('chart', 10, 'grades')];
  expect(filesOf(pieces, limits(1000))).toEqual(['ruler', 'chart']);
});

it('what only one page needs comes to no other, whatever that would save', () => {
  const pieces = [piece('table', 10, 'plan', 'grades'), piece('ruler', 10, 'plan')];
  expect(filesOf(pieces, limits(30_000))).toEqual(['table', 'ruler']);
});

it('a page does not load much that it does without to save a request of another', () => {
  const pieces = [piece('table', 20_000, 'plan', 'grades', 'test'), piece('tabs', 20_000, 'plan', 'grades')];
  expect(filesOf(pieces, limits(1000))).toEqual(['table', 'tabs']);
  expect(filesOf(pieces, limits(30_000))).toEqual(['table tabs']);
});

it('a page is brought no more than it is allowed, whatever the others save', () => {
  const pieces = [piece('table', 20_000, 'plan', 'grades', 'test'), piece('tabs', 20_000, 'plan', 'grades')];
  expect(filesOf(pieces, limits(30_000, 19_999))).toEqual(['table', 'tabs']);
});

it('a page that has few files is brought nothing to have fewer', () => {
  const pieces = [piece('table', 900, 'plan', 'grades'), piece('tabs', 900, 'plan', 'grades')];
  expect(filesOf(pieces, limits(1000, 100_000, 2))).toEqual(['table', 'tabs']);
  expect(filesOf(pieces, limits(1000, 100_000, 1))).toEqual(['table tabs']);
});

it('saves the requests that cost least first, so that what is allowed lasts', () => {
  const pieces = [
    piece('table', 5000, 'plan', 'grades', 'test'),
    piece('chart', 9000, 'plan', 'grades'),
    piece('tabs', 100, 'plan', 'grades'),
  ];
  expect(filesOf(pieces, limits(30_000, 5000))).toEqual(['table', 'chart tabs']);
});

it('a late piece brings no page anything to have fewer files, and merges what is its own', () => {
  const pieces = [piece('table', 900, 'plan', 'drawer'), piece('field', 900, 'drawer', 'grades')];
  expect(filesOf(pieces, limits(30_000))).toEqual(['table', 'field']);
  const late = [piece('field', 900, 'drawer', 'sheet'), piece('upload', 900, 'drawer', 'sheet')];
  expect(filesOf(late, limits(30_000))).toEqual(['field upload']);
});

it('what one page shares with late pieces comes to no other page, unless it is little', () => {
  const filesWith = (bytes: number) =>
    filesOf(
      [piece('editor', bytes, 'plan', 'drawer'), piece('table', 50_000, 'plan', 'grades', 'drawer')],
      limits(90_000, 30_000),
    );
  expect(filesWith(20_000)).toEqual(['editor', 'table']);
  expect(filesWith(2000)).toEqual(['editor table']);
});

it('what a late piece finds loaded costs it nothing', () => {
  const frame = { ...piece('frame', 90_000, 'plan', 'grades'), loadedBy: new Set(['drawer']) };
  const field = { ...piece('field', 10, 'drawer', 'sheet'), needs: new Set([frame]) };
  const upload = piece('upload', 10, 'drawer');
  expect(filesOf([frame, field, upload], limits(1000))).toEqual(['frame', 'field', 'upload']);
});

it('what a piece imports comes with it, and counts', () => {
  const table = piece('table', 20_000, 'plan');
  const column = { ...piece('column', 10, 'plan'), needs: new Set([table]) };
  const pieces = [piece('words', 10, 'plan', 'grades'), column, table];
  expect(filesOf(pieces, limits(1000))).toEqual(['words', 'column table']);
});

it('each module stays in one file, and each page still gets all that it needs', () => {
  const pieces = ['a', 'b', 'c', 'd'].flatMap((name, index) =>
    ['plan', 'grades', 'setting', 'test'].map((page, other) =>
      piece(`${name}${page}`, (index + 1) * 300, page, ['plan', 'test'][other % 2] ?? page),
    ),
  );
  const files = mergePieces(pieces, limits(1000));
  expect(files.length).toBeLessThan(pieces.length);
  expect(files.flat()).toHaveLength(pieces.length);
  expect(new Set(files.flat())).toEqual(new Set(pieces));
  for (const file of files)
    for (const { pages } of file) for (const page of pages) expect(pagesOf(file).has(page)).toBe(true);
});
