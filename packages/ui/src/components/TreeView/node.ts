import type { StateMarkProps } from '../StateMark/StateMark.tsx';

/** One entry of a tree: a chapter, a section. */
export interface TreeNode {
  id: string;
  title: string;
  /** The student's progress: shape, tone and the word. */
  state?: { shape: StateMarkProps['shape']; tone?: StateMarkProps['tone']; word: string };
  /** A few words at the end of the line: 24:10. */
  note?: string;
  href?: string;
  /** It cannot be chosen now; its children can still be seen. */
  unavailable?: boolean;
  /**
   * The children. `lazy` ones have not been requested: opening the node calls `onLoad`; then it is `loading` or
   * `failed` until they are there.
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
