import type { RuleType, ThesisStage } from '@qianwei/api/contract/thesis/stage';
import type { Thesis } from './read-thesis.ts';

const rulePages: Readonly<Record<RuleType, string>> = {
  MANAGE: '/thesis/readManageRule',
  REPORT: '/thesis/readReportRule',
  THESIS: '/thesis/readThesisRule',
};

/** The page of a rule of a batch. */
export const rulePath = (planId: string, type: RuleType): string => `${rulePages[type]}/${planId}`;

/** The desk of a thesis, with one of its stages in front. */
export const directoryPath = (studentPlanId: string, stage?: ThesisStage): string =>
  `/thesis/directory/${studentPlanId}${stage === undefined ? '' : `?stage=${stage}`}`;

/** The page on which a topic is chosen. */
export const topicPath = (studentPlanId: string, planId: string): string =>
  `/thesis/chooseTopic/${studentPlanId}/${planId}`;

/** The page on which a stage is done; a stage whose page is not open yet leads to the desk of the thesis. */
export function stagePath({ row, plan }: Pick<Thesis, 'row' | 'plan'>, stage: ThesisStage): string {
  switch (stage) {
    case 'RULE':
      return rulePath(plan.id, 'MANAGE');
    case 'TOPIC':
      return topicPath(row.id, plan.id);
    case 'COMMITMENT':
      return `/thesis/letterCommitment/${row.id}`;
    default:
      return directoryPath(row.id, stage);
  }
}

/** The page on which the student works at a stage, or reads its result. */
export function workPath(thesis: Pick<Thesis, 'row' | 'plan'>, stage: ThesisStage): string {
  const { id } = thesis.row;
  switch (stage) {
    case 'REPORT':
    case 'DRAFT':
    case 'REVISION':
    case 'FINAL':
      return `/thesis/edit/${id}?docType=${stage}`;
    case 'CHECK':
      return `/thesis/edit/${id}?docType=FINAL`;
    case 'AI_INFO':
      return `/thesis/useAIInfo/${id}`;
    case 'DEFENCE':
      return `/thesis/appointment/${id}`;
    case 'REVIEW':
    case 'GRADE':
      return `/thesis/reviews/${id}`;
    default:
      return stagePath(thesis, stage);
  }
}
