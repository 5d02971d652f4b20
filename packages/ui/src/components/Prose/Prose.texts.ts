/** The words of `Prose` around the text that it shows. */
export interface ProseTexts {
  /** In place of a picture that does not load, before its description. */
  imageMissing: string;
  /** Read out after a link that leaves the portal. */
  newWindow: string;
  /** Name of a table without a caption, which can be scrolled. */
  table: string;
  failed: string;
  retry: string;
}

export const proseTexts: ProseTexts = {
  imageMissing: '图片无法显示',
  newWindow: '（在新窗口打开）',
  table: '表格',
  failed: '正文加载失败，请检查网络后重新加载。',
  retry: '重新加载',
};
