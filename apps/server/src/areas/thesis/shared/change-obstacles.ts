import { errorCode } from '@qianwei/api/contract/envelope';
import { type ChangeType, changeTitles } from '@qianwei/api/contract/thesis/change';
import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { type ThesisStage, thesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { hasDeadline, stageStatusAfter } from '@qianwei/api/contract/thesis/stage-chart';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { thesisChange, thesisDelay } from '../../../db/schema/thesis-talk.ts';
import { type Check, decideEligibility, shownObstacle } from '../../../eligibility/eligibility.ts';
import { noWayOut, toOffice, toPage } from '../../../eligibility/ways.ts';
import type { Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, isHandedIn, statusOf } from '../../../thesis/stage-state.ts';
import { topicPath } from '../../../thesis/thesis-paths.ts';
import { formatDateTime } from '../../../time.ts';
import { overObstacle } from './thesis-activity.ts';

/** Facts by which a change or a delay can be applied for. */
export interface ChangeFacts {
  readonly thesis: Thesis;
  /** The changes that are open, or were granted. */
  readonly changes: readonly { readonly type: ChangeType; readonly status: string }[];
  /** Stages for which a delay waits for its decision, in this round. */
  readonly delaying: ReadonlySet<ThesisStage>;
}

/** Reads the facts of a thesis. */
export async function readChangeFacts(db: Database, thesis: Thesis): Promise<ChangeFacts> {
  const { row, roundNo } = thesis;
  const [changes, delays] = await Promise.all([
    db
      .select({ type: thesisChange.type, status: thesisChange.status })
      .from(thesisChange)
      .where(
        and(eq(thesisChange.studentPlanId, row.id), inArray(thesisChange.status, ['PENDING', 'APPROVED'])),
      ),
    db
      .select({ stage: thesisDelay.stage })
      .from(thesisDelay)
      .where(
        and(
          eq(thesisDelay.studentPlanId, row.id),
          eq(thesisDelay.roundNo, roundNo),
          eq(thesisDelay.status, 'PENDING'),
        ),
      ),
  ]);
  return { thesis, changes, delaying: new Set(delays.map(({ stage }) => stage)) };
}

type ChangeCheck = Check<ChangeFacts, string>;

const isOver = (what: string): ChangeCheck => ({
  code: 'OVER',
  errorCode: errorCode.stateForbids,
  obstacle: ({ thesis }) => overObstacle(thesis, what),
});

const isOpen = (type: ChangeType): ChangeCheck => ({
  code: 'OPEN',
  errorCode: errorCode.stateForbids,
  obstacle: ({ changes }) =>
    changes.some((change) => change.type === type && change.status === 'PENDING')
      ? { reason: `${changeTitles[type]}申请正在审核，请等待结果`, way: noWayOut('BESIDE') }
      : null,
});

const hasTopic = (what: string): ChangeCheck => ({
  code: 'NO_TOPIC',
  errorCode: errorCode.stateForbids,
  obstacle: ({ thesis }) =>
    thesis.advisor === null
      ? {
          reason: `选题通过以后才能${what}`,
          way: toPage('看选题', topicPath(thesis.row.id, thesis.plan.id)),
        }
      : null,
});

/** Before a change can be applied for, in their order (《论文管理规定》第十二条、第十五条). */
const changeChecks: Readonly<Record<ChangeType, readonly ChangeCheck[]>> = {
  TOPIC: [
    isOver('申请换题'),
    {
      code: 'USED',
      errorCode: errorCode.limitReached,
      obstacle: ({ changes }) =>
        changes.some(({ type, status }) => type === 'TOPIC' && status === 'APPROVED')
          ? { reason: '换题每人限一次，你已经换过题目', way: toOffice }
          : null,
    },
    hasTopic('申请换题'),
    {
      code: 'REPORT',
      errorCode: errorCode.stateForbids,
      obstacle: ({ thesis }) =>
        isHandedIn(thesis, 'REPORT')
          ? { reason: '换题应当在提交开题报告以前申请，开题报告已经提交过', way: toOffice }
          : null,
    },
    isOpen('TOPIC'),
  ],
  ADVISOR: [isOver('申请换导师'), hasTopic('申请换导师'), isOpen('ADVISOR')],
};

/** The checks of a change with what they find. */
export const changeEligibility = (facts: ChangeFacts, type: ChangeType) =>
  decideEligibility(changeChecks[type], facts, facts.thesis.now);

/** The stages whose deadline can be put off: those that the student has still to hand in, also after it. */
function delayableStages(thesis: Thesis): { readonly stage: ThesisStage; readonly deadline: Date }[] {
  return thesisStage.options.flatMap((stage) => {
    const deadline = deadlineOf(thesis, stage);
    const status = statusOf(thesis, stage);
    // A check that was not judged yet waits for its result, not for the student.
    const waits = stage === 'CHECK' && status === 'TODO';
    return deadline === null ||
      waits ||
      !hasDeadline(stage) ||
      stageStatusAfter(stage, status, 'EXTEND') === null
      ? []
      : [{ stage, deadline }];
  });
}

/** The checks of a delay with what they find: of a stage, or without one of any. */
export function delayEligibility(facts: ChangeFacts, stage?: ThesisStage) {
  const stages = delayableStages(facts.thesis).map((row) => row.stage);
  const asked = stage === undefined ? stages : stages.filter((candidate) => candidate === stage);
  const name = stage === undefined ? '' : `“${thesisStageTitles[stage]}”`;
  const checks: ChangeCheck[] = [
    isOver('申请延期'),
    {
      code: 'NOTHING',
      errorCode: errorCode.stateForbids,
      obstacle: () =>
        asked.length > 0
          ? null
          : {
              reason: stage === undefined ? '现在没有可以延期的环节' : `${name}现在没有可以延期的截止时间`,
              way: noWayOut('BESIDE'),
            },
    },
    {
      code: 'OPEN',
      errorCode: errorCode.stateForbids,
      obstacle: ({ delaying }) =>
        asked.every((candidate) => delaying.has(candidate))
          ? { reason: `${name}延期申请正在审核，请等待结果`, way: noWayOut('BESIDE') }
          : null,
    },
  ];
  return decideEligibility(checks, facts, facts.thesis.now);
}

/** 换题, 换导师 and 延期 as the desk of a thesis shows them. */
export async function changeObstacles(
  db: Database,
  thesis: Thesis,
): Promise<Pick<ThesisDirectory, 'obstacles' | 'delayable'>> {
  const facts = await readChangeFacts(db, thesis);
  const shown = ({ refusal }: ReturnType<typeof delayEligibility>) => refusal && shownObstacle(refusal);
  const stages = delayableStages(thesis).filter(({ stage }) => !facts.delaying.has(stage));
  return {
    obstacles: {
      TOPIC: shown(changeEligibility(facts, 'TOPIC')),
      ADVISOR: shown(changeEligibility(facts, 'ADVISOR')),
      DELAY: shown(delayEligibility(facts)),
    },
    delayable: stages.map(({ stage, deadline }) => ({ stage, deadline: formatDateTime(deadline) })),
  };
}
