/** The words of the credit bar. */
export interface CreditBarTexts {
  passed: (credits: number) => string;
  planned: (credits: number) => string;
  basket: (credits: number) => string;
  /** `listed`: the credits of the courses that are left, more than `credits` where whole courses go beyond what is required. */
  rest: (credits: number, listed: number) => string;
  /** Credits beyond what is required. */
  over: (credits: number) => string;
  /** Words at the end of the required credits; shown with `showsLine`. */
  line: (credits: number) => string;
  /** Credits that another choice would add; only read out. */
  maybe: (credits: number) => string;
  /** A course in the list that screen readers get. */
  slip: (name: string, credits: number) => string;
  /** There is nothing in the plan. */
  empty: string;
}

export const creditBarTexts: CreditBarTexts = {
  passed: (credits) => `已合格 ${credits} 学分`,
  planned: (credits) => `已报 ${credits}`,
  basket: (credits) => `篮里 ${credits}`,
  rest: (credits, listed) =>
    listed > credits ? `还差 ${credits} 学分，剩下各门共 ${listed}` : `还差 ${credits} 学分`,
  over: (credits) => `超出毕业要求 ${credits} 学分`,
  line: (credits) => `毕业线 ${credits}`,
  maybe: (credits) => `另可选 ${credits} 学分`,
  slip: (name, credits) => (credits > 0 ? `${name}，${credits} 学分` : `${name}，不计学分`),
  empty: '专业计划里还没有课程',
};
