import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Registration, RegistrationList } from '@qianwei/api/contract/academic/registration';
import { type DateTime, type Day, parseMoment } from '@qianwei/api/time/moment';
import {
  datesWords,
  momentWords,
  nearMomentWords,
  nearOccasionWords,
  remainingWords,
} from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { institution } from '../../../institution/institution.ts';
import { finishedLead, finishedWords } from './finished.ts';
import type { RegistrationLead } from './registrations.ts';
import { firstStartOf, isLive, isSeated, nextPeriod, ordersOf, seatsWords } from './registrations.ts';

/** The registrations of every period, the periods, and what can be registered now or later. */
export type LeadFacts = Pick<RegistrationList, 'canRegister' | 'list' | 'periods' | 'finished' | 'upcoming'>;

/** The registration ends within 48 hours. */
const endsSoon = ({ applyEnd }: ExamPeriod, now: number) => parseMoment(applyEnd) - now < 48 * 3_600_000;

const names = (list: readonly Registration[]) => list.map(({ courseName }) => courseName).join('、');

/**
 * The state of a student's registrations in a sentence, by what is open: what waits for payment, then the ticket, the
 * seats, what may still be registered, what is registered, and last which scores are to come. `now` in ms, by the
 * server's clock.
 */
export function registrationLeadOf(facts: LeadFacts, now: number): RegistrationLead {
  const { list, periods, canRegister, finished, upcoming } = facts;
  const period = nextPeriod(periods);
  if (period === null) return withoutPeriod(facts, now);
  const registered = list.filter(
    (registration) => registration.periodId === period.periodId && isLive(registration),
  );
  const unpaid = registered.filter(({ status }) => status === 'UNPAID');
  const mayAdd = period.status === 'OPEN' && canRegister > 0;
  if (unpaid.length > 0) return { ...unpaidLead(period, registered, unpaid, now), mayAdd };
  if (registered.length === 0)
    return finished === null
      ? nothingRegistered(period, now, { mayRegister: canRegister > 0, upcoming })
      : finishedLead(finished, now);
  const count = `${registered.length} 门`;
  if (registered.some(({ ticketOpen }) => ticketOpen)) return ticketLead(registered, now);
  if (isSeated(registered))
    return {
      state: { shape: 'check', tone: 'success' },
      title: `${registered.filter(({ seat }) => seat !== null).length} 门的座位已公布`,
      text: [
        ...overdueLines(registered, now),
        `通知单 ${nearMomentWords(period.ticketOpen, now)} 开放打印，座位号与通知单一致。`,
        `${datesWords(period.examDates)}考试，${remainingWords(firstStartOf(list, period.periodId) ?? period.examDates[0] ?? Number.NaN, now, 'EXAM')}。`,
      ],
      action: null,
    };
  const seats = `${seatsWords(period, now)}。`;
  const overdue = overdueLines(registered, now);
  if (period.status !== 'OPEN')
    return {
      state: { shape: 'full', tone: 'brand' },
      title: `${count}已报考，等待公布座位`,
      text: [
        ...(overdue.length > 0 ? overdue : [seats]),
        `报考 ${nearMomentWords(period.applyEnd, now, 'end')} 已截止，不能再改。`,
      ],
      action: null,
    };
  const isNear = endsSoon(period, now);
  return {
    state: { shape: 'full', tone: isNear ? 'warning' : 'brand' },
    title: isNear ? `${count}已报考，改和撤的时间不多了` : `${count}已报考`,
    text: [`报考 ${nearOccasionWords(period.applyEnd, now)}，之前可改可撤。`, seats],
    action: null,
    mayAdd,
  };
}

/** `明天（周日）10:12 前付清，离截止还有 13 小时 57 分钟`. */
const paidBy = (deadline: DateTime, now: number) =>
  `${nearMomentWords(deadline, now, 'end')} 前付清，${remainingWords(deadline, now)}`;

function unpaidLead(
  period: ExamPeriod,
  registered: readonly Registration[],
  unpaid: readonly Registration[],
  now: number,
): RegistrationLead {
  const settled = registered.length - unpaid.length;
  const orders = ordersOf(unpaid).map(
    ({ courses, fee, payDeadline }) =>
      `${names(courses)}${yuanWords(fee)}，${paidBy(payDeadline ?? period.payEnd, now)}。`,
  );
  const seats = seatsWords(period, now);
  return {
    state: { shape: 'full', tone: 'warning' },
    title: `${unpaid.length} 门待缴费，过时名额释放`,
    text: [...orders, settled > 0 ? `另外 ${settled} 门已报好，${seats}。` : `缴费后安排座位，${seats}。`],
    action: 'pay',
  };
}

