import { type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { momentWords } from '@qianwei/api/time/words';
import type { Found } from '../../../eligibility/eligibility.ts';
import { noWayOut } from '../../../eligibility/ways.ts';

/**
 * Obstacle to taking back a submission from its deadline on: the stage would be overdue at once, and nothing could be handed in again.
 * Null before, and without a deadline.
 */
export const lateWithdrawal = (stage: ThesisStage, deadline: Date | null, now: Date): Found | null =>
  deadline === null || now < deadline
    ? null
    : {
        reason: `${thesisStageTitles[stage]}提交已于 ${momentWords(deadline.getTime(), 'end')} 截止，撤回后不能再提交，请等待审核结果`,
        way: noWayOut('BESIDE'),
      };
