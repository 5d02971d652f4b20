import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { shownTicket, ticketItem, ticketType } from '../academic/ticket.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, pasted } from '../fields.ts';
import { gender } from '../gender.ts';
import { withDocument } from '../identity-document.ts';
import { leftToday, nameWithCaptcha } from '../lookup/lookup.ts';

/** Days after the last day of the exams for which a guest finds the ticket. */
export const guestTicketDays = 30;

/**
 * The ticket of a guest, after a captcha, at most ten times a day for one document. Name, document and 准考证号 of a 考籍 are
 * masked: a captcha proves nobody, and `searchIdNLog` alone gives the whole number, to the bound phone. A person who is not
 * known and one who has signed up for nothing get the same answer: 1050005 with `leftToday`. From `guestTicketDays` after the
 * exams on there is an obstacle in its place.
 */
export const getTicketNLog = endpoint({
  path: '/v1/getTicketNLog',
  access: 'public',
  payload: withDocument({ ticketType: v.picklist(['PRACTICE', 'ENGLISH']), ...nameWithCaptcha }),
  data: v.object({
    /** Null while it is not open. */
    ticket: v.nullable(shownTicket),
    /** Why there is no ticket yet. */
    obstacle: v.nullable(obstacle),
    leftToday,
    serverTime: dateTime,
  }),
});

/** Result of a guest's lookup. */
export type FoundTicket = DataOf<typeof getTicketNLog>;

/** Change of a place, as the paper had it and as it is now. */
const placeChange = v.object({
  time: dateTime,
  /** Empty for an exam that is no course. */
  courseCode: v.string(),
  /** Such as B305 11 座; empty where there was no place. */
  from: v.string(),
  to: v.string(),
});

/** Change of a place, as the paper had it and as it is now. */
export type PlaceChange = v.InferOutput<typeof placeChange>;

/**
 * Compares a code on paper with what is arranged now, for whoever stands at the door. Personal data are masked. 1050005 for a
 * code that no ticket has.
 */
export const verifyTicketNLog = endpoint({
  path: '/v1/verifyTicketNLog',
  access: 'public',
  payload: v.object({
    verifyCode: v.pipe(
      pasted('请输入验证码'),
      v.transform((text) =>
        text
          .normalize('NFKC')
          .toUpperCase()
          .replace(/[^0-9A-Z]/g, ''),
      ),
      v.length(12, '验证码应为 12 位字母和数字，印在准考证左下角'),
    ),
  }),
  data: v.object({
    /** VOID: seats have been arranged again since it was printed. OVER: it was the newest, and its exams are over. */
    state: v.picklist(['VALID', 'VOID', 'OVER']),
    /** Of an OVER one, as on the ticket. */
    endedOn: shownTicket.entries.endedOn,
    ticketType,
    title: v.string(),
    periodName: v.string(),
    /** Of the paper, and the present one; the first is 1. */
    version: v.number(),
    latest: v.number(),
    /** Masked: 冯*, 0132****0013, 3201**********1172. */
    name: v.string(),
    gender,
    examineeNo: v.string(),
    idCard: v.string(),
    majorName: v.string(),
    majorCode: v.string(),
    /** A small picture as a data address; empty without one. */
    photo: v.string(),
    items: v.array(ticketItem),
    /** As on the ticket. */
    sites: shownTicket.entries.sites,
    /** Since the paper was printed, the newest first. */
    changes: v.array(placeChange),
    serverTime: dateTime,
  }),
});

/** Result of comparing a code on paper with what is arranged now. */
export type TicketCheck = DataOf<typeof verifyTicketNLog>;
