import type { OutlineRow } from '@qianwei/api/contract/thesis/directory';
import type { TreeViewProps } from '@qianwei/ui/TreeView';

type Node = TreeViewProps['nodes'][number];

const titleOf = ({ number, title }: OutlineRow) =>
  number.endsWith('、') ? `${number}${title}` : `${number} ${title}`.trim();

/** The headings as a tree, each a link to its place in the editor; without a page of the editor they are words alone. */
export function outlineNodes(rows: readonly OutlineRow[], editPath: string | null): Node[] {
  const [first] = rows;
  if (first === undefined) return [];
  const next = rows.findIndex((row, index) => index > 0 && row.level <= first.level);
  const end = next === -1 ? rows.length : next;
  const children = outlineNodes(rows.slice(1, end), editPath);
  const node: Node = {
    id: first.id,
    title: titleOf(first),
    note: first.entries === null ? `${first.words} 字` : `${first.entries} 个标题`,
    ...(first.noteCount > 0 && {
      state: { shape: 'triangle', tone: 'danger', word: `${first.noteCount} 条批注待处理` } as const,
    }),
    ...(editPath !== null && { href: `${editPath}&section=${encodeURIComponent(first.id)}` }),
    ...(children.length > 0 && { children }),
  };
  return [node, ...outlineNodes(rows.slice(end), editPath)];
}
