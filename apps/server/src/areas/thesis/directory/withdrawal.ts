import {
  isWrittenStage,
  stageStatusTitles,
  type ThesisStage,
  thesisStageTitles,
} from '@qianwei/api/contract/thesis/stage';
import { momentWords } from '@qianwei/api/time/words';
import type { Found } from '../../../eligibility/eligibility.ts';
import { noWayOut, toPage } from '../../../eligibility/ways.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { lateWithdrawal } from '../shared/late-withdrawal.ts';

/** Obstacle to taking back the submission of a stage; null where nothing does. */
export function withdrawalObstacle(thesis: Thesis, stage: ThesisStage): Found | null {
  const name = thesisStageTitles[stage];
  const status = statusOf(thesis, stage);
  const seenAt = thesis.stages.get(stage)?.seenAt ?? null;
  // A topic is taken back on its own page.
  if (!isWrittenStage(stage))
    return {
      reason: `“${name}”提交后不能在这里撤回`,
      way: toPage('看论文任务', directoryPath(thesis.row.id)),
    };
  if (status !== 'SUBMITTED')
    return { reason: `“${name}”现在是“${stageStatusTitles[status]}”，不能撤回`, way: noWayOut('AGAIN') };
  if (seenAt !== null)
    return {
      reason: `老师已于 ${momentWords(seenAt.getTime())} 查看“${name}”，不能撤回，请等待审核结果`,
      way: noWayOut('BESIDE'),
    };
  return lateWithdrawal(stage, deadlineOf(thesis, stage), thesis.now);
}
