import { type ApplicationStep, applicationStepTitles } from '@qianwei/api/contract/application';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import {
  reviewWorkingDays,
  type SignUpRecord,
  type SignUpStatus,
  signUpStatusTitles,
} from '@qianwei/api/contract/sign-up/sign-up';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import {
  calendarDaysLeft,
  listMoment,
  momentWords,
  occasionWords,
  remainingWords,
  workingDaysFrom,
} from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';
import type { Step } from '@qianwei/ui/Steps';
import { exams } from '../../institution/exams.ts';
import { institution } from '../../institution/institution.ts';
import { feeWords, partTitle, payWords } from './document-words.ts';
import type { SignUpExam } from './sign-up-exam.ts';

type Look = Pick<StateMarkProps, 'shape' | 'tone'>;

/** Shape and colour of a state. */
export const statusLooks: Readonly<Record<SignUpStatus, Look>> = {
  UNPAID: { shape: 'triangle', tone: 'warning' },
  PENDING: { shape: 'half', tone: 'brand' },
  RETURNED: { shape: 'triangle', tone: 'danger' },
  APPROVED: { shape: 'check', tone: 'success' },
  ARRANGED: { shape: 'check', tone: 'success' },
  CANCELLED: { shape: 'dash', tone: 'muted' },
};

/** The money that comes back, or has; empty text where none does. */
function refundWords(refund: SignUpRecord['refund'], now: number): string {
  if (refund === null) return '';
  const amount = feeWords(refund.amount);
  if (refund.status === 'PAID_BACK') return `应退的 ${amount}已退回。`;
  const { refund: way, refundWorkingDays: days } = exams.payment;
  const owed = `应退的 ${amount}自 ${momentWords(refund.since)} 起`;
  return calendarDaysLeft(workingDaysFrom(refund.since, days), now) < 0
    ? `${owed}已超过 ${days} 个工作日，请致电自考办 ${institution.service.phone}。`
    : `${owed} ${way}。`;
}

/** A sign-up that was taken back, or whose payment ran out, and from when it may be made again. */
function cancelledLead({ againTime }: SignUpRecord, endTime: DateTime, now: number) {
  const again = now < parseMoment(endTime) ? '报名截止前可以重新报。' : '';
  if (againTime === null || parseMoment(againTime) <= now) return { title: '报名已撤销', text: again };
  return {
    title: '没有按时缴费，报名已取消',
    text: `名额已放回；${momentWords(againTime)} 后可以重新报名。`,
  };
}

/** The state in one sentence, and what comes next. */
export function leadOf(
  exam: Pick<SignUpExam, 'siteTitle'>,
  { endTime, examEnd, scoreTime }: Pick<SignUpBatch, 'endTime' | 'examEnd' | 'scoreTime'>,
  record: SignUpRecord,
  now: number,
): { title: string; text: string } {
  const { status, fee, paid, payDeadline, returnedItems, opinion, arrangeTime, ticketOpenTime } = record;
  const mendUntil = record.correctUntil ?? endTime;
  const parts = returnedItems.map(({ item }) => partTitle(exam, item)).join('、');
  const end = `${momentWords(mendUntil, 'end')} 前重新提交，${remainingWords(mendUntil, now)}`;
  const leads: Readonly<Record<SignUpStatus, { title: string; text: string }>> = {
    UNPAID: {
      title: `还没有缴费：${feeWords(fee - paid)}`,
      text:
        payDeadline === null
          ? '请尽快缴费。'
          : `${momentWords(payDeadline, 'end')} 前缴费，${remainingWords(payDeadline, now)}；过时自动取消，名额放回。`,
    },
    PENDING: { title: '已提交，等审核', text: `${reviewWorkingDays} 个工作日内审核；报名截止前还可以改。` },
    RETURNED: {
      title: parts === '' ? '退回修改' : `退回修改：改好${parts}就能重新提交`,
      text: `${opinion.replace(/(?<=.)[。！？]?$/, '。')}${end}。名额给你留着${paid > 0 ? `，已缴的 ${feeWords(paid)}不用再缴` : ''}。`,
    },
    APPROVED: {
      title: '审核通过',
      text: `${momentWords(arrangeTime)} 公布考场和座位，${momentWords(ticketOpenTime)} 开放准考证打印。`,
    },
    ARRANGED: {
      title: '考场和座位已排好',
      text: `${momentWords(ticketOpenTime)} 起可以打印准考证。`,
    },
    CANCELLED: cancelledLead(record, endTime, now),
  };
  // The last day of the exams is over at its midnight.
  if (status === 'ARRANGED' && calendarDaysLeft(examEnd, now) < 0)
    return { title: '已结束', text: `成绩 ${occasionWords(scoreTime, now, 'OPENING')}。` };
  const { title, text } = leads[status];
  return { title, text: refundWords(record.refund, now) + text };
}

const doneTitles: Readonly<Record<ApplicationStep, string>> = {
  ...applicationStepTitles,
  SUBMIT: '提交报名',
  WITHDRAW: '撤销报名',
  RETURN: '审核退回',
  APPROVE: '审核通过',
};

/** 办到哪了: what has happened, oldest first, and what comes next. */
export function recordSteps(record: SignUpRecord, now: number): Step[] {
  const { status, timeline, fee, paid, arrangeTime, ticketOpenTime } = record;
  const { events } = timeline;
  const past = events.map(({ step, time, items, opinion }, index): Step => {
    const isLast = index === events.length - 1;
    const why = [opinion, ...items.map(({ reason }) => reason)].filter((text) => text !== '').join('；');
    return {
      id: `${time} ${step} ${index}`,
      label: step === 'SUBMIT' && index > 0 ? '重新提交' : doneTitles[step],
      note: [listMoment(time, now), why].filter((text) => text !== '').join('，'),
      state: step === 'RETURN' && isLast ? 'returned' : 'done',
    };
  });
  if (fee > 0 && paid >= fee)
    past.splice(1, 0, { id: 'paid', label: `缴费 ${feeWords(fee)}`, note: '已缴', state: 'done' });
  const next: Step[] = [];
  if (status === 'CANCELLED') return past;
  if (status === 'UNPAID')
    next.push({
      id: 'pay',
      label: `缴费 ${feeWords(fee)}`,
      note: payWords(record),
      state: 'now',
    });
  if (status === 'RETURNED')
    next.push({
      id: 'again',
      label: '重新审核',
      note: `重交后 ${reviewWorkingDays} 个工作日内`,
      state: 'waiting',
    });
  if (status === 'UNPAID' || status === 'PENDING')
    next.push({
      id: 'review',
      label: '主考院校审核',
      note: `${reviewWorkingDays} 个工作日内`,
      state: status === 'PENDING' ? 'now' : 'waiting',
    });
  const ahead = (id: string, label: string, time: DateTime): Step => ({
    ...{ id, label, note: listMoment(time, now) },
    state: parseMoment(time) <= now ? 'done' : 'waiting',
  });
  return [
    ...past,
    ...next,
    ahead('arrange', '公布考场和座位', arrangeTime),
    ahead('ticket', '准考证开放打印', ticketOpenTime),
  ];
}

/** The state in words. */
export const statusWords = (status: SignUpStatus): string => signUpStatusTitles[status];
