import type {
  AwaitedBatch,
  EnglishScore,
  EnglishScores,
  EnglishSubstitute,
} from '@qianwei/api/contract/lookup/english-scores';
import { calendarDaysLeft, dayWords, momentWords, msOf, occasionWords } from '@qianwei/api/time/words';
import type { StateMarkProps } from '@qianwei/ui/StateMark';

/** Score from which the exam is passed. */
export const englishPass = 60;

type SignUp = EnglishScores['signUp'];

/** A result as a mark: its shape, its colour and its word. */
export interface EnglishMark extends Pick<StateMarkProps, 'shape' | 'tone'> {
  readonly words: string;
}

/** `合格`, `不合格，差 1 分`, `缺考`, `违纪`: never a 0 for who was not there. */
export function englishMark({ result, score }: Pick<EnglishScore, 'result' | 'score'>): EnglishMark {
  if (result === 'PASS') return { shape: 'check', tone: 'success', words: '合格' };
  if (result === 'ABSENT') return { shape: 'dash', words: '缺考' };
  if (result === 'VIOLATION') return { shape: 'cross', tone: 'danger', words: '违纪' };
  // In tenths: 60 − 59.9 is no 0.1 in binary.
  const missing = score === null ? '' : `，差 ${(englishPass * 10 - Math.round(score * 10)) / 10} 分`;
  return { shape: 'cross', tone: 'danger', words: `不合格${missing}` };
}

/** `59`, or the word that stands in its place. */
export const englishScoreWords = ({ score, result }: Pick<EnglishScore, 'result' | 'score'>): string =>
  score === null
    ? { PASS: '合格', FAIL: '不合格', ABSENT: '缺考', VIOLATION: '违纪' }[result]
    : String(score);

/** Heading of a result: whether a degree can be applied for with it. */
export function verdictWords({ result, validUntil }: EnglishScore, now: number): string {
  if (result !== 'PASS') return '这次还不能用于学位申请';
  return validUntil !== null && calendarDaysLeft(validUntil, now) < 0
    ? '成绩已过有效期，不能再用于学位申请'
    : '可用于学位申请';
}

/** How long a pass counts: `长期有效。`, `2029年6月30日前有效。`. */
export const validWords = ({ validUntil }: EnglishScore): string =>
  validUntil === null ? '成绩长期有效。' : `成绩到 ${dayWords(validUntil)}有效。`;

/** `证书号 9805….`, or why there is none: a pass gets one later, anything else none. */
export function certWords({ result, certNo }: Pick<EnglishScore, 'result' | 'certNo'>): string {
  if (certNo !== '') return `证书号 ${certNo}。`;
  return result === 'PASS' ? '证书号还没有下发，下发后在这里显示。' : '没有证书号：合格后才发。';
}

/** When the next exam can be signed up for; a sign-up that is not known yet is announced. */
export function signUpWords(signUp: SignUp, now: number): string {
  if (signUp === null) return '下一批的报名时间还没有公布，请留意通知公告。';
  const { batchName, startTime, endTime } = signUp;
  if (now < msOf(startTime)) return `下一批（${batchName}）${momentWords(startTime)}开始报名。`;
  const until = endTime === null ? '' : `，${occasionWords(endTime, now)}`;
  return `${batchName}正在报名${until}。`;
}

/** True while one can sign up. */
export const isSignUpOpen = (signUp: SignUp, now: number): boolean =>
  signUp !== null && msOf(signUp.startTime) <= now && (signUp.endTime === null || now < msOf(signUp.endTime));

const substituteWords = ({ exam, minScore }: EnglishSubstitute): string => {
  if (exam === 'CET4') return `大学英语四级 ${minScore ?? ''} 分以上`;
  return exam === 'PETS3' ? 'PETS-3 笔试合格' : '主考院校认可的课程英语成绩';
};

/** `有大学英语四级 425 分以上、…，且在考籍注册之后取得的，可以直接认定，不用再考。`; empty without any. */
export const substitutesWords = (substitutes: readonly EnglishSubstitute[]): string =>
  substitutes.length === 0
    ? ''
    : `有${substitutes.map(substituteWords).join('、')}，且在考籍注册之后取得的，可以直接认定，不用再考。`;

/** `2026年11月批成绩预计 2026年12月20日公布。`. */
export const awaitedWords = ({ batchName, publishTime }: AwaitedBatch): string =>
  `${batchName}成绩预计 ${dayWords(publishTime)}公布。`;
