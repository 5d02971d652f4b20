import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateTime, day, id } from '../fields.ts';
import { gender } from '../gender.ts';
import { assessForm } from '../sign-up/assess-form.ts';
import { signUpLanguage } from '../sign-up/sign-up.ts';

/** Exam that a ticket admits to: 统考 · 实践考核 · 学士学位英语. The tickets of defences come with their page. */
export const ticketType = v.picklist(['EXAM', 'PRACTICE', 'ENGLISH']);

/** Exam that a ticket admits to. */
export type TicketType = v.InferOutput<typeof ticketType>;

/** A course on a ticket: when and where it is examined. */
export const ticketItem = v.object({
  /** Empty for an exam that is no course. */
  courseCode: v.string(),
  courseName: v.string(),
  /** Empty for a written exam. */
  assessForms: v.array(assessForm),
  date: day,
  /** `HH:mm` */
  startTime: v.string(),
  endTime: v.string(),
  /** One of `sites`, by its name. */
  siteName: v.string(),
  /** Such as 第 08 考场. */
  room: v.string(),
  seat: v.string(),
  /** Things to bring; empty for none. */
  carry: v.string(),
});

/** A course on a ticket: when and where it is examined. */
export type TicketItem = v.InferOutput<typeof ticketItem>;

/** Change of a seat after the ticket could first be printed; a course that had no seat before, too. */
export const ticketChange = v.object({
  time: dateTime,
  /** Chinese: 13140 由第 08 考场 14 座改为第 09 考场 02 座. */
  text: v.string(),
});

/** The version of a ticket: the first is 1, and each moment of a change makes another. */
export const ticketVersion = (changes: readonly { readonly time: string }[]): number =>
  1 + new Set(changes.map(({ time }) => time)).size;

/** A ticket as its page shows it. */
export const shownTicket = v.object({
  ticketNo: v.string(),
  ticketType,
  /** Such as 统考通知单. */
  title: v.string(),
  /** Such as 2027年1月考期. */
  periodName: v.string(),
  /** Empty without a photo in the record. */
  photoUrl: v.string(),
  name: v.string(),
  gender,
  /** The number of the 考籍, or of the exam for ENGLISH: the one that its results have. */
  examineeNo: v.string(),
  /** Whole in `getTicket`: it is compared with the card at the door. A screen masks it, paper does not. */
  idCard: v.string(),
  /** Of ENGLISH alone. */
  language: v.nullable(signUpLanguage),
  schoolName: v.string(),
  /** With the level: 会计学（专升本）. */
  majorName: v.string(),
  majorCode: v.string(),
  /** In the order of the first course at each. */
  sites: v.array(v.object({ name: v.string(), address: v.string() })),
  /** By half-day. */
  items: v.array(ticketItem),
  /** 考生须知, without numbers. */
  notices: v.array(v.string()),
  /** By which staff compare the paper with what is arranged now, such as 7K2M-90QD-4F8A. */
  verifyCode: v.string(),
  /** Since when it can be printed. */
  openTime: dateTime,
  /** Last day of the exams, once they are over: nothing is printed any more. Null before. */
  endedOn: v.nullable(day),
  /** An earlier print is void: see `changes`. */
  voided: v.boolean(),
  /** The newest first. */
  changes: v.array(ticketChange),
  serverTime: dateTime,
});

/** A ticket. */
export type Ticket = v.InferOutput<typeof shownTicket>;

/**
 * A ticket of the student: for EXAM the 统考通知单 of an exam period, whose id is `bizId`; else of a batch, by default of the one
 * that is next. Rooms and seats are those that the lists show. 1050001 before it opens, with the moment at which it does;
 * 1050003 while no seat is arranged; 1050005 where the student holds nothing.
 */
export const getTicket = endpoint({
  path: '/v1/getTicket',
  payload: v.variant('ticketType', [
    v.object({ ticketType: v.literal('EXAM'), bizId: id }),
    v.object({ ticketType: v.literal('PRACTICE'), bizId: v.optional(id) }),
    v.object({ ticketType: v.literal('ENGLISH'), bizId: v.optional(id) }),
  ]),
  data: shownTicket,
});
