import { goingOn } from '@qianwei/api/contract/thesis/stage';
import type { Found } from '../../../eligibility/eligibility.ts';
import { toOffice, toScores } from '../../../eligibility/ways.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';

/** Facts by which a thesis is worked on or not. */
type Activity = Pick<Thesis, 'row' | 'plan' | 'record'>;

const goesOn = ({ row, plan }: Activity): boolean =>
  plan.status === 'ACTIVE' && goingOn.includes(row.overall);

/** True while a thesis is worked on, in its first round or in a 复检, by somebody who is enrolled. */
export const isUnderWay = (thesis: Activity): boolean => goesOn(thesis) && thesis.record.status === 'NORMAL';

/** Keeps from anything in a thesis that is over, or whose 考籍 has ended; `what` is 留言 or 申请换题. */
export function overObstacle(thesis: Activity, what: string): Found | null {
  if (!goesOn(thesis)) return { reason: `这篇论文的流程已经结束，不能再${what}`, way: toOffice };
  const { status } = thesis.record;
  if (status === 'NORMAL') return null;
  return status === 'GRADUATED'
    ? { reason: `你在这个专业已经毕业，不用再${what}`, way: toScores }
    : { reason: `你的考籍不是在籍状态，不能${what}`, way: toOffice };
}
