import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import type { PeriodDraft } from './period-draft.ts';

/** A period for the terminal: what staff know each part by, and how it is. */
function partsOf({ fields, halfDays }: PeriodDraft): ReadonlyMap<string, string> {
  const start = (date: Date) => momentWords(date.getTime());
  const end = (date: Date) => momentWords(date.getTime(), 'end');
  return new Map([
    ['课表公布', start(fields.timetablePublish)],
    ['报考', `${start(fields.applyStart)} 至 ${end(fields.applyEnd)}`],
    ['缴费截止', end(fields.payEnd)],
    ['座位公布', start(fields.seatPublish)],
    ['通知单开放', start(fields.ticketOpen)],
    ...halfDays.map(
      (own) =>
        [
          `${sessionTitles[own.code]}（${own.code}）`,
          `${dayWords(own.date)} ${own.start}–${own.end}`,
        ] as const,
    ),
    ['成绩公布', start(fields.scorePublish)],
    ['复核截止', end(fields.reviewEnd)],
    ['报考门数', `最多 ${fields.maxCourse} 门`],
    ['费用', fields.feeEnabled ? '收费' : '不收费'],
  ]);
}

/** Parts that a period gets, or that change, with their earlier value; none where nothing does. */
export function periodChanges(draft: PeriodDraft, before: PeriodDraft | null): string[] {
  const old = before === null ? new Map<string, string>() : partsOf(before);
  return [...partsOf(draft)]
    .filter(([part, value]) => old.get(part) !== value)
    .map(([part, value]) => {
      const earlier = old.get(part);
      return `${part}：${value}${earlier === undefined ? '' : `（原为 ${earlier}）`}`;
    });
}
