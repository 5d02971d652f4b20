import type { DirectoryStage } from '@qianwei/api/contract/thesis/directory';
import { type StageStatus, type ThesisStage, thesisStage } from '@qianwei/api/contract/thesis/stage';
import { openersOf } from '@qianwei/api/contract/thesis/stage-chart';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { shownMoment } from '../../../thesis/shown-thesis.ts';
import { deadlineOf, standingOf, statusOf } from '../../../thesis/stage-state.ts';
import { rulePath, workPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { stageRequirements } from './stage-requirements.ts';
import { countNotes, type Documents, shownVersion, stageOfDoc } from './thesis-documents.ts';
import { withdrawalObstacle } from './withdrawal.ts';

/** States in which a student may have something to do first: in another stage, or with a rule. */
const before: readonly StageStatus[] = ['LOCKED', 'TODO', 'RETURNED', 'OVERDUE'];

function shownOpeners(thesis: Thesis, stage: ThesisStage): DirectoryStage['opensAfter'] {
  const openers = before.includes(statusOf(thesis, stage)) ? openersOf(stage, standingOf(thesis)) : [];
  return openers.flatMap((opener): DirectoryStage['opensAfter'] => {
    if (opener.kind === 'RULE') return [{ ...opener, path: rulePath(thesis.plan.id, opener.ruleType) }];
    return thesis.stages.has(opener.stage) ? [opener] : [];
  });
}

/** The last return of a stage that is still to be handed in again. */
function shownReturn(thesis: Thesis, stage: ThesisStage, documents: Documents): DirectoryStage['returned'] {
  const row = thesis.stages.get(stage);
  const isOpen = ['TODO', 'RETURNED', 'OVERDUE'].includes(statusOf(thesis, stage));
  if (row === undefined || row.returnedAt === null || !isOpen) return null;
  const version = documents.versions.findLast(
    ({ docType, status }) => stageOfDoc(docType) === stage && status === 'RETURNED',
  );
  return {
    by: row.decidedBy,
    time: formatDateTime(row.returnedAt),
    opinion: row.opinion,
    count: row.returnCount,
    must: countNotes(version, 'MUST'),
    suggest: countNotes(version, 'SUGGEST'),
    praise: countNotes(version, 'PRAISE'),
  };
}

/** The time in which a stage is done. Once it is over nothing lies ahead, whatever time the batch has for others. */
function shownTime(thesis: Thesis, stage: ThesisStage): Pick<DirectoryStage, 'startTime' | 'deadline'> {
  if (['PASSED', 'FAILED'].includes(statusOf(thesis, stage))) return { startTime: null, deadline: null };
  return {
    startTime: shownMoment(thesis.windows.get(stage)?.startTime),
    deadline: shownMoment(deadlineOf(thesis, stage)),
  };
}

/** The stages of a round as the desk shows them, in their order; `score` is that of its defence. */
export const directoryStages = (
  thesis: Thesis,
  documents: Documents,
  score: number | null,
): DirectoryStage[] =>
  thesisStage.options.flatMap((code) => {
    const row = thesis.stages.get(code);
    if (row === undefined) return [];
    const { extendedTo, deadline, submittedAt, passedAt } = row;
    const usual = deadline ?? thesis.windows.get(code)?.endTime ?? null;
    return [
      {
        code,
        status: statusOf(thesis, code),
        opensAfter: shownOpeners(thesis, code),
        ...shownTime(thesis, code),
        score: code === 'DEFENCE' ? score : null,
        extended: extendedTo !== null && (usual === null || extendedTo > usual),
        path: workPath(thesis, code),
        require: stageRequirements(thesis, code),
        submitTime: shownMoment(submittedAt),
        passedTime: shownMoment(passedAt),
        returned: shownReturn(thesis, code, documents),
        withdrawable: withdrawalObstacle(thesis, code) === null,
        docs: documents.versions.filter(({ docType }) => stageOfDoc(docType) === code).flatMap(shownVersion),
      },
    ];
  });
