import { parseMarkdown } from './markdown.ts';
import type { ProseNode } from './nodes.ts';

type Typesetter = typeof import('katex').default;

/** The fonts of formulas; loaded ahead, so that nothing moves when a letter gets its shape. */
const faces = ['1em KaTeX_Main', 'italic 1em KaTeX_Math', '1em KaTeX_Size1', '1em KaTeX_Size2'];

let typesetter: Typesetter | null = null;
let loading: Promise<void> | null = null;

/**
 * Loads the typesetter of formulas (KaTeX with its styles and fonts), once; again only after a failure, which rejects.
 * A page that has its texts calls it before it shows them, so that nothing moves later.
 */
export function loadFormulas(): Promise<void> {
  loading ??= fetchTypesetter().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchTypesetter(): Promise<void> {
  const { typesetter: katex } = await import('./typesetter.ts');
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  typesetter = katex;
}

/** The typesetter; null before `loadFormulas` has resolved. */
export const formulaTypesetter = (): Typesetter | null => typesetter;

/** True when a text in Markdown has a formula: `$…$` within a line, `$$…$$` on its own. */
export const hasFormula = (markdown: string): boolean =>
  markdown.includes('$') && holdsFormula(parseMarkdown(markdown));

/** True when there is a formula among the nodes. */
export const holdsFormula = (nodes: readonly ProseNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'formula' || holdsFormula(node.children)));