const ticketBase = { state: { shape: 'check', tone: 'success' }, action: 'ticket' } as const;

function ticketLead(registered: readonly Registration[], now: number): RegistrationLead {
  const at = (date: Day, time: string) => parseMoment(`${date} ${time}:00`);
  const next = registered.find(({ date, end }) => at(date, end) > now);
  if (next === undefined)
    return { ...ticketBase, title: '考完了，等待公布成绩', text: ['本考期的课程都考完了。'] };
  const { courseName, date, start, seat } = next;
  const begins = at(date, start);
  return {
    ...ticketBase,
    title: '通知单可以打印了',
    text: [
      `${courseName}，${nearMomentWords(begins, now)} 开考，${remainingWords(begins, now, 'EXAM')}。`,
      ...(seat ? [`${seat.siteName}，${seat.room} ${seat.seatNo} 座。带身份证原件和通知单。`] : []),
      ...overdueLines(registered, now),
    ],
  };
}

/** Seats that are overdue: whose, since when, and who helps; nothing while none is. */
function overdueLines(registered: readonly Registration[], now: number): string[] {
  const overdue = registered.filter(({ seatOverdueSince }) => seatOverdueSince !== null);
  const since = overdue[0]?.seatOverdueSince;
  if (since == null) return [];
  const late = `座位号原定 ${nearMomentWords(since, now)} 公布，还没有公布。`;
  const help = `考前一直没有的，打自考办电话 ${institution.service.phone} 问清考点和座位。`;
  return overdue.length < registered.length
    ? [`${names(overdue)}的${late}`, `通知单上还没有这 ${overdue.length} 门，${help}`]
    : [late, `通知单要等座位公布后才能打印，${help}`];
}

function nothingRegistered(
  period: ExamPeriod,
  now: number,
  { mayRegister, upcoming }: { mayRegister: boolean; upcoming: ExamPeriod | null },
): RegistrationLead {
  const days = `考试 ${datesWords(period.examDates)}。`;
  if (period.status === 'UPCOMING')
    return {
      state: { shape: 'dotted', tone: 'muted' },
      title: `${period.name}还没有开放报考`,
      text: [
        `报考 ${nearOccasionWords(period.applyStart, now, 'START')}，${momentWords(period.applyEnd, 'end')} 截止。`,
        days,
      ],
      action: null,
    };
  if (period.status === 'OPEN' && !mayRegister)
    return {
      state: { shape: 'dash', tone: 'muted' },
      title: `${period.name}没有要报考的课程`,
      text: ['这一期没有你还能报的课程，不用报考。'],
      action: null,
    };
  if (period.status === 'OPEN') {
    const isNear = endsSoon(period, now);
    return {
      state: { shape: 'open', tone: isNear ? 'warning' : 'brand' },
      title: isNear ? `${period.name}还没有报，就要截止了` : `${period.name}还没有报考`,
      text: [`报考 ${nearOccasionWords(period.applyEnd, now)}，最多报 ${period.maxCourse} 门。`, days],
      action: 'plan',
    };
  }
  return {
    state: { shape: 'dash', tone: 'muted' },
    title: `${period.name}没有报考`,
    text: [
      `报考时间为 ${momentWords(period.applyStart)} 至 ${momentWords(period.applyEnd, 'end')}，已截止。${upcomingWords(upcoming)}`,
    ],
    action: null,
  };
}

/** `2027年4月考期 2027年2月14日（周日）09:00 开始报考。`, with its timetable before that is out. */
function upcomingWords(upcoming: ExamPeriod | null): string {
  if (upcoming === null) return '新的考期发布后会有公告，可以在考试计划里选课。';
  const { name, timetableTime, applyStart } = upcoming;
  const timetable = timetableTime === null ? '' : `课表 ${momentWords(timetableTime)} 公布，`;
  return `${name}的${timetable}报考 ${momentWords(applyStart)} 开始。`;
}

/** Nothing is ahead: which scores are to come, or when the next timetable is published. */
function withoutPeriod({ periods, finished, upcoming }: LeadFacts, now: number): RegistrationLead {
  const scoring = periods.find(({ status }) => status === 'SCORING');
  if (scoring === undefined && finished !== null) return finishedLead(finished, now);
  const following = finished === null ? upcomingWords(upcoming) : finishedWords(finished, now);
  return scoring === undefined
    ? {
        state: { shape: 'dotted', tone: 'muted' },
        title: '现在没有开放的考期',
        text: [following],
        action: null,
      }
    : {
        state: { shape: 'half', tone: 'brand' },
        title: `${scoring.name}考完了，等待公布成绩`,
        text: [`成绩 ${nearMomentWords(scoring.scorePublish, now)} 公布。`, following],
        action: null,
      };
}
