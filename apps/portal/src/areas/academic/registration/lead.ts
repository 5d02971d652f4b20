import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { Registration } from '@qianwei/api/contract/academic/registration';
import { type DateTime, type Day, parseMoment } from '@qianwei/api/time/moment';
import {
  datesWords,
  momentWords,
  nearMomentWords,
  nearOccasionWords,
  remainingWords,
} from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import { firstStartOf, isLive, isSeated, nextPeriod, ordersOf, seatsWords } from './registrations.ts';

/** The lead of the page: the one thing to do now, or the next event. */
export interface RegistrationLead extends Pick<StateMarkProps, 'shape'> {
  tone: 'brand' | 'success' | 'warning' | 'muted';
  title: string;
  lines: readonly string[];
  /** The page's primary action. */
  action: 'pay' | 'ticket' | 'plan' | null;
  /** Another course may be added beside it. */
  mayAdd: boolean;
}

/** The registrations of every period, the periods, and how many more courses can be registered now. */
export interface LeadFacts {
  readonly canRegister: number;
  readonly list: readonly Registration[];
  readonly periods: readonly ExamPeriod[];
}

/** In ms: from here on a deadline is near. */
const nearMs = 48 * 3_600_000;

const names = (list: readonly Registration[]) => list.map(({ courseName }) => courseName).join('、');

/**
 * The state of a student's registrations in a sentence, by what is open: what waits for payment, then the ticket, the
 * seats, what may still be registered, what is registered, and last which scores are to come. `now` in ms, by the
 * server's clock.
 */
