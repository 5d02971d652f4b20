/** The words of a `ConditionList`. */
export interface ConditionTexts {
  unmetTitle: string;
  metTitle: string;
  /** Beside `metTitle`: how many are met. */
  metCount(met: number): string;
  /** Before the rule that a condition comes from. */
  source: string;
  /** Read out instead of the marks ✕, ✓ and ○. */
  unmet: string;
  met: string;
  pending: string;
}

export const conditionTexts: ConditionTexts = {
  unmetTitle: '为什么不行',
  metTitle: '已经满足',
  metCount: (met) => `${met} 项`,
  source: '依据',
  unmet: '未满足',
  met: '已满足',
  pending: '尚未起算',
};
