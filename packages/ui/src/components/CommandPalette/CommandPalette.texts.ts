/** The words of the palette. */
export interface CommandPaletteTexts {
  /** Names the dialog. */
  title: string;
  /** Names the field. */
  label: string;
  placeholder: string;
  /** Names the list, for a screen reader. */
  results: string;
  recent: string;
  loading: string;
  retry: string;
  close: string;
  /** Nothing at all was found. */
  nothing: (query: string) => string;
  /** How many were found in a group, announced politely while typing. */
  found: (group: string, count: number) => string;
  hintMove: string;
  hintOpen: string;
  hintClose: string;
}

export const commandPaletteTexts: CommandPaletteTexts = {
  title: '搜索',
  label: '搜索功能、公告、课程',
  placeholder: '功能、公告标题、课程代码',
  results: '搜索结果',
  recent: '最近打开',
  loading: '正在搜索…',
  retry: '重试',
  close: '关闭',
  nothing: (query) => `没有找到“${query}”，换个关键词试试。`,
  found: (group, count) => `${group} ${count} 条`,
  hintMove: '选择',
  hintOpen: '打开',
  hintClose: '关闭',
};
