import * as v from 'valibot';

/**
 * The twelve stages of a thesis, in their order: 阅读规定 · 选题 · 诚信承诺书 · 开题报告 · 初稿 · 修改稿 · AI使用说明 · 定稿 · 检测 · 评阅 ·
 * 答辩 · 成绩.
 */
export const thesisStage = v.picklist([
  'RULE',
  'TOPIC',
  'COMMITMENT',
  'REPORT',
  'DRAFT',
  'REVISION',
  'AI_INFO',
  'FINAL',
  'CHECK',
  'REVIEW',
  'DEFENCE',
  'GRADE',
]);

/** A stage of a thesis. */
export type ThesisStage = v.InferOutput<typeof thesisStage>;

/** The stages at which the student writes a document, hands it in, and a teacher reviews it. */
export const writtenStages = [
  'REPORT',
  'DRAFT',
  'REVISION',
  'AI_INFO',
  'FINAL',
] as const satisfies readonly ThesisStage[];

/** A stage at which the student writes a document. */
export type WrittenStage = (typeof writtenStages)[number];

/** True for a stage at which the student writes a document. */
export const isWrittenStage = (stage: ThesisStage): stage is WrittenStage =>
  (writtenStages as readonly ThesisStage[]).includes(stage);

/** The stages in words. */
export const thesisStageTitles: Readonly<Record<ThesisStage, string>> = {
  RULE: '阅读规定',
  TOPIC: '选题',
  COMMITMENT: '诚信承诺书',
  REPORT: '开题报告',
  DRAFT: '初稿',
  REVISION: '修改稿',
  AI_INFO: 'AI使用说明',
  FINAL: '定稿',
  CHECK: '检测',
  REVIEW: '评阅',
  DEFENCE: '答辩',
  GRADE: '成绩',
};

/** 未开放 · 待办 · 待审核 · 退回修改 · 通过 · 不合格 · 已逾期. */
export const stageStatus = v.picklist([
  'LOCKED',
  'TODO',
  'SUBMITTED',
  'RETURNED',
  'PASSED',
  'FAILED',
  'OVERDUE',
]);

/** State of a stage. */
export type StageStatus = v.InferOutput<typeof stageStatus>;

/** The states of a stage in words. */
export const stageStatusTitles: Readonly<Record<StageStatus, string>> = {
  LOCKED: '未开放',
  TODO: '待办',
  SUBMITTED: '待审核',
  RETURNED: '退回修改',
  PASSED: '通过',
  FAILED: '不合格',
  OVERDUE: '已逾期',
};

/** 进行中 · 合格 · 已归档 · 本轮不合格 · 复检中 · 终止 · 放弃 · 学术不端, of a thesis as a whole (screens 11.1). */
export const thesisOverall = v.picklist([
  'ONGOING',
  'PASSED',
  'ARCHIVED',
  'FAILED',
  'RETEST',
  'TERMINATED',
  'ABANDONED',
  'MISCONDUCT',
]);

/** State of a thesis as a whole. */
export type ThesisOverall = v.InferOutput<typeof thesisOverall>;

/** States of a thesis in which it goes on, in its first round or in a 复检: a 考籍 has one thesis in any of them. */
export const goingOn: readonly ThesisOverall[] = ['ONGOING', 'FAILED', 'RETEST'];

/** The states of a thesis in words. */
export const thesisOverallTitles: Readonly<Record<ThesisOverall, string>> = {
  ONGOING: '进行中',
  PASSED: '合格',
  ARCHIVED: '已归档',
  FAILED: '本轮不合格',
  RETEST: '复检中',
  TERMINATED: '终止',
  ABANDONED: '已放弃',
  MISCONDUCT: '学术不端',
};

/** Kind of thesis that is chosen with the topic and stays: 学位论文, which the degree needs, or 普通论文. */
export const thesisType = v.picklist(['DEGREE', 'ORDINARY']);

/** Kind of thesis that is chosen with the topic. */
export type ThesisType = v.InferOutput<typeof thesisType>;

/** The kinds of thesis in words. */
export const thesisTypeTitles: Readonly<Record<ThesisType, string>> = {
  DEGREE: '学位论文',
  ORDINARY: '普通论文',
};

/** Rules of a batch that are read and confirmed: 论文管理规定 · 开题报告内容要求 · 论文格式规范. */
export const ruleType = v.picklist(['MANAGE', 'REPORT', 'THESIS']);

/** Rules of a batch that are read and confirmed. */
export type RuleType = v.InferOutput<typeof ruleType>;

/** The rules by name. */
export const ruleTitles: Readonly<Record<RuleType, string>> = {
  MANAGE: '论文管理规定',
  REPORT: '开题报告内容要求',
  THESIS: '论文格式规范',
};
