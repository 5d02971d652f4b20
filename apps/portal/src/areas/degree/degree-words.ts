import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { type LanguageWay, provenByCertificate } from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { Day } from '@qianwei/api/time/moment';
import { calendarDaysLeft, dayWords, monthWords, windowWords } from '@qianwei/api/time/words';

type Batch = NonNullable<DegreeApply['batch']>;
type Pathway = DegreeApply['pathways'][number];
type PathwayEvent = Pathway['events'][number];
type LanguageStanding = DegreeApply['languages'][number];

/** `2026年下半年批次，11月16日 09:00 至 11月27日（周五）17:00`; the end has its year where it is another. */
export const batchWords = ({ name, startTime, endTime }: Batch): string =>
  `${name}批次，${windowWords(startTime, endTime)}`;

/** The days that the student's own time limit leaves: `剩 39 天`, `今天截止`; empty once it is over. */
export function daysLeft(deadline: NonNullable<DegreeApply['deadline']>, now: number): string {
  const days = calendarDaysLeft(deadline, now, 'end');
  if (days < 0) return '';
  return days === 0 ? '今天截止' : `剩 ${days} 天`;
}

/** The result of a thesis: `82 分，良好，复制比 12.4%`; empty without any. */
export const thesisWords = ({
  score,
  level,
  copyRate,
}: Pick<NonNullable<DegreeApply['holder']['thesis']>, 'score' | 'level' | 'copyRate'>): string =>
  [
    ...(score === null ? [] : [`${score} 分`]),
    ...(level === null ? [] : [thesisLevelTitles[level]]),
    ...(copyRate === null ? [] : [`复制比 ${copyRate}%`]),
  ].join('，');

/** The ways of the picker, shorter than their full names in the contract. */
export const languageTitles: Readonly<Record<LanguageWay, string>> = {
  DEGREE_ENGLISH: '学位英语统考',
  CET4: '大学英语四级',
  PETS3: 'PETS-3 笔试',
  COURSE: '自考英语课程',
};

/** The need of a way: `不低于 425 分`, `合格`. */
export const needWords = ({ min }: LanguageStanding): string => (min === null ? '合格' : `不低于 ${min} 分`);

/** A result that the institution has: `2026年5月批 66 分`, `13000 英语（专升本） 合格`. */
export const ownResultWords = ({ name, score, ok }: NonNullable<LanguageStanding['own']>): string =>
  `${name}${score === null ? (ok ? ' 合格' : '') : ` ${score} 分`}`;

/** The student's own result in a way: `2026年5月批 59 分，没有达到`; of a certificate that it is to be filled in. */
export function ownWords({ way, own }: LanguageStanding): string {
  if (provenByCertificate.includes(way)) return '填写证书，上传成绩证明';
  if (own === null) return '还没有成绩';
  return `${ownResultWords(own)}，${own.ok ? '已达到' : '没有达到'}`;
}

const shortTitles: Readonly<Record<LanguageWay, string>> = {
  DEGREE_ENGLISH: '学位英语',
  CET4: '四级',
  PETS3: ' PETS-3 ',
  COURSE: '课程英语',
};

/** Certificates that prove the language in place of a missing result: `四级或 PETS-3`. */
const certificateTitles = (languages: DegreeApply['languages']): string =>
  languages
    .filter(({ way }) => provenByCertificate.includes(way))
    .map(({ way }) => shortTitles[way])
    .join('或');

/** The heading of a way in time. */
export const pathwayTitle = ({ term, isThisBatch }: Pathway): string =>
  isThisBatch ? '按本批毕业' : `改到${term}毕业`;

/** The time of an event in words: a day, or a month where only that is known. */
export const eventTime = ({ at }: PathwayEvent): string =>
  at.length === 7 ? monthWords(`${at}-01` as Day) : dayWords(at as Day);

/** A batch of degrees in words: while the language is missing also how it can be proven by then. */
function degreeBatchWords(
  { at, isOnly }: PathwayEvent,
  { events }: Pathway,
  { languages, hasLanguage }: PathwayLanguages,
): string {
  const batch = isOnly ? '唯一的学位批次' : '学位批次';
  if (hasLanguage) return batch;
  if (events.some(({ code, at: before }) => code === 'LANGUAGE_SIGN_UP' && before <= at))
    return `${batch}，${isOnly ? '赶得上学位英语成绩' : '时间宽裕'}`;
  const others = certificateTitles(languages);
  return others === '' ? batch : `${batch}，须已有${others}成绩`;
}

/** The student's languages, and if one of them is proven already. */
export interface PathwayLanguages {
  readonly languages: DegreeApply['languages'];
  readonly hasLanguage: boolean;
}

/** An event of a way in words. */
export function eventWords(event: PathwayEvent, pathway: Pathway, facts: PathwayLanguages): string {
  switch (event.code) {
    case 'LANGUAGE_SIGN_UP':
      return event.isOnly ? '报名并参加学位英语，只有这次赶得上' : '报名并参加学位英语';
    case 'CERTIFICATE':
      return '签发毕业证，开始计时';
    case 'DEADLINE':
      return '期限届满';
    case 'DEGREE_BATCH':
      return degreeBatchWords(event, pathway, facts);
  }
}
