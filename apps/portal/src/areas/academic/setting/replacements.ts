import type { CourseSetting, PlanCourse, ReplaceRule } from '@qianwei/api/contract/academic/course-setting';
import { dayWords } from '@qianwei/api/time/words';
import { plainText, withoutZeros } from '@qianwei/studies';
import { isReached } from './credits.ts';

/**
 * The pairs that a student means by a code or a name, old or new. Leading zeros may be left out: 3708 finds 03708. A whole code
 * finds its own pairs only; an empty query finds none.
 */
export function findReplacements(rules: readonly ReplaceRule[], query: string): ReplaceRule[] {
  const asked = plainText(query);
  if (asked === '') return [];
  if (/^\d+$/.test(asked)) {
    const exact = rules.filter(({ oldCode, newCode }) => oldCode === asked || newCode === asked);
    if (exact.length > 0) return exact;
    const digits = withoutZeros(asked);
    return rules.filter(({ oldCode, newCode }) =>
      [oldCode, newCode].some((code) => digits !== '' && withoutZeros(code).startsWith(digits)),
    );
  }
  return rules.filter(({ oldName, newName }) =>
    [oldName, newName].some((name) => plainText(name).includes(asked)),
  );
}

/** The pairs in the order of the plan. */
export function replacementsInPlan({
  replaceRules,
  groups,
}: Pick<CourseSetting, 'replaceRules' | 'groups'>): ReplaceRule[] {
  const seqOf = new Map(
    groups.flatMap(({ courses }) => courses.map(({ courseCode, seq }) => [courseCode, seq])),
  );
  const place = ({ newCode }: ReplaceRule) => seqOf.get(newCode) ?? Number.POSITIVE_INFINITY;
  return replaceRules.toSorted((a, b) => place(a) - place(b));
}

/** The pair in a sentence: 03708 就是现在的 15043. */
export const pairTitle = ({ oldCode, newCode }: ReplaceRule): string => `${oldCode} 就是现在的 ${newCode}`;

/** How the credits change: 多 1, 少 7, 不变. */
export function changeWords({ oldCredit, newCredit }: ReplaceRule): string {
  if (newCredit === oldCredit) return '不变';
  return newCredit > oldCredit ? `多 ${newCredit - oldCredit}` : `少 ${oldCredit - newCredit}`;
}

const creditWords = ({ oldCredit, newCredit }: ReplaceRule) =>
  oldCredit === newCredit ? `都是 ${newCredit} 学分` : `${oldCredit} 学分变 ${newCredit} 学分`;

function ownWords({ oldCode, newCode }: ReplaceRule, courses: readonly PlanCourse[]): string {
  const own = courses.find(({ courseCode }) => courseCode === newCode);
  if (own === undefined) return '你的计划里没有这门课。';
  if (own.replacedFrom === oldCode) return `你的 ${oldCode} 已经顶替。`;
  if (!isReached(own)) return '';
  return own.status === 'PASSED' && own.score !== null
    ? `你已合格 ${own.score} 分。`
    : `你已${own.statusText}。`;
}

/**
 * The effect of the pair for the student: names, credits, until when an old result counts, and the student's own
 * result.
 */
export function pairWords(rule: ReplaceRule, { groups }: Pick<CourseSetting, 'groups'>): string {
  const { oldName, newName, until, note } = rule;
  const names = oldName === newName ? newName : `${oldName}改为${newName}`;
  const valid = until === null ? '' : `${dayWords(until)} 前有效，`;
  const counts = `旧成绩合格的直接顶替，${valid}按新学分计。`;
  const own = ownWords(
    rule,
    groups.flatMap(({ courses }) => courses),
  );
  return `${names}，${creditWords(rule)}。${counts}${note === '' ? '' : `${note}。`}${own}`;
}
