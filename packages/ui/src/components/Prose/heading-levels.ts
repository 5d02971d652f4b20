import type { ProseNode } from './nodes.ts';

const heading = /^h[1-6]$/;

/**
 * The level of each kind of heading, from `top` on without a gap, whatever levels the text has: a screen reader's
 * outline must not skip one.
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
