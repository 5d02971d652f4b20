import { thesisStage } from '@qianwei/api/contract/thesis/stage';
import { hasDeadline } from '@qianwei/api/contract/thesis/stage-chart';
import type { ListedThesis } from '@qianwei/api/contract/thesis/thesis';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { shownDefence, shownHead, shownMoment } from '../../../thesis/shown-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { shownTask } from '../../../thesis/thesis-duty.ts';

/** 批次日程 of the student: the stages that are handed in until a day, or that begin on one. */
const scheduleOf = (thesis: Thesis): ListedThesis['schedule'] =>
  thesisStage.options.flatMap((stage) => {
    const startTime = thesis.windows.get(stage)?.startTime ?? null;
    const endTime = deadlineOf(thesis, stage);
    return (hasDeadline(stage) && endTime !== null) || startTime !== null
      ? [{ stage, startTime: shownMoment(startTime), endTime: shownMoment(endTime) }]
      : [];
  });

/** A thesis as the list shows it. */
export function shownListed(
  thesis: Thesis,
  {
    studentMajorId,
    ...found
  }: Pick<ListedThesis, 'reply' | 'canDelay'> & { readonly studentMajorId: string | undefined },
): ListedThesis {
  const { row, stages, lastRound, retestUntil } = thesis;
  const isOngoing = row.overall === 'ONGOING';
  return {
    ...shownHead(thesis),
    task: shownTask(thesis),
    isCurrent: row.studentMajorId === studentMajorId,
    score: row.score,
    level: row.level,
    ...found,
    stages: thesisStage.options.map((code) => ({
      code,
      status: statusOf(thesis, code),
      deadline: shownMoment(deadlineOf(thesis, code)),
      passedTime: shownMoment(stages.get(code)?.passedAt),
    })),
    schedule: isOngoing ? scheduleOf(thesis) : [],
    defence: shownDefence(thesis),
    hasRetest: lastRound > 1,
    retestUntil: shownMoment(retestUntil),
  };
}

/** Place in the list: something to do, something to wait for, a 复检, over. */
function rankOf({ overall, task }: ListedThesis): number {
  if (overall === 'ONGOING') return task === null ? 1 : 0;
  return overall === 'FAILED' || overall === 'RETEST' ? 2 : 3;
}

/** The moment until which something is to be done; after every other without one. */
const dueOf = ({ task, deadline }: ListedThesis): string => task?.deadline ?? deadline ?? '9999';

/** The most pressing first: by what is to be done, then by its deadline, those without one last. */
export const byPressure = (a: ListedThesis, b: ListedThesis): number =>
  rankOf(a) - rankOf(b) || dueOf(a).localeCompare(dueOf(b));
