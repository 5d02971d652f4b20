/** The words of a `ComboBox`. */
export type ComboBoxTexts = {
  /** The button at the end of the field. */
  open: string;
  /** Nothing matches the typed text; that text is empty when nothing was typed and there are no options. */
  empty: (typed: string) => string;
  loading: string;
  retry: string;
};

export const comboBoxTexts: ComboBoxTexts = {
  open: '展开选项',
  empty: (typed) => (typed ? `没有找到“${typed}”` : '暂时没有可选的内容'),
  loading: '正在加载…',
  retry: '重新加载',
};
