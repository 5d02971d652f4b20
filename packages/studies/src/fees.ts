/** Prices of a batch of sign-ups, 分. */
export interface SignUpPrices {
  readonly feeEnabled: boolean;
  /** Of a sign-up without courses, and beside them. */
  readonly fee: number;
  readonly courseList: readonly { readonly courseCode: string; readonly fee: number }[];
}

/** A sign-up that stands, whatever becomes of the prices. */
export interface StandingSignUp {
  readonly courseCodes: readonly string[];
  /** 分 */
  readonly fee: number;
}

const isSameChoice = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((code) => others.includes(code));

/** 分 that a sign-up for these courses costs; 0 while nothing is charged. For the courses of the standing one its fee stays. */
export function signUpFee(
  { feeEnabled, fee, courseList }: SignUpPrices,
  courseCodes: readonly string[],
  standing: StandingSignUp | null,
): number {
  if (!feeEnabled) return 0;
  if (standing !== null && isSameChoice(standing.courseCodes, courseCodes)) return standing.fee;
  return courseList
    .filter(({ courseCode }) => courseCodes.includes(courseCode))
    .reduce((sum, course) => sum + course.fee, fee);
}

/** A fee in 分 as text: `46 元`, `46.50 元`. */
export const yuanWords = (fee: number): string =>
  `${fee % 100 === 0 ? fee / 100 : (fee / 100).toFixed(2)} 元`;
