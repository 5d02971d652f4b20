/** What a `DescriptionList` says. */
export interface DescriptionTexts {
  /** Heard where the eye sees “—”. */
  empty: string;
  /** Name of the eye beside a masked value. */
  show(label: string): string;
  /** Name of the button that copies. */
  copy(label: string): string;
  copied: string;
  copyFailed: string;
}

export const descriptionTexts: DescriptionTexts = {
  empty: '未填写',
  show: (label) => `显示完整${label}`,
  copy: (label) => `复制${label}`,
  copied: '已复制',
  copyFailed: '复制失败，请手动选择复制',
};
