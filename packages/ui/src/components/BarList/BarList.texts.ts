/** The words of a list of bars. */
export interface BarListTexts {
  /** A value with its unit. */
  value: (value: number) => string;
  /** In place of a value that is no number. */
  none: string;
  /** The value it is compared with. */
  comparison: (value: string) => string;
  weak: string;
  /** The bar could not be drawn as long as its value. */
  cut: (max: string) => string;
  empty: string;
}

const figure = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });

export const barListTexts: BarListTexts = {
  value: (value) => `${figure.format(value)}%`,
  none: '暂无数据',
  comparison: (value) => `平均 ${value}`,
  weak: '薄弱',
  cut: (max) => `数值不在 0–${max} 之内，横条只画到边上`,
  empty: '暂无数据',
};
