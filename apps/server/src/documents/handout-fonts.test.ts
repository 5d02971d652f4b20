import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, it } from 'vitest';
import { compilerSymbols } from './document-fonts.ts';

it('every symbol that a handout counts on has a glyph in the fonts of the compiler', () => {
  const ranges = compilerSymbols.map(([first, last]) => `range(${first}, ${last + 1})`).join(' + ');
  // A symbol that no font has is as large as a character for private use, which none has either.
  const mainFileContent = `
    #set text(fallback: false, size: 40pt, top-edge: "bounds", bottom-edge: "bounds")
    #let fonts = ("Libertinus Serif", "New Computer Modern Math", "DejaVu Sans Mono")
    #context {
      let size(code, font) = measure(text(font: font, str.from-unicode(code)))
      let lacks(code) = fonts.all(font => size(code, font) == size(0xE123, font))
      [#metadata((${ranges}).filter(lacks)) <lacking>]
    }`;
  const compiler = NodeCompiler.create();
  const { result } = compiler.compile({ mainFileContent });
  if (result === null) throw new Error('The test sheet does not compile');
  const [found] = compiler.query(result, { selector: '<lacking>' }) as { value: number[] }[];
  expect(found?.value).toEqual([]);
});
