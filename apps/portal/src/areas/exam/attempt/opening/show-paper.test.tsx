import { Prose } from '@qianwei/ui/Prose';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isPlain, plainTable } from './show-paper.ts';

/** A text rendered as Markdown. */
function shown(source: string): Element | null {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<Prose plain format="markdown" source={source} />);
  return template.content.firstElementChild;
}

const pieces = [
  ...'中文a 1.)(-+#>*_`$~[]!|\\\n\t<:/&；',
  '\u2028',
  'https://',
  '# ',
  '- ',
  '1. ',
  '```',
  '---',
];

it('a text that counts as plain is one paragraph of the very same characters in Markdown', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 12 }), (text) => {
      fc.pre(isPlain(text));
      const paragraphs = shown(text)?.childNodes ?? [];
      expect([...paragraphs].map(({ nodeName }) => nodeName)).toEqual(['P']);
      expect([...(paragraphs[0]?.childNodes ?? [])].map(({ nodeValue }) => nodeValue)).toEqual([text]);
    }),
    { numRuns: 500 },
  );
});

it('a text that counts as a plain table is one table of the very same cells in Markdown', () => {
  const cell = fc.string({ unit: fc.constantFrom(...pieces, '|', ' '), minLength: 1, maxLength: 6 });
  const line = fc.array(cell, { minLength: 1, maxLength: 3 }).map((cells) => `|${cells.join('|')}|`);
  const rule = fc.integer({ min: 1, max: 3 }).map((width) => `|${'---|'.repeat(width)}`);
  const lines = fc.tuple(line, rule, fc.array(line, { maxLength: 3 }));
  fc.assert(
    fc.property(lines, ([head, below, others]) => {
      const text = [head, below, ...others].join('\n');
      const rows = plainTable(text);
      fc.pre(rows !== null);
      const found = shown(text);
      expect(found?.children).toHaveLength(1);
      const cells = [...(found?.querySelectorAll('tr') ?? [])].map((row) =>
        [...row.children].map(({ innerHTML, textContent }) => {
          expect(innerHTML).not.toContain('<');
          return textContent;
        }),
      );
      expect(cells).toEqual(rows);
    }),
    { numRuns: 300, maxSkipsPerRun: 1000 },
  );
});

it.each(['下列说法正确的是（　　）', 'R (Sno, Dept) 属于 3NF 吗？', 'a < b && c > d', '1.5 与 2', '-1'])(
  'what questions are made of is plain: %s',
  (text) => {
    expect(isPlain(text)).toBe(true);
  },
);
