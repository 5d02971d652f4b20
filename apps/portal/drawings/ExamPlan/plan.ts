// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { DateRulerProps } from '@qianwei/ui/DateRuler';
import type { EmptyStateProps } from '@qianwei/ui/EmptyState';

/** Half a day of an examination weekend; one course of it may be taken. */
export interface Session {
  id: string;
  /** 1月9日 周六上午 */
  title: string;
  /** 1月9日上午 */
  day: string;
  /** 周六上午 */
  weekday: string;
  /** 09:00–11:30 */
  time: string;
  /** A remark on its courses: 两门历次都排在同一个半天。 */
  note?: string;
}

/** A course that is examined in this period. */
export interface PlanCourse {
  /** Five digits, as text: 00023 keeps its zeros. */
  code: string;
  /** Its code in the previous plan. */
  formerCode?: string;
  name: string;
  credits: number;
  /** `Session.id` */
  session: string;
  book: string;
  /** Nothing is left to do for it: 已合格 78 分. */
  settled?: string;
  /** The student's progress in it, as a sentence: 课程已学 31%。 */
  standing?: string;
}

/** A later period in the what-if plan, one place for each half-day. */
export interface LaterPeriod {
  /** 2027年4月 */
  name: string;
  /** The graduation of a student who is done after this period. */
  graduation: string;
  /** In the order of the sessions; a free place takes what this period leaves over. */
  places: readonly (Pick<PlanCourse, 'code' | 'name'> | undefined)[];
}

/** Why nothing can be registered now. */
interface Closure {
  /** What is closed and when it opens, ending in a full stop. */
  title: string;
  text: string;
  contact: { label: string; href: string };
}

/** What was submitted. */
export interface Submission {
  receipt: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
  codes: readonly string[];
  /** Until when it is to be paid: 11月22日 20:14. */
  payUntil: string;
}

/** A period whose timetable is published. */
export interface OpenPeriod {
  kind: 'timetable';
  ruler: { points: DateRulerProps['points']; now: number; nowNote?: string };
  sessions: readonly Session[];
  courses: readonly PlanCourse[];
  /** Codes in the basket. */
  basket: readonly string[];
  /** Codes of the courses that are better taken now when two clash. */
  advised: readonly string[];
  /** Yuan for one course. */
  fee: number;
  /** Maximum courses of a period. */
  limit: number;
  later: readonly LaterPeriod[];
  /** The student's examination area: 江澜市. */
  area: string;
  /** Courses of the major that are not examined now, and when they will be. */
  notNow: { count: number; next: string };
  closure?: Closure;
}

/** A period without a timetable, or one that is over. */
export interface EmptyPeriod {
  kind: 'empty';
  drawing: EmptyStateProps['drawing'];
  title: string;
  why: string;
  action: { label: string; href: string };
}

/** One tab: 2027年1月 报考中. */
export interface Period {
  id: string;
  name: string;
  /** Its state: 报考中. */
  note: string;
  content: OpenPeriod | EmptyPeriod;
}
