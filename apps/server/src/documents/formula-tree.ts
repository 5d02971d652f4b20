import { XMLParser } from 'fast-xml-parser';

/** A formula as a tree, which a template builds or Word's markup is written from; it holds no markup itself. */
export type FormulaNode =
  | { readonly kind: 'row'; readonly nodes: readonly FormulaNode[] }
  /** A variable, a sign or a number. */
  | { readonly kind: 'glyph'; readonly text: string; readonly style: 'italic' | 'upright' | 'bold' }
  /** Words within a formula. */
  | { readonly kind: 'words'; readonly text: string }
  /** The name of a function: `lim`, `log`. */
  | { readonly kind: 'operator'; readonly text: string }
  | { readonly kind: 'fraction'; readonly over: FormulaNode; readonly under: FormulaNode }
  | { readonly kind: 'root'; readonly body: FormulaNode; readonly degree: FormulaNode | null }
  | {
      readonly kind: 'scripts';
      readonly base: FormulaNode;
      readonly below: FormulaNode | null;
      readonly above: FormulaNode | null;
      /** Straight below and above the base, as with limits. */
      readonly stacked: boolean;
    }
  | { readonly kind: 'overline'; readonly body: FormulaNode }
  /** Brackets as high as what is in them; '' is none. */
  | { readonly kind: 'brackets'; readonly open: string; readonly close: string; readonly body: FormulaNode }
  | { readonly kind: 'table'; readonly rows: readonly (readonly FormulaNode[])[]; readonly left: boolean }
  /** Sizes of a fraction on a line of its own. */
  | { readonly kind: 'display'; readonly body: FormulaNode }
  | { readonly kind: 'gap' };

/** Longest formula that is typeset, in characters. */
const maxFormulaLength = 2_000;

/** An element or a text as the parser orders them. */
interface MathElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MathElement[];
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
});

type Ordered = Record<string, unknown>;

function elementOf(ordered: Ordered): MathElement {
  const tag = Object.keys(ordered).find((name) => name !== ':@') ?? '';
  if (tag === '#text') return { tag, attributes: {}, children: [], text: String(ordered[tag]) };
  const children = (ordered[tag] as Ordered[]).map(elementOf);
  const attributes = (ordered[':@'] ?? {}) as Record<string, string>;
  return { tag, attributes, children, text: children.map(({ text }) => text).join('') };
}

const row = (nodes: readonly FormulaNode[]): FormulaNode =>
  nodes.length === 1 && nodes[0] !== undefined ? nodes[0] : { kind: 'row', nodes };

const isFence = (element: MathElement | undefined) =>
  element?.tag === 'mo' && element.attributes.fence === 'true';

/** The bar of an absolute value or a norm, which KaTeX writes as "divides" and "is parallel to": they stand apart. */
const barOf = (text: string) => (text === '∣' ? '|' : text === '∥' ? '‖' : text);

function rowOf(children: readonly MathElement[]): FormulaNode {
  const [first, last] = [children[0], children.at(-1)];
  if (children.length > 1 && first !== undefined && last !== undefined && isFence(first)) {
    const isClosed = isFence(last);
    const body = row(children.slice(1, isClosed ? -1 : undefined).flatMap(nodesOf));
    return { kind: 'brackets', open: barOf(first.text), close: isClosed ? barOf(last.text) : '', body };
  }
  return row(children.flatMap(nodesOf));
}

const nodeOf = (element: MathElement | undefined): FormulaNode =>
  row(element === undefined ? [] : nodesOf(element));

function identifier({ text, attributes }: MathElement): FormulaNode {
  const variant = attributes.mathvariant ?? 'italic';
  if (Array.from(text).length > 1) return { kind: 'operator', text };
  return {
    kind: 'glyph',
    text: barOf(text),
    style: variant.includes('bold') ? 'bold' : variant === 'normal' ? 'upright' : 'italic',
  };
}

function scripts(element: MathElement, below: number, above: number): FormulaNode {
  const [base, ...marks] = element.children;
  const at = (place: number) =>
    marks[place - 1] === undefined || place === 0 ? null : nodeOf(marks[place - 1]);
  const stacked = element.tag.startsWith('mu') || element.tag === 'mover';
  return { kind: 'scripts', base: nodeOf(base), below: at(below), above: at(above), stacked };
}

function nodesOf(element: MathElement): FormulaNode[] {
  const { tag, text, children, attributes } = element;
  switch (tag) {
    case 'mi':
      return [identifier(element)];
    case 'mn':
      return [{ kind: 'glyph', text, style: 'upright' }];
    case 'mo':
      // The invisible sign between a function and its argument.
      return text === '\u2061' || text === '' ? [] : [{ kind: 'glyph', text, style: 'upright' }];
    case 'mtext':
      return text.trim() === '' ? [{ kind: 'gap' }] : [{ kind: 'words', text }];
    case 'mspace':
      return [{ kind: 'gap' }];
    case 'mfrac':
      return [{ kind: 'fraction', over: nodeOf(children[0]), under: nodeOf(children[1]) }];
    case 'msqrt':
      return [{ kind: 'root', body: rowOf(children), degree: null }];
    case 'mroot':
      return [{ kind: 'root', body: nodeOf(children[0]), degree: nodeOf(children[1]) }];
    case 'msub':
    case 'munder':
      return [scripts(element, 1, 0)];
    case 'msup':
      return [scripts(element, 0, 1)];
    case 'mover':
      return attributes.accent === 'true' && /^[¯ˉ‾]$/.test(children[1]?.text ?? '')
        ? [{ kind: 'overline', body: nodeOf(children[0]) }]
        : [scripts(element, 0, 1)];
    case 'msubsup':
    case 'munderover':
      return [scripts(element, 1, 2)];
    case 'mtable': {
      const rows = children.map((line) => line.children.map(nodeOf));
      return [{ kind: 'table', rows, left: (attributes.columnalign ?? '').startsWith('left') }];
    }
    case 'mstyle':
      return attributes.displaystyle === 'true'
        ? [{ kind: 'display', body: rowOf(children) }]
        : [rowOf(children)];
    case 'annotation':
      return [];
    case '#text':
      return text.trim() === '' ? [] : [{ kind: 'words', text }];
    default:
      return children.length === 0 ? [] : [rowOf(children)];
  }
}

/** Formulas by their TeX as trees. */
export type ReadFormula = (tex: string, display: boolean) => FormulaNode | null;

/**
 * Loads the reader of formulas, which understands what the portal shows (KaTeX). It returns null for TeX with a mistake or
 * longer than 2,000 characters, which is printed as it is written.
 */
export async function loadFormulaReader(): Promise<ReadFormula> {
  const { default: katex } = await import('katex');
  return (tex, display) => {
    if (tex.length > maxFormulaLength) return null;
    try {
      const mathml = katex.renderToString(tex, {
        output: 'mathml',
        displayMode: display,
        strict: 'ignore',
        trust: false,
        maxExpand: 500,
        maxSize: 20,
      });
      return rowOf((parser.parse(mathml) as Ordered[]).map(elementOf));
    } catch {
      return null;
    }
  };
}
