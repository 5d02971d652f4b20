import { signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import type { BatchDraft } from './batch-draft.ts';

/** A batch for the terminal: what staff know each part by, and how it is. */
function partsOf({ fields, schoolName }: BatchDraft): ReadonlyMap<string, string> {
  const start = (date: Date) => momentWords(date.getTime());
  const { examStart, examEnd, fee } = fields;
  const languages = fields.languages.map((code) => signUpLanguageTitles[code]).join('、');
  return new Map([
    ['报名', `${start(fields.applyStart)} 至 ${momentWords(fields.applyEnd.getTime(), 'end')}`],
    ['考场公布', start(fields.arrangePublish)],
    ['准考证开放', start(fields.ticketOpen)],
    ['考试', examStart === examEnd ? dayWords(examStart) : `${dayWords(examStart)} 至 ${dayWords(examEnd)}`],
    ['成绩公布', start(fields.scorePublish)],
    ['主考院校', schoolName],
    ['报名门数', `最多 ${fields.maxCourse} 门`],
    ['收费', fields.feeEnabled ? '收费' : '不收费'],
    ['一份报名的费用', fee === 0 ? '按课程' : yuanWords(fee)],
    ['须知', `阅读 ${fields.readSeconds} 秒`],
    ['语种', languages === '' ? '不选' : languages],
  ]);
}

/** Parts that a batch gets, or that change, with their earlier value; none where nothing does. */
export function batchChanges(draft: BatchDraft, before: BatchDraft | null): string[] {
  const old = before === null ? new Map<string, string>() : partsOf(before);
  return [...partsOf(draft)]
    .filter(([part, value]) => old.get(part) !== value)
    .map(([part, value]) => {
      const earlier = old.get(part);
      return `${part}：${value}${earlier === undefined ? '' : `（原为 ${earlier}）`}`;
    });
}
