import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { ApplyCondition } from '@qianwei/api/contract/graduation/apply';

/** A condition with its differences from the usual one; the way of a met one is left out. */
export type ShownCondition = Pick<ApplyCondition, 'name' | 'ok' | 'actual' | 'need'> &
  Partial<ApplyCondition>;

/** A condition as it is shown, with the source of the batch's rules unless it has one of its own. */
export const shownCondition = (
  shown: ShownCondition & Pick<ApplyCondition, 'code'>,
  basis: Basis | null,
): ApplyCondition => ({
  isLater: false,
  text: '',
  measure: null,
  stage: null,
  moreWays: [],
  basis,
  ...shown,
  way: shown.ok ? null : (shown.way ?? null),
});
