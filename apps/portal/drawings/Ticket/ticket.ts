// Only for the drawing: the data that it is made of. The page that is built takes the contract's types.

import type { DateRulerProps } from '@qianwei/ui/DateRuler';

/** One examination on the ticket. */
export interface TicketExam {
  /** Five digits, as text. */
  code: string;
  name: string;
  /** Things to bring: 带黑色签字笔. */
  bring?: string;
  /** 上机, 答辩. */
  form: string;
  /** 12月19日, and the day of the week apart. */
  day: string;
  weekday: string;
  time: string;
  room: string;
  seat: string;
}

/** A place and what is examined there. */
export interface TicketSite {
  name: string;
  address: string;
  exams: readonly TicketExam[];
}

/** The schedule of an examination's day. */
interface TicketDay {
  title: string;
  points: DateRulerProps['points'];
  spans: NonNullable<DateRulerProps['spans']>;
}

/** The content of a ticket. */
export interface TicketData {
  issuer: string;
  title: string;
  name: string;
  sex: string;
  /** Digits, as text. */
  ticketNumber: string;
  /** 18 characters, whole: it is checked against the card at the door. */
  identityNumber: string;
  major: string;
  batch: string;
  sites: readonly TicketSite[];
  day: TicketDay;
  rules: readonly string[];
  /** The items that the student has checked before printing. */
  checked: readonly string[];
  verification: { code: string; notes: readonly string[] };
  offices: readonly string[];
  /** `yyyy-MM-dd HH:mm:ss`. */
  printedAt: string;
}
