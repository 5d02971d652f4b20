import { type StageStatus, type ThesisStage, thesisStage } from '@qianwei/api/contract/thesis/stage';
import {
  currentStage,
  hasDeadline,
  openersOf,
  stagesToOpen,
  statusAt,
  type ThesisStanding,
} from '@qianwei/api/contract/thesis/stage-chart';
import type { Thesis } from './read-thesis.ts';

/** The deadline of a stage: a granted delay, else one of this student alone, else that of the batch; null without any. */
export function deadlineOf(
  { stages, windows }: Pick<Thesis, 'stages' | 'windows'>,
  stage: ThesisStage,
): Date | null {
  const row = stages.get(stage);
  return row?.extendedTo ?? row?.deadline ?? windows.get(stage)?.endTime ?? null;
}

/** State of a stage by the clock: one that was not handed in by its deadline is OVERDUE. */
export function statusOf(
  thesis: Pick<Thesis, 'stages' | 'windows' | 'now'>,
  stage: ThesisStage,
): StageStatus {
  const status = thesis.stages.get(stage)?.status ?? 'LOCKED';
  return hasDeadline(stage)
    ? statusAt(stage, { status, deadline: deadlineOf(thesis, stage) }, thesis.now)
    : status;
}

/**
 * State of a stage that a 复检 does not have, because it was passed in an earlier round: in its place stand those before it in this
 * round.
 */
const statusInOtherRound = (thesis: Thesis, stage: ThesisStage): StageStatus =>
  thesis.roundNo > 1 &&
  thesisStage.options
    .slice(0, thesisStage.options.indexOf(stage))
    .every((before) => !thesis.stages.has(before) || statusOf(thesis, before) === 'PASSED')
    ? 'PASSED'
    : 'LOCKED';

/** Standing of a thesis, by which stages open. A rule counts as read in any version; who acts must have read the newest. */
export const standingOf = (thesis: Thesis): ThesisStanding => ({
  statusOf: (stage) =>
    thesis.stages.has(stage) ? statusOf(thesis, stage) : statusInOtherRound(thesis, stage),
  hasRead: (type) => {
    const rule = thesis.rules.get(type);
    return rule !== undefined && (rule.readAt !== null || rule.readBefore !== null);
  },
});

/** The locked stages of this round that may open now. */
export const openingStages = (thesis: Thesis): ThesisStage[] =>
  stagesToOpen(standingOf(thesis)).filter((stage) => thesis.stages.has(stage));

/** The stage of this round in the way of who acts in `stage`: it was opened again. Undefined without one. */
export function stageInTheWay(thesis: Thesis, stage: ThesisStage): ThesisStage | undefined {
  const before = openersOf(stage, standingOf(thesis)).flatMap((opener) =>
    opener.kind === 'STAGE' ? [opener.stage] : [],
  );
  return before.find((code) => thesis.stages.has(code));
}

/**
 * True once a stage was handed in, whatever became of it since; taken back before the teacher opened it, it was not, unless it had been
 * returned before.
 */
export const isHandedIn = (thesis: Pick<Thesis, 'stages' | 'windows' | 'now'>, stage: ThesisStage): boolean =>
  !['LOCKED', 'TODO', 'OVERDUE'].includes(statusOf(thesis, stage)) ||
  (thesis.stages.get(stage)?.returnCount ?? 0) > 0;

/** The stage at which a thesis is. */
export const stageNow = (thesis: Thesis): ThesisStage => currentStage(standingOf(thesis));
