/** `92 元`, `45.50 元`; of an amount in 分. */
export const yuanWords = (fen: number): string =>
  `${fen % 100 === 0 ? fen / 100 : (fen / 100).toFixed(2)} 元`;
