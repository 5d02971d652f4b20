import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import type { Way } from '@qianwei/api/contract/eligibility';
import { momentWords } from '@qianwei/api/time/words';
import { levelCounts, meanNeeded, sumScores, thesisLevelOf } from '@qianwei/studies';
import type { ShownCondition } from '../apply/apply-conditions.ts';
import { toPage } from '../eligibility/ways.ts';
import { passedThesis, type StudyStanding } from '../studies/results.ts';
import type { NeededAverage } from './degree-average.ts';
import type { DegreeFacts } from './degree-facts.ts';

/** 免考 and theses, which do not count as they are, in words; empty without any. */
function countingWords(standings: readonly StudyStanding[]): string {
  const exempt = standings.flatMap(({ best }) =>
    best?.grade.gradeType === 'EXEMPT' ? [best.course.name] : [],
  );
  const thesis = passedThesis(standings);
  const { finalScore = null, level = null } = thesis?.best?.grade ?? {};
  const reached = level ?? (finalScore === null ? null : thesisLevelOf(finalScore));
  const counted = reached === null ? null : levelCounts(reached);
  const noun = thesis?.line.course.thesisKind === 'DESIGN' ? '毕业设计' : '毕业论文';
  const parts = [
    exempt.length === 0 ? '' : `免考的${exempt.join('、')}不计入`,
    reached === null || counted === null ? '' : `${noun}${thesisLevelTitles[reached]}，按 ${counted} 分计`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join('，')}。`;
}

/** Mean that the results to come must reach, in words; empty after the last result. */
function restWords({ need, scores }: NeededAverage): string {
  const mean = meanNeeded(need, scores);
  if (mean === null) return '';
  const rest = `还有 ${scores.rest} 项没有成绩，`;
  return mean > 100 ? `${rest}都是满分也达不到 ${need}。` : `${rest}平均须达到 ${mean} 分。`;
}

/** The results to come can still raise the average to what is needed. */
const canRise = ({ need, scores }: NeededAverage): boolean => (meanNeeded(need, scores) ?? 101) <= 100;

/** Ways that an average that is too low still has, in words: after the last result only a review can change it. */
function outlookWords(average: NeededAverage, end: Date | null, isReviewed: boolean): string {
  if (canRise(average)) return '';
  if (isReviewed) return '成绩复核还没有结果，结果出来后均分可能改变。';
  if (end !== null) return '只有成绩复核还可能改变均分。';
  return average.scores.rest > 0 ? '' : '成绩都出齐了，也没有可以申请的复核，均分不会再变。';
}

/** The last end of a review of a result that counts; null when none can be reviewed now. */
function reviewEnd({ results, now }: DegreeFacts['studies']): Date | null {
  const ends = results.flatMap(({ isPublished, grade, period }) =>
    isPublished && grade.gradeType === 'EXAM' && period !== null && period.reviewEnd > now
      ? [period.reviewEnd]
      : [],
  );
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** The ways to a better average that are still open, then the results themselves. */
function waysOf(average: NeededAverage, end: Date | null): Way[] {
  const { done } = average.scores;
  return [
    ...(canRise(average) ? [toPage('看后面怎么考', '/academic/exam/plan?view=planner')] : []),
    ...(end === null
      ? []
      : [toPage(`申请成绩复核，${momentWords(end.getTime(), 'end')}截止`, '/academic/gradeSearch')]),
    ...(done > 0 ? [toPage(`看 ${done} 项明细`, '/academic/gradeSearch')] : []),
  ];
}

/** 学位均分, of the plan or of its core courses. */
export function averageCondition(facts: DegreeFacts, average: NeededAverage): ShownCondition {
  const { need, scores, standings } = average;
  const { average: value, sum, done } = scores;
  const isCore = average.of === 'CORE';
  const noun = isCore ? '核心课程均分' : '学位均分';
  const shown = {
    ...(isCore && { code: 'AVERAGE_CORE' }),
    name: `${noun}不低于 ${need} 分`,
    need: String(need),
    basis: facts.bases.average,
  };
  if (value === null)
    return { ...shown, ok: false, isLater: true, actual: '还没有成绩', text: '有了成绩就开始计算。' };
  const end = reviewEnd(facts.studies);
  const [way = null, ...moreWays] = waysOf(average, end);
  const ok = value >= need;
  // The sum is compared in tenths: 0.1 + 0.2 must not be more than 0.3.
  const missing = sumScores([need * done, -sum]);
  const lacking = `${noun} ${value}，未达到 ${need}。${done} 项成绩合计 ${sum} 分，还差 ${missing} 分。`;
  return {
    ...shown,
    ok,
    actual: String(value),
    ...(!ok && !canRise(average) && end === null && !facts.isReviewed && { isFinal: true as const }),
    text: `${ok ? '' : lacking}${restWords(average)}${ok ? '' : outlookWords(average, end, facts.isReviewed)}${countingWords(standings)}`,
    measure: { value, need },
    way,
    moreWays: ok ? [] : moreWays,
  };
}
