// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { BookCoverProps } from '@qianwei/ui/BookCover';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** A state or a date in words, with its mark. */
interface CourseState extends Pick<StateMarkProps, 'shape' | 'tone'> {
  text: string;
  action?: { label: string; href: string };
}

/** A course as a volume on the shelf. */
export interface Course {
  /** Five digits, as text: 00023 keeps its zeros. */
  code: string;
  name: string;
  credits: number;
  lecturer: string;
  tone: BookCoverProps['tone'];
  /** 0 to 1, of the videos. */
  learnt: number;
  /** 章节测验, 综合, 过程性: figures in words. */
  figures: readonly { term: string; value: string }[];
  state: CourseState;
  /** What to do next: 继续学习 or 续期办法. */
  action: { label: string; href: string };
}

/** The course that was studied last, opened at its place. */
export interface CurrentCourse extends Omit<Course, 'figures' | 'state'> {
  /** When: 昨天 22:41. */
  lastStudied: string;
  /** Until when the course may be used, `yyyy-MM-dd`. */
  servedUntil: string;
  chapter: string;
  /** Where in the video: 4.2 数据查询，看到 12:35，共 24:10. */
  place: string;
  links: readonly { label: string; href: string }[];
  states: readonly CourseState[];
}

/** One part of the process score: its score and its weight. */
export interface ScorePart {
  name: string;
  /** 0 to 100. */
  score: number;
  /** 0 to 1. */
  weight: number;
}

/** The process score of a course and what it means for the written examination. */
export interface ProcessScore {
  /** What it counts in the total: 0 to 1. */
  share: number;
  parts: readonly ScorePart[];
  /** An example with a written score, 0 to 100. */
  writtenExample: number;
  until: string;
  rule: { name: string; href: string; date: string };
}

/** What was learnt in the week, Monday first, in minutes. */
export interface LearningWeek {
  minutes: readonly number[];
  /** The index of today in `minutes`. */
  today: number;
  /** Days in a row. */
  streak: number;
}
