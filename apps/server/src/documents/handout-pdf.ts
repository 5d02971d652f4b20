import { loadFormulaReader, type ReadFormula } from './formula-tree.ts';
import type { HandoutBlock, HandoutDocument, HandoutInline } from './handout-document.ts';
import { type DocumentFields, renderDocument } from './render.ts';

/** A value as the template reads it: formulas are trees, everything else is as in the document. */
type Prepared = NonNullable<DocumentFields[string]>;

function inlineData(inline: HandoutInline, read: ReadFormula): Prepared {
  if (inline.kind !== 'formula') return { ...inline };
  const tree = read(inline.tex, inline.display);
  return tree === null
    ? { kind: 'text', text: inline.tex, code: true }
    : { kind: 'formula', display: inline.display, tree: tree as unknown as Prepared };
}

const isInline = (value: object): value is HandoutInline =>
  'kind' in value && (value.kind === 'text' || value.kind === 'formula' || value.kind === 'break');

/** The same blocks with every formula in them read. */
function prepare(value: unknown, read: ReadFormula): Prepared {
  if (Array.isArray(value)) return value.map((entry) => prepare(entry, read));
  if (typeof value !== 'object' || value === null) return value as Prepared;
  if (isInline(value)) return inlineData(value, read);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, prepare(field, read)]));
}

const holdsFormula = (blocks: readonly HandoutBlock[]) => JSON.stringify(blocks).includes('"kind":"formula"');

const noFormulas: ReadFormula = () => null;

/** A document as PDF with its fonts embedded. Refused with 1040003 when very many wait, as `renderDocument`. */
export async function handoutPdf(document: HandoutDocument): Promise<Buffer> {
  const read = holdsFormula(document.blocks) ? await loadFormulaReader() : noFormulas;
  const { origin, title, blocks } = document;
  const data = { origin, title, blocks: prepare(blocks, read) };
  const { pdf } = await renderDocument('handout', data);
  return Buffer.from(pdf);
}

/** How many pages a PDF of `handoutPdf` has. */
export const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
