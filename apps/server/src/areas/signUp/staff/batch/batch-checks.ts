import { type SignUpType, signUpLanguageTitles } from '@qianwei/api/contract/sign-up/sign-up';
import type { Day } from '@qianwei/api/time/moment';
import { dayWords, momentWords } from '@qianwei/api/time/words';
import { parseDateTime } from '../../../../time.ts';
import { correctionEnd, type SignUpBatchRow } from '../../batches.ts';
import type { BatchDraft } from './batch-draft.ts';

/** Sign-ups that people hold in a batch. */
export interface HeldSignUps {
  readonly count: number;
  /** The most courses of one; 0 without any. */
  readonly maxCourses: number;
  /** Until when the last unpaid one is kept; null without any. */
  readonly lastPayDeadline: Date | null;
  readonly languages: readonly NonNullable<SignUpBatchRow['languages'][number]>[];
  /** First and last day on which somebody has a place; null while nothing is arranged. */
  readonly arranged: { readonly first: Day; readonly last: Day } | null;
}

/** Facts against which a draft is checked. */
export interface BatchFacts {
  readonly now: Date;
  /** The batch as it is; null for a new one. */
  readonly before: SignUpBatchRow | null;
  /** The other batches of the same exam. */
  readonly others: readonly Pick<SignUpBatchRow, 'name' | 'applyStart' | 'applyEnd' | 'arrangePublish'>[];
  readonly held: HeldSignUps;
  /** The days of the exam may change: staff inform those who have signed up. */
  readonly confirmed: boolean;
}

type Fields = BatchDraft['fields'];
type Check = (fields: Fields, facts: BatchFacts) => readonly (string | false)[];

const words = (date: Date) => momentWords(date.getTime());
const endWords = (date: Date) => momentWords(date.getTime(), 'end');
const same = (a: Date, b: Date) => a.getTime() === b.getTime();

/** Dates come in their order. */
const orderCheck: Check = (fields) => {
  const { examStart, examEnd } = fields;
  if (examStart > examEnd)
    return [`考试的第一天（${dayWords(examStart)}）不能晚于最后一天（${dayWords(examEnd)}）`];
  const order = [
    ['报名开始', fields.applyStart],
    ['报名截止', fields.applyEnd],
    ['考场公布', fields.arrangePublish],
    ['准考证开放', fields.ticketOpen],
    ['考试', parseDateTime(`${examStart} 00:00:00`)],
  ] as const;
  return [
    same(fields.applyStart, fields.applyEnd) && '报名截止应晚于报名开始',
    ...order.slice(1).map(([title, date], index) => {
      const earlier = order[index];
      return (
        earlier !== undefined &&
        earlier[1] > date &&
        `${earlier[0]}（${words(earlier[1])}）不能晚于${title}（${words(date)}）`
      );
    }),
    fields.scorePublish < parseDateTime(`${examEnd} 23:59:59`) &&
      `成绩公布（${words(fields.scorePublish)}）应在考试结束（${dayWords(examEnd)}）之后`,
  ];
};

/** No end may be set to a time that is over: students would read that they are too late. */
const pastCheck: Check = (fields, { now, before }) =>
  (
    [
      ['报名截止', 'applyEnd'],
      ['成绩公布', 'scorePublish'],
    ] as const
  ).map(([title, key]) => {
    const isChanged = before === null || !same(before[key], fields[key]);
    return isChanged && fields[key] <= now && `${title} ${words(fields[key])} 已过`;
  });

/**
 * The page of an exam shows one batch: it opens when nothing of the last one can be mended any more, or students could not
 * reach what was returned to them.
 */
const otherBatchesCheck: Check = (fields, { others, before }) => {
  const { applyStart, applyEnd, arrangePublish } = fields;
  const isMoved =
    before === null ||
    !same(applyStart, before.applyStart) ||
    !same(correctionEnd(fields), correctionEnd(before));
  return others.map((other) => {
    if (other.applyStart < applyEnd && applyStart < other.applyEnd)
      return `报名时间与${other.name}（${words(other.applyStart)} 至 ${words(other.applyEnd)}）重叠`;
    if (!isMoved) return false;
    if (other.applyStart < applyStart && applyStart < correctionEnd(other))
      return `${other.name}退回的报名可以修改到 ${endWords(correctionEnd(other))}，报名开始不能更早`;
    return (
      applyStart < other.applyStart &&
      other.applyStart < correctionEnd(fields) &&
      `${other.name} ${words(other.applyStart)} 开始报名，退回的报名要在那以前改完，现在可以改到 ${endWords(correctionEnd(fields))}，考场公布（${words(arrangePublish)}）应更早`
    );
  });
};

const courseLimits: Readonly<Record<SignUpType, number>> = { PRACTICE: 20, ENGLISH: 1 };

const kindCheck: Check = ({ type, maxCourse, languages }) => [
  maxCourse > courseLimits[type] && `--max 最多 ${courseLimits[type]}`,
  type === 'ENGLISH' && languages.length === 0 && '学位英语须写明 --languages，如 英语,日语,俄语',
  type === 'PRACTICE' && languages.length > 0 && '实践考核不选语种，不能写 --languages',
];

const heldCheck: Check = (fields, { now, before, held, confirmed }) => {
  if (before === null || held.count === 0) return [];
  const gone = held.languages.filter((code) => !fields.languages.includes(code));
  const isMoved = fields.examStart !== before.examStart || fields.examEnd !== before.examEnd;
  return [
    fields.applyStart > now && before.applyStart <= now && '已有人报名，报名开始不能改到以后',
    held.lastPayDeadline !== null &&
      !same(fields.applyEnd, before.applyEnd) &&
      fields.applyEnd < held.lastPayDeadline &&
      `有待缴费的报名保留到 ${words(held.lastPayDeadline)}，报名截止不能更早`,
    fields.maxCourse < held.maxCourses && `已有人报 ${held.maxCourses} 门，--max 不能少于 ${held.maxCourses}`,
    fields.feeEnabled !== before.feeEnabled && `已有 ${held.count} 份报名，不能再改是否收费`,
    gone.length > 0 && `已有人报${gone.map((code) => signUpLanguageTitles[code]).join('、')}，语种不能去掉`,
    !confirmed &&
      isMoved &&
      `已有 ${held.count} 份报名；确定要改考试日期的，加上 --confirm，并另行通知这些考生`,
  ];
};

const arrangedCheck: Check = (fields, { now, before, held: { arranged } }) => {
  if (before === null || arranged === null) return [];
  const isOutside = arranged.first < fields.examStart || fields.examEnd < arranged.last;
  return [
    isOutside &&
      `已安排 ${dayWords(arranged.first)} 至 ${dayWords(arranged.last)} 的考试，考试日期须包含它们；请先用 sign-ups:arrange 改安排`,
    fields.arrangePublish > now && before.arrangePublish <= now && '考场已经公布，公布时间不能改到以后',
    fields.ticketOpen > now && before.ticketOpen <= now && '准考证已经开放打印，开放时间不能改到以后',
  ];
};

const checks: readonly Check[] = [
  orderCheck,
  pastCheck,
  otherBatchesCheck,
  kindCheck,
  heldCheck,
  arrangedCheck,
];

/** Everything that speaks against a batch as it is drafted, in Chinese; empty when nothing does. */
export const batchProblems = (fields: Fields, facts: BatchFacts): string[] =>
  checks.flatMap((check) => check(fields, facts)).filter((problem) => problem !== false);
