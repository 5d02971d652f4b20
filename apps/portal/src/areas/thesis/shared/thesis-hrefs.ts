import type { RuleType, ThesisStage } from '@qianwei/api/contract/thesis/stage';
import { type InferOutput, picklist } from 'valibot';

/** Drawers of the desk of a thesis, as its address names them: 申请换题, 申请换导师, 申请延期, and 写留言. */
export const deskDrawer = picklist(['TOPIC', 'ADVISOR', 'DELAY', 'MESSAGE']);

/** Drawer that the desk of a thesis opens with. */
export type DeskDrawer = InferOutput<typeof deskDrawer>;

/** The desk of a thesis, with one of its drawers open. */
export const deskHref = (studentPlanId: string, drawer?: DeskDrawer): string =>
  `/thesis/directory/${studentPlanId}${drawer === undefined ? '' : `?apply=${drawer}`}`;

/** The desk of a thesis, with one of its stages in front. */
export const stageHref = (studentPlanId: string, stage: ThesisStage): string =>
  `${deskHref(studentPlanId)}?stage=${stage}`;

/** Choice of the topic of a thesis, and what became of it. */
export const topicHref = (studentPlanId: string, planId: string): string =>
  `/thesis/chooseTopic/${studentPlanId}/${planId}`;

/** The letter of a thesis. */
export const commitmentHref = (studentPlanId: string): string => `/thesis/letterCommitment/${studentPlanId}`;

const rulePages: Readonly<Record<RuleType, string>> = {
  MANAGE: 'readManageRule',
  REPORT: 'readReportRule',
  THESIS: 'readThesisRule',
};

/** The page of a rule of a batch. */
export const ruleHref = (planId: string, type: RuleType): string => `/thesis/${rulePages[type]}/${planId}`;
