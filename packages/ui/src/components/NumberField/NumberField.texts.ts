/** The words of a `NumberField`. */
export type NumberFieldTexts = {
  increase: string;
  decrease: string;
  /** The number is below the least allowed; both come formatted. */
  tooSmall: (least: string) => string;
  /** The number is above the greatest allowed. */
  tooLarge: (greatest: string) => string;
  /** The number lies between two steps. */
  betweenSteps: (step: string) => string;
};

export const numberFieldTexts: NumberFieldTexts = {
  increase: '增加',
  decrease: '减少',
  tooSmall: (least) => `不能小于 ${least}，请重新填写`,
  tooLarge: (greatest) => `不能大于 ${greatest}，请重新填写`,
  betweenSteps: (step) => `应为 ${step} 的整数倍，请重新填写`,
};
