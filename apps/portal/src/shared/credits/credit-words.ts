import type { CreditState, PlanCredits } from '@qianwei/api/contract/academic/credits';
import type { CreditBarProps } from '@qianwei/ui/CreditBar';

/** A course's slip on the bar of credits. */
export const slipStates: Readonly<Record<CreditState, CreditBarProps['slips'][number]['state']>> = {
  DONE: 'passed',
  REGISTERED: 'planned',
  BASKET: 'basket',
  REST: 'rest',
};

/** `已报考 8，篮里 4`, each only where there is some. */
export const formatPlanned = ({ registered, basket }: Pick<PlanCredits, 'registered' | 'basket'>): string =>
  [...(registered > 0 ? [`已报考 ${registered}`] : []), ...(basket > 0 ? [`篮里 ${basket}`] : [])].join('，');

/** The words under the bar, the same on every page: what is registered and what is in the basket are two groups. */
export const creditTexts: NonNullable<CreditBarProps['texts']> = {
  passed: (sum) => `已合格 ${sum}`,
  planned: (sum) => `已报考 ${sum}`,
  basket: (sum) => `篮里 ${sum}`,
  rest: (sum, listed) => (listed > sum ? `还差 ${sum}，剩下各门共 ${listed}` : `还差 ${sum}`),
};
