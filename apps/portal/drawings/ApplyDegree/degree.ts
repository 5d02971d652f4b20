// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** A date on a road. */
interface RoadPoint extends Pick<StateMarkProps, 'shape'> {
  /** It is hard to keep. */
  isTight?: boolean;
  /** In words: 2026年12月30日. */
  when: string;
  what: string;
}

/** One way to the degree, date by date. */
export interface Road {
  title: string;
  points: readonly RoadPoint[];
}

/** A note in the margin about the time that is left. */
export interface Roads {
  title: string;
  text: string;
  roads: readonly Road[];
}

/** Whom to ask. */
export interface Contact {
  name: string;
  /** Number and hours. */
  phone: string;
}

/** A submitted application, and what comes next. */
export interface DegreeSubmission {
  receipt: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
  checksum: string;
  next: string;
  facts: readonly { label: string; value: string; wide?: boolean }[];
}
