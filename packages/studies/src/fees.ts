/** A fee in 分 as text: `46 元`, `46.50 元`. */
export const yuanWords = (fee: number): string =>
  `${fee % 100 === 0 ? fee / 100 : (fee / 100).toFixed(2)} 元`;
