/** `92 元`, `45.50 元`. `fee` in 分. */
export const yuanWords = (fee: number): string =>
  `${fee % 100 === 0 ? fee / 100 : (fee / 100).toFixed(2)} 元`;