export function registrationLeadOf({ list, periods, canRegister }: LeadFacts, now: number): RegistrationLead {
  const period = nextPeriod(periods);
  if (period === null) return withoutPeriod(periods, now);
  const registered = list.filter(
    (registration) => registration.periodId === period.periodId && isLive(registration),
  );
  const unpaid = registered.filter(({ status }) => status === 'UNPAID');
  const mayAdd = period.status === 'OPEN' && canRegister > 0;
  if (unpaid.length > 0) return unpaidLead(period, registered, now, mayAdd);
  if (registered.length === 0) return nothingRegistered(period, now, canRegister > 0);
  const count = `${registered.length} 门`;
  if (registered.some(({ ticketOpen }) => ticketOpen)) return ticketLead(registered, now);
  if (isSeated(registered))
    return {
      shape: 'check',
      tone: 'success',
      title: `${count}的座位已公布`,
      lines: [
        `通知单 ${nearMomentWords(period.ticketOpen, now)} 开放打印，座位号与通知单一致。`,
        `${datesWords(period.examDates)}考试，${remainingWords(firstStartOf(list, period.periodId) ?? period.examDates[0] ?? Number.NaN, now, 'EXAM')}。`,
      ],
      action: null,
      mayAdd: false,
    };
  const seats = `${seatsWords(period, now)}。`;
  if (period.status !== 'OPEN')
    return {
      shape: 'full',
      tone: 'brand',
      title: `${count}已报考，等待公布座位`,
      lines: [
        seats,
        ...lateSeats(period, now),
        `报考 ${nearMomentWords(period.applyEnd, now, 'end')} 已截止，不能再改。`,
      ],
      action: null,
      mayAdd: false,
    };
  const isNear = parseMoment(period.applyEnd) - now < nearMs;
  return {
    shape: 'full',
    tone: isNear ? 'warning' : 'brand',
    title: isNear ? `${count}已报考，改和撤的时间不多了` : `${count}已报考`,
    lines: [`报考 ${nearOccasionWords(period.applyEnd, now)}，之前可改可撤。`, seats],
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
  now: number,
  mayAdd: boolean,
): RegistrationLead {
  const unpaid = registered.filter(({ status }) => status === 'UNPAID');
  const settled = registered.length - unpaid.length;
  const orders = ordersOf(unpaid).map(
    ({ courses, fee, payDeadline }) =>
      `${names(courses)}${yuanWords(fee)}，${paidBy(payDeadline ?? period.payEnd, now)}。`,
  );
  const seats = seatsWords(period, now);
  return {
    shape: 'full',
    tone: 'warning',
    title: `${unpaid.length} 门待缴费，过时名额释放`,
    lines: [...orders, settled > 0 ? `另外 ${settled} 门已报好，${seats}。` : `缴费后安排座位，${seats}。`],
    action: 'pay',
    mayAdd,
  };
}

function ticketLead(registered: readonly Registration[], now: number): RegistrationLead {
  const at = (date: Day, time: string) => parseMoment(`${date} ${time}:00`);
  const next = registered.find(({ date, end }) => at(date, end) > now);
  const seat = next?.seat;
  const lines =
    next === undefined
      ? ['本考期的课程都考完了。']
      : [
          `${names([next])}，${nearMomentWords(at(next.date, next.start), now)} 开考，${remainingWords(at(next.date, next.start), now, 'EXAM')}。`,
          ...(seat ? [`${seat.siteName}，${seat.room} ${seat.seatNo} 座。带身份证原件和通知单。`] : []),
        ];
  return {
    shape: 'check',
    tone: 'success',
    title: next === undefined ? '考完了，等待公布成绩' : '通知单可以打印了',
    lines,
    action: 'ticket',
    mayAdd: false,
  };
}

/** The advice while seats are published late: the ticket waits for them. */
const lateSeats = ({ seatPublish }: ExamPeriod, now: number): string[] =>
  parseMoment(seatPublish) > now ? [] : ['通知单要等座位公布后才能打印，考前一直没有的，联系自考办。'];

function nothingRegistered(period: ExamPeriod, now: number, mayRegister: boolean): RegistrationLead {
  const days = `考试 ${datesWords(period.examDates)}。`;
  if (period.status === 'UPCOMING')
    return {
      shape: 'dotted',
      tone: 'muted',
      title: `${period.name}还没有开放报考`,
      lines: [
        `报考 ${nearOccasionWords(period.applyStart, now, 'START')}，${momentWords(period.applyEnd, 'end')} 截止。`,
        days,
      ],
      action: null,
      mayAdd: false,
    };
  if (period.status === 'OPEN' && !mayRegister)
    return {
      shape: 'dash',
      tone: 'muted',
      title: `${period.name}没有要报考的课程`,
      lines: ['这一期没有你还能报的课程，不用报考。'],
      action: null,
      mayAdd: false,
    };
  if (period.status === 'OPEN') {
    const isNear = parseMoment(period.applyEnd) - now < nearMs;
    return {
      shape: 'open',
      tone: isNear ? 'warning' : 'brand',
      title: isNear ? `${period.name}还没有报，就要截止了` : `${period.name}还没有报考`,
      lines: [`报考 ${nearOccasionWords(period.applyEnd, now)}，最多报 ${period.maxCourse} 门。`, days],
      action: 'plan',
      mayAdd: false,
    };
  }
  return {
    shape: 'dash',
    tone: 'muted',
    title: `${period.name}没有报考`,
    lines: [
      `报考时间为 ${momentWords(period.applyStart)} 至 ${momentWords(period.applyEnd, 'end')}，已截止。下一考期开放后可以再报。`,
    ],
    action: null,
    mayAdd: false,
  };
}

/** Nothing is ahead: which scores are to come, or when the next timetable is published. */
function withoutPeriod(periods: readonly ExamPeriod[], now: number): RegistrationLead {
  const scoring = periods.find(({ status }) => status === 'SCORING');
  const preview = periods.find(({ status }) => status === 'PREVIEW');
  const following =
    preview?.timetableTime == null
      ? '下一考期的课表公布后，可以在考试计划里选课。'
      : `${preview.name}的课表 ${momentWords(preview.timetableTime)} 公布。`;
  return scoring === undefined
    ? {
        shape: 'dotted',
        tone: 'muted',
        title: '现在没有开放的考期',
        lines: [following],
        action: null,
        mayAdd: false,
      }
    : {
        shape: 'half',
        tone: 'brand',
        title: `${scoring.name}考完了，等待公布成绩`,
        lines: [`成绩 ${nearMomentWords(scoring.scorePublish, now)} 公布。`, following],
        action: null,
        mayAdd: false,
      };
}
