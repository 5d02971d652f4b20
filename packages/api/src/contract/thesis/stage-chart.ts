import * as v from 'valibot';
import { type RuleType, type StageStatus, type ThesisStage, thesisStage } from './stage.ts';

/**
 * The steps of a stage. By the server: 开放 (OPEN) once what comes before is passed, 逾期 (EXPIRE). By the student: 确认 (CONFIRM) what
 * nobody reviews, 提交, 撤回. By teachers and the office: 退回, 通过, 不合格, 延期 (EXTEND), and 重新开放 (REOPEN) when a title changes.
 */
export const stageStep = v.picklist([
  'OPEN',
  'CONFIRM',
  'SUBMIT',
  'WITHDRAW',
  'RETURN',
  'PASS',
  'FAIL',
  'EXPIRE',
  'EXTEND',
  'REOPEN',
]);

/** A step of a stage. */
export type StageStep = v.InferOutput<typeof stageStep>;

/**
 * Way in which a stage is passed: the student CONFIRMs it alone; it is submitted and REVIEWED by a teacher; it is JUDGED without a
 * submission; or it is CHECKED, which is judged once, and after a bad result once more on a mended text.
 */
type StageKind = 'CONFIRMED' | 'REVIEWED' | 'CHECKED' | 'JUDGED';

const kinds: Readonly<Record<ThesisStage, StageKind>> = {
  RULE: 'CONFIRMED',
  TOPIC: 'REVIEWED',
  COMMITMENT: 'CONFIRMED',
  REPORT: 'REVIEWED',
  DRAFT: 'REVIEWED',
  REVISION: 'REVIEWED',
  AI_INFO: 'REVIEWED',
  FINAL: 'REVIEWED',
  CHECK: 'CHECKED',
  REVIEW: 'JUDGED',
  DEFENCE: 'JUDGED',
  GRADE: 'JUDGED',
};

type Moves = Readonly<Partial<Record<StageStep, Readonly<Partial<Record<StageStatus, StageStatus>>>>>>;

const opened: Moves = { OPEN: { LOCKED: 'TODO' } };

/** The longer time of a stage that is not handed in; one that was overdue can be done again. */
const timed: Moves = {
  EXPIRE: { TODO: 'OVERDUE', RETURNED: 'OVERDUE' },
  EXTEND: { TODO: 'TODO', RETURNED: 'RETURNED', OVERDUE: 'TODO' },
};

const moves: Readonly<Record<StageKind, Moves>> = {
  CONFIRMED: { ...opened, CONFIRM: { TODO: 'PASSED' }, REOPEN: { PASSED: 'TODO' } },
  REVIEWED: {
    ...opened,
    ...timed,
    SUBMIT: { TODO: 'SUBMITTED', RETURNED: 'SUBMITTED' },
    WITHDRAW: { SUBMITTED: 'TODO' },
    RETURN: { SUBMITTED: 'RETURNED' },
    PASS: { SUBMITTED: 'PASSED' },
    REOPEN: { PASSED: 'TODO' },
  },
  // To be done, it waits for the first result, which no deadline ends; RETURNED, it is the time to mend the text.
  CHECKED: {
    ...opened,
    EXPIRE: { RETURNED: 'OVERDUE' },
    EXTEND: { RETURNED: 'RETURNED', OVERDUE: 'RETURNED' },
    RETURN: { TODO: 'RETURNED' },
    SUBMIT: { RETURNED: 'SUBMITTED' },
    PASS: { TODO: 'PASSED', SUBMITTED: 'PASSED' },
    FAIL: { TODO: 'FAILED', SUBMITTED: 'FAILED', OVERDUE: 'FAILED' },
  },
  JUDGED: { ...opened, PASS: { TODO: 'PASSED' }, FAIL: { TODO: 'FAILED' } },
};

/** State of a stage after a step (screens 11.1); null when the step cannot be taken there. Times and places are not looked at. */
export const stageStatusAfter = (
  stage: ThesisStage,
  status: StageStatus,
  step: StageStep,
): StageStatus | null => moves[kinds[stage]][step]?.[status] ?? null;

/** True for a stage that its student hands in until a deadline. */
export const hasDeadline = (stage: ThesisStage): boolean =>
  kinds[stage] === 'REVIEWED' || kinds[stage] === 'CHECKED';

/** The stages that must be passed before each one opens. */
export const stagesBefore: Readonly<Record<ThesisStage, readonly ThesisStage[]>> = {
  RULE: [],
  TOPIC: ['RULE'],
  COMMITMENT: ['TOPIC'],
  REPORT: ['COMMITMENT'],
  DRAFT: ['REPORT'],
  REVISION: ['DRAFT'],
  AI_INFO: ['DRAFT'],
  FINAL: ['REVISION', 'AI_INFO'],
  CHECK: ['FINAL'],
  REVIEW: ['CHECK'],
  DEFENCE: ['REVIEW'],
  GRADE: ['DEFENCE'],
};

/** The rules that must be read before a stage opens; none for the others. RULE itself is the reading of 论文管理规定. */
export const ruleBefore: Readonly<Partial<Record<ThesisStage, RuleType>>> = {
  REPORT: 'REPORT',
  DRAFT: 'THESIS',
};

/** Standing of a thesis: the state of each stage, and the rules that were read. */
export interface ThesisStanding {
  readonly statusOf: (stage: ThesisStage) => StageStatus;
  readonly hasRead: (rule: RuleType) => boolean;
}

/** One of the things that keep a stage locked. */
export type Opener =
  | { readonly kind: 'STAGE'; readonly stage: ThesisStage }
  | { readonly kind: 'RULE'; readonly ruleType: RuleType };

/** The things that still keep a stage from opening, in the order in which they are done; none for one that may open. */
export function openersOf(stage: ThesisStage, { statusOf, hasRead }: ThesisStanding): Opener[] {
  const stages = stagesBefore[stage]
    .filter((before) => statusOf(before) !== 'PASSED')
    .map((before): Opener => ({ kind: 'STAGE', stage: before }));
  const rule = ruleBefore[stage];
  return rule === undefined || hasRead(rule) ? stages : [...stages, { kind: 'RULE', ruleType: rule }];
}

/** The locked stages that may open now. */
export const stagesToOpen = (standing: ThesisStanding): ThesisStage[] =>
  thesisStage.options.filter(
    (stage) => standing.statusOf(stage) === 'LOCKED' && openersOf(stage, standing).length === 0,
  );

/** The stage at which a thesis is: the first that is open and not passed; GRADE once all are. */
export const currentStage = ({ statusOf }: Pick<ThesisStanding, 'statusOf'>): ThesisStage =>
  thesisStage.options.find((stage) => statusOf(stage) !== 'PASSED' && statusOf(stage) !== 'LOCKED') ??
  thesisStage.options.find((stage) => statusOf(stage) === 'LOCKED') ??
  'GRADE';

/** State of a stage by the clock: what is not handed in by its deadline is overdue, whether or not the row says so already. */
export const statusAt = (
  stage: ThesisStage,
  { status, deadline }: { readonly status: StageStatus; readonly deadline: Date | null },
  now: Date,
): StageStatus =>
  deadline !== null && now >= deadline ? (stageStatusAfter(stage, status, 'EXPIRE') ?? status) : status;
