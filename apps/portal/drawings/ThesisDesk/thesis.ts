// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { AnnotationProps } from '@qianwei/ui/Annotation';
import type { SavingState } from '@qianwei/ui/SaveState';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import type { Step } from '@qianwei/ui/Steps';

/** A piece of a paragraph: plain, or marked by the teacher for the note with this id. */
type Run = string | { note: string; text: string };

/** A paragraph of a manuscript. */
export interface Block {
  id: string;
  kind: 'title' | 'heading' | 'paragraph';
  runs: readonly Run[];
}

/** A teacher's note in the margin. */
export interface ThesisNote {
  id: string;
  /** Its figure in the text, in the order of the text. */
  number: number;
  kind: AnnotationProps['kind'];
  /** The marked text, shortened, for where the note is not beside it. */
  quote: string;
  text: string;
  resolved?: boolean;
  replies?: readonly string[];
}

/** One submitted version of a stage's document. */
export interface Manuscript {
  /** 开题报告　第 1 稿. */
  title: string;
  /** When, and how long: 11月16日 21:47 提交，3 216 字. */
  note: string;
  blocks: readonly Block[];
}

/** The state of the thesis: what now, until when, what next. */
export interface Verdict extends Pick<StateMarkProps, 'shape' | 'tone'> {
  title: string;
  /** The last act, its person and time. */
  event: string;
  due?: { at: string; left: string };
  /** The teacher's words about the whole. */
  remark?: string;
  /** The one thing to do; `blocked` is the reason why it cannot be done now. */
  action: { label: string; href: string; blocked?: string };
  extension?: { label: string; href: string };
}

/** A line of 我的提交. */
export interface Submission {
  id: string;
  version: string;
  time: string;
  /** Characters. */
  length: number;
  /** Of the submitted file; a draft has its save state instead. */
  checksum?: string;
  saving?: SavingState;
}

export interface Message {
  id: string;
  text: string;
  by: string;
}

/** A thesis task. */
export interface Thesis {
  title: string;
  /** Batch, major, kind. */
  facts: readonly string[];
  teacher: string;
  /** When the teacher can be reached. */
  hours: string;
  stages: readonly Step[];
  verdict: Verdict;
  manuscript: Manuscript;
  notes: readonly ThesisNote[];
  submissions: readonly Submission[];
  messages: readonly Message[];
  messageCount: number;
}

/** The frame around the page, for 王雨桐. */
export const thesisPlace = {
  currentPath: '/thesis',
  trail: [{ label: '论文管理', href: '#thesis' }, { label: '论文任务' }],
  back: { href: '#thesis', label: '返回论文管理' },
  student: '王雨桐',
  notices: 2,
  badges: { '/thesis': 1 },
};
