import type { StateMarkProps } from '../StateMark/StateMark.tsx';

/** One entry of a tree: a chapter, a section. */
export interface TreeNode {
  id: string;
  title: string;
  /** Where the student stands with it: shape, tone and the word. */
  state?: { shape: StateMarkProps['shape']; tone?: StateMarkProps['tone']; word: string };
  /** A few words at the end of the line: 24:10. */
  note?: string;
  href?: string;
  /** It cannot be chosen now; its children can still be seen. */
  unavailable?: boolean;
  /**
   * What lies below. `lazy` has not been asked for: opening it calls `onLoad`; then it is `loading` or `failed`
   * until the nodes are there.
   */
  children?: readonly TreeNode[] | 'lazy' | 'loading' | 'failed';
}

/** The node with this id, anywhere below. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = Array.isArray(node.children) ? findNode(node.children, id) : undefined;
    if (below) return below;
  }
  return undefined;
}
