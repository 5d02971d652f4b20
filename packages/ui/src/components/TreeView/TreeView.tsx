import { type Ref, useEffect, useEffectEvent, useRef } from 'react';
import { Tree } from 'react-aria-components';
import { findNode, type TreeNode } from './node.ts';
import { TreeRow } from './TreeRow.tsx';
import * as styles from './TreeView.css.ts';
import { type TreeViewTexts, treeViewTexts } from './TreeView.texts.ts';

export interface TreeViewProps {
  /** Names the tree: 数据库系统原理 章节. */
  label: string;
  nodes: readonly TreeNode[];
  /** The chosen ones. Without it the tree keeps them. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  /** Default `single`; `none` for a tree of links. */
  selection?: 'none' | 'single' | 'multiple';
  /** The open ones. Without it the tree keeps them. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  onExpand?: (ids: string[]) => void;
  /** A node whose children are `lazy` or `failed` was opened, or is open from the start: fetch them. */
  onLoad?: (id: string) => void;
  texts?: Partial<TreeViewTexts>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Chapters and sections. One Tab stop; ↑ and ↓ move, → opens or goes in, ← closes or goes out, Home and End, and the
 * first characters of a name jump to it; Enter and Space choose. A link's row goes to its page.
 */
export function TreeView({
  label,
  nodes,
  selected,
  defaultSelected,
  onSelect,
  selection = 'single',
  expanded,
  defaultExpanded,
  onExpand,
  onLoad,
  ref,
  ...props
}: TreeViewProps) {
  const texts = { ...treeViewTexts, ...props.texts };
  const openNow = useRef<readonly string[]>([]);
  const noteOpen = (ids: readonly string[]) => {
    const opened = ids.filter((id) => !openNow.current.includes(id));
    openNow.current = ids;
    for (const id of opened) {
      const below = findNode(nodes, id)?.children;
      if (below === 'lazy' || below === 'failed') onLoad?.(id);
    }
  };
  const noteFirst = useEffectEvent(() => noteOpen(expanded ?? defaultExpanded ?? []));
  useEffect(() => noteFirst(), []);
  const open = (ids: string[]) => {
    onExpand?.(ids);
    noteOpen(ids);
  };
  return (
    <Tree
      ref={ref}
      aria-label={label}
      className={styles.tree}
      selectionMode={selection}
      disallowEmptySelection={selection === 'single'}
      selectedKeys={selected}
      defaultSelectedKeys={defaultSelected}
      onSelectionChange={(keys) => keys !== 'all' && onSelect?.([...keys].map(String))}
      expandedKeys={expanded}
      defaultExpandedKeys={defaultExpanded}
      onExpandedChange={(keys) => open([...keys].map(String))}
      disabledBehavior="selection"
      disabledKeys={unavailableIn(nodes)}
      renderEmptyState={() => <p className={styles.empty}>{texts.empty}</p>}
    >
      {nodes.map((node) => (
        <TreeRow key={node.id} node={node} texts={texts} />
      ))}
    </Tree>
  );
}

/** The ids that cannot be chosen: unavailable nodes, and the lines in place of children. */
const unavailableIn = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, unavailable, children }) => [
    ...(unavailable ? [id] : []),
    ...(typeof children === 'string' ? [standInOf(id)] : []),
    ...(Array.isArray(children) ? unavailableIn(children) : []),
  ]);

/** The id of the line in place of the children of a node. */
const standInOf = (id: string) => `${id} …`;
