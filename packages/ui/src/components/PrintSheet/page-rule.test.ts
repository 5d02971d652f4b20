import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageRule } from './page-rule.ts';

it('says page x of y', () => {
  expect(pageRule('', '', ['第 ', ' 页，共 ', ' 页'])).toContain(
    'content: "第 " counter(page) " 页，共 " counter(pages) " 页"',
  );
});

it('no text of a head or foot can leave its CSS string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const inside = /@top-left \{ content: "([\s\S]*?)"; font/.exec(pageRule(text, '', ['', '', '']))?.[1];
      expect(inside?.replace(/\\[0-9a-f]+ /g, '')).not.toMatch(/["\\<\n\r\f]/);
    }),
  );
});
