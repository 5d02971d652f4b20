import { parseSync } from 'vite';

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A name such as `dialogTexts`. */
const isTable = (id: unknown) => isNode(id) && typeof id.name === 'string' && id.name.endsWith('Texts');

/** The text of a literal, of a template's part or between tags. */
function wordsOf({ type, value }: Node): string | null {
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? value : null;
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  return null;
}

/**
 * The Chinese words in a component's code that no caller can change: all but the defaults of its properties and its
 * table of words (`…Texts`), which the prop `texts` overrides. Comments are ignored.
 */
export function hardWiredTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    const words = wordsOf(node);
    if (words !== null && /\p{Script=Han}/u.test(words)) found.push(words.trim());
    for (const [key, child] of Object.entries(node)) {
      // `closeLabel = '关闭'` and `const dialogTexts = { … }`, which the caller may override.
      if (node.type === 'AssignmentPattern' && key === 'right') continue;
      if (node.type === 'VariableDeclarator' && key === 'init' && isTable(node.id)) continue;
      for (const inner of Array.isArray(child) ? child : [child]) if (isNode(inner)) visit(inner);
    }
  };
  visit(parseSync(file, code).program as unknown as Node);
  return found;
}
