/** The words of a tree. */
export interface TreeViewTexts {
  expand: string;
  collapse: string;
  loading: string;
  /** The children failed to load. */
  failed: string;
  /** There is nothing in the tree. */
  empty: string;
}

export const treeViewTexts: TreeViewTexts = {
  expand: '展开',
  collapse: '收起',
  loading: '正在加载…',
  failed: '加载失败，收起后再展开可重试',
  empty: '还没有章节',
};
