import type { ProseNode } from './nodes.ts';

const heading = /^h[1-6]$/;

/**
 * The level that each kind of heading gets, from `top` on without a gap, whatever levels the text was written
 * with: a screen reader's outline must not jump.
 */
export function headingLevels(nodes: readonly ProseNode[], top: number): ReadonlyMap<string, number> {
  const used = new Set<string>();
  const collect = (list: readonly ProseNode[]) => {
    for (const node of list) {
      if (typeof node === 'string') continue;
      if (heading.test(node.tag)) used.add(node.tag);
      collect(node.children);
    }
  };
  collect(nodes);
  return new Map([...used].sort().map((tag, index) => [tag, Math.min(6, top + index)]));
}
