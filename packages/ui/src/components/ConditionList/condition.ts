import type { ReactNode } from 'react';

/** A way to meet a condition. */
interface WayOut {
  /** The action and its deadline: 申请成绩复核，11月25日截止. */
  text: string;
  href: string;
}

/** The rule that a condition comes from. */
interface ConditionSource {
  title: string;
  href?: string;
  /** Since when it holds: 2025-03-12. */
  date?: string;
}

/** The student's value against a required one, drawn as a bar with a mark across it. */
export interface LineGauge {
  kind: 'line';
  /** The student's value; clamped to the scale; without a number there is no bar. */
  value: number;
  /** The required value. */
  need: number;
  /** The start of the scale. Default 0; above 0 to make a small gap visible, such as 60 for scores near 70. */
  from?: number;
  /** Its end. Default: the line is at five sevenths of the width. */
  to?: number;
  /** The student's value as text: 69.6. Default `value`. */
  valueText?: string;
  /** The line, in words: 需 70. */
  needText: string;
  /** The gap, in words: 差 0.4 分. */
  gap: string;
}

/** Which of several stages it stopped at. */
export interface StageGauge {
  kind: 'stage';
  /** 1 is the first; cut to 1…`stages`. */
  stage: number;
  /** 2 to 12. */
  stages: number;
  /** The office that is working on it: 主考院校. */
  stageText: string;
  /** In words: 停在第 2 级，共 4 级. */
  gap: string;
}

/** One condition of an application, with the student's state. */
export interface Condition {
  id: string;
  name: string;
  /** `pending` cannot be judged yet, such as 毕业证签发后 6 个月内. */
  state: 'unmet' | 'met' | 'pending';
  /** The student's value in words: in full where it is unmet, a few characters where it is met. */
  value: ReactNode;
  /** Ways to meet it, with their dates. */
  ways?: readonly WayOut[];
  source?: ConditionSource;
  gauge?: LineGauge | StageGauge;
}
