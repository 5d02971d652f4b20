import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { goingOn, type ThesisOverall } from '@qianwei/api/contract/thesis/stage';

/** The payload by which calls name a thesis in the round that a page shows. */
export const thesisPayloadOf = ({
  studentPlanId,
  roundNo,
}: Pick<ThesisDirectory, 'studentPlanId' | 'roundNo'>) => ({
  studentPlanId,
  ...(roundNo > 1 && { retest: true }),
});

/** True for a thesis in which nothing is done any more: filed, given up or ended. */
export const isThesisOver = (overall: ThesisOverall): boolean => !goingOn.includes(overall);
