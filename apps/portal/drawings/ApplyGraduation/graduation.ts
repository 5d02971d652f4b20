// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { ReceiptRow } from '@qianwei/ui/Receipt';
import type { Step } from '@qianwei/ui/Steps';

/** A photo of the wrong size, in pixels. */
export interface PhotoPicture {
  kind: 'photo';
  current: readonly [width: number, height: number];
  needed: readonly [width: number, height: number];
}

/** A stretch of the CV without an entry. */
export interface GapPicture {
  kind: 'gap';
  /** How long before, within and after it, in months. */
  months: readonly [before: number, within: number, after: number];
  /** The four ends in words: 2015, 19.07, 20.06, 今. */
  ends: readonly [string, string, string, string];
}

/** A fault that an application was returned for. */
export interface Fault {
  id: string;
  title: string;
  /** The fault, and the accepted form. */
  text: string;
  ways: readonly string[];
  picture: PhotoPicture | GapPicture;
  /** Set once it is corrected: 20:14 已保存，480 × 640。 */
  fixed?: string;
}

/** One condition of graduation and what was found. */
export interface Check {
  name: string;
  value: string;
  isMet: boolean;
}

/** Returned: only the faults can be changed. */
export interface ReturnedStage {
  kind: 'returned';
  by: string;
  /** 11月19日 10:26 */
  at: string;
  /** 11月26日（周四）24:00 */
  until: string;
  /** 5 天 3 小时 */
  left: string;
  /** How many items are fine and locked. */
  locked: number;
  faults: readonly Fault[];
}

/** Under review: nothing can be changed. */
export interface ReviewingStage {
  kind: 'reviewing';
  /** The reviewing office: 主考院校. */
  by: string;
  /** 12月1日 */
  expected: string;
  materials: readonly { label: string; value: string }[];
}

/** Being filled in. */
export interface FillingStage {
  kind: 'filling';
  /** 11月27日（周五）17:00 */
  until: string;
  left: string;
  way: readonly Step[];
  /** From the register of students; cannot be changed here. */
  known: readonly { label: string; value: string; masked?: string }[];
  draft: Readonly<
    Record<'nativePlace' | 'politics' | 'employer' | 'address' | 'assessment' | 'pickup', string>
  >;
  /** 20:14:33 */
  savedAt: string;
}

/** The stage of an application. */
export type GraduationStage = ReturnedStage | ReviewingStage | FillingStage;

/** The receipt of the last submission. */
export interface GraduationReceipt {
  rows: readonly ReceiptRow[];
  next: string;
}
