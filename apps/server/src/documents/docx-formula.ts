import { BuilderElement, type XmlComponent } from 'docx';
import type { FormulaNode } from './formula-tree.ts';

/** An element of Word's markup of formulas (OMML), with `val` as its one attribute. */
const element = (name: string, children: readonly XmlComponent[] = [], val?: string): XmlComponent =>
  new BuilderElement({
    name: `m:${name}`,
    children,
    ...(val === undefined ? {} : { attributes: { val: { key: 'm:val', value: val } } }),
  });

/** Written as it is: `docx` escapes the text. */
class FormulaText extends BuilderElement {
  constructor(text: string) {
    super({ name: 'm:t' });
    this.root.push(text);
  }
}

const styles = { italic: 'i', upright: 'p', bold: 'bi' } as const;

const run = (text: string, style: keyof typeof styles, isWords = false) => [
  element('r', [
    element('rPr', isWords ? [element('nor')] : [element('sty', [], styles[style])]),
    new FormulaText(text),
  ]),
];

const part = (name: string, node: FormulaNode | null) =>
  element(name, node === null ? [] : formulaParts(node));

type Scripts = Extract<FormulaNode, { kind: 'scripts' }>;

function scripts({ base, below, above, stacked }: Scripts): XmlComponent[] {
  if (stacked) {
    const lower = below === null ? null : element('limLow', [part('e', base), part('lim', below)]);
    if (above === null) return lower === null ? formulaParts(base) : [lower];
    const inner = lower === null ? part('e', base) : element('e', [lower]);
    return [element('limUpp', [inner, part('lim', above)])];
  }
  if (below !== null && above !== null)
    return [element('sSubSup', [part('e', base), part('sub', below), part('sup', above)])];
  if (below !== null) return [element('sSub', [part('e', base), part('sub', below)])];
  return [element('sSup', [part('e', base), part('sup', above)])];
}

/** The parts of a formula in Word's markup. */
function formulaParts(node: FormulaNode): XmlComponent[] {
  switch (node.kind) {
    case 'row':
      return node.nodes.flatMap(formulaParts);
    case 'glyph':
      return run(node.text, node.style);
    case 'words':
      return run(node.text, 'upright', true);
    case 'operator':
      return run(node.text, 'upright');
    case 'fraction':
      return [element('f', [part('num', node.over), part('den', node.under)])];
    case 'root':
      return [
        element('rad', [
          element('radPr', node.degree === null ? [element('degHide', [], '1')] : []),
          part('deg', node.degree),
          part('e', node.body),
        ]),
      ];
    case 'scripts':
      return scripts(node);
    case 'overline':
      return [element('bar', [element('barPr', [element('pos', [], 'top')]), part('e', node.body)])];
    case 'brackets':
      return [
        element('d', [
          element('dPr', [element('begChr', [], node.open), element('endChr', [], node.close)]),
          part('e', node.body),
        ]),
      ];
    case 'table':
      return [
        element(
          'm',
          node.rows.map((cells) =>
            element(
              'mr',
              cells.map((cell) => part('e', cell)),
            ),
          ),
        ),
      ];
    case 'display':
      return formulaParts(node.body);
    case 'gap':
      return run('\u2009', 'upright');
  }
}

/** A formula for a paragraph of Word, which shows it typeset and lets it be edited. */
export const docxFormula = (tree: FormulaNode): XmlComponent => element('oMath', formulaParts(tree));
