import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { gender } from '../account.ts';
import { dateTime, day, id } from '../fields.ts';

/** Event of a ticket. The tickets of defences, of practice and of the English exam come with their pages. */
export const ticketType = v.picklist(['EXAM']);

const item = v.object({
  courseCode: v.string(),
  courseName: v.string(),
  date: day,
  /** `HH:mm` */
  startTime: v.string(),
  endTime: v.string(),
  /** One of `sites`, by its name. */
  siteName: v.string(),
  /** Such as 第 08 考场. */
  room: v.string(),
  seat: v.string(),
});

/** A course on a ticket: when and where it is examined. */
export type TicketItem = v.InferOutput<typeof item>;

/** Change of a seat after the ticket could first be printed; a course that had no seat before, too. */
const change = v.object({
  time: dateTime,
  /** Chinese: 13140 由第 08 考场 14 座改为第 09 考场 02 座. */
  text: v.string(),
});

/**
 * A ticket: for EXAM the 统考通知单 of an exam period, whose id is `bizId`. Rooms and seats are those that
 * `getExamApplyList` shows. 1050001 before it opens, with the moment at which it does; 1050005 for a period in which the
 * student has no seat.
 */
export const getTicket = endpoint({
  path: '/v1/getTicket',
  payload: v.object({ ticketType, bizId: id }),
  data: v.object({
    ticketNo: v.string(),
    /** Such as 统考通知单. */
    title: v.string(),
    /** Such as 2027年1月考期. */
    periodName: v.string(),
    /** Empty without a photo in the record. */
    photoUrl: v.string(),
    name: v.string(),
    gender,
    examineeNo: v.string(),
    /** Whole, in this call alone: it is compared with the card at the door. A screen masks it, paper does not. */
    idCard: v.string(),
    schoolName: v.string(),
    /** With the level: 会计学（专升本）. */
    majorName: v.string(),
    majorCode: v.string(),
    /** In the order of the first course at each. */
    sites: v.array(v.object({ name: v.string(), address: v.string() })),
    /** By half-day. */
    items: v.array(item),
    /** 考生须知, without numbers. */
    notices: v.array(v.string()),
    /** By which staff compare the paper with what is arranged now, such as 7K2M-90QD-4F8A. */
    verifyCode: v.string(),
    /** Since when it can be printed. */
    openTime: dateTime,
    /** An earlier print is void: see `changes`. */
    voided: v.boolean(),
    /** The newest first. */
    changes: v.array(change),
    serverTime: dateTime,
  }),
});

/** 统考通知单. */
export type Ticket = DataOf<typeof getTicket>;
