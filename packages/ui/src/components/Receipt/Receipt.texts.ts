/** What a `Receipt` says. */
export interface ReceiptTexts {
  print: string;
  /** Name of the button that copies the number. */
  copy(term: string): string;
  copied: string;
  copyFailed: string;
}

export const receiptTexts: ReceiptTexts = {
  print: '打印',
  copy: (term) => `复制${term}`,
  copied: '已复制',
  copyFailed: '复制失败，请手动选择复制',
};
