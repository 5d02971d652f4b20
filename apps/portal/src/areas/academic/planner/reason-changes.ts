import type { PlannerFacts, PlannerWishes } from '@qianwei/api/contract/academic/planner';
import { type Outcome, outcomeOf, type PlanResult, type Relaxation } from '@qianwei/studies';
import { delayWords, monthTitle } from './month-words.ts';
import { clause, codesWords, coursesWords } from './reason-words.ts';

/** A change of the wishes that leads to an earlier graduation, or to one at all. */
interface ReasonChange {
  /** The change, and its result. */
  readonly text: string;
  /** The words of its button. */
  readonly label: string;
  readonly wishes: PlannerWishes;
}

/** Possible changes of a reason. */
export interface ReasonChanges {
  readonly changes: readonly ReasonChange[];
  /** Changes without a gain, or with the same gain as another one; without a full stop. */
  readonly notes: readonly string[];
}

/** The plan that is shown, with what it is made from. */
export interface ShownPlan {
  readonly facts: PlannerFacts;
  readonly wishes: PlannerWishes;
  readonly plan: PlanResult;
}

const isGain = ({ plan }: ShownPlan, { graduateMonth, delay }: Outcome): boolean =>
  plan.feasible ? delay !== null && delay < 0 : graduateMonth !== null;

function changeOf(act: string, { graduateMonth, delay, wishes }: Outcome): ReasonChange {
  const month = graduateMonth === null ? '' : monthTitle(graduateMonth);
  const result = delay === null ? `就能 ${month}毕业` : `${delayWords(delay)}，${month}毕业`;
  return { text: `${act}，${result}`, label: '就这样换', wishes };
}

const withoutGain = ({ plan }: ShownPlan, act: string): string =>
  `${act}，${plan.feasible ? '毕业时间不变' : '还是排不出来'}`;

const subjectsOf = (relaxed: readonly Relaxation[]): string[] =>
  relaxed.flatMap(({ subject }) => subject ?? []);

/** True when a course is registered in the month: a month that takes no more is not empty. */
export const hasRegistered = ({ periods, written }: PlannerFacts, month: string | null): boolean =>
  written.some(({ registered }) => registered !== null && periods[registered]?.month === month);

/** Words for the change itself. */
function actWords({ facts, wishes }: ShownPlan, { kind, subject }: Relaxation): string {
  switch (kind) {
    case 'EXEMPT':
      return `申请免考 ${coursesWords(facts, [subject ?? ''])}`;
    case 'PIN':
      return `把 ${clause(coursesWords(facts, [subject ?? '']), '放回原处')}`;
    case 'SKIP':
      return `${monthTitle(subject ?? '')}${hasRegistered(facts, subject) ? '照常加报' : '照常考'}`;
    case 'PERIOD_CAP':
      return `不再限每期 ${wishes.maxPerPeriod} 门`;
  }
}

/** Exemptions by what comes of them: the course with the most credits stands for the others. */
function exemptions(shown: ShownPlan, relaxed: readonly Relaxation[]): ReasonChanges {
  const { facts } = shown;
  const creditOf = ({ subject }: Relaxation) =>
    facts.written.find(({ courseCode }) => courseCode === subject)?.credit ?? 0;
  const gains = relaxed.filter((each) => isGain(shown, each));
  const idle = subjectsOf(relaxed.filter((each) => !gains.includes(each)));
  const months = [...new Set(gains.map(({ graduateMonth }) => graduateMonth ?? ''))].sort();
  const alike = months.map((month) =>
    gains.filter(({ graduateMonth }) => graduateMonth === month).sort((a, b) => creditOf(b) - creditOf(a)),
  );
  return {
    changes: alike.flatMap(([first]) => (first ? [changeOf(actWords(shown, first), first)] : [])),
    notes: [
      ...alike.flatMap(([, ...others]) =>
        others.length === 0 ? [] : [`换成免考 ${oneOf(facts, subjectsOf(others))}，结果一样`],
      ),
      ...(idle.length === 0 ? [] : [withoutGain(shown, `申请免考 ${oneOf(facts, idle)}`)]),
    ],
  };
}

/** One course, or one of several: `13003、04735 等 6 门中的一门`. */
const oneOf = (facts: PlannerFacts, codes: readonly string[]): string =>
  codes.length === 1 ? coursesWords(facts, codes) : `${clause(codesWords(codes), '中的一门')}`;

/** All pins, or all skipped months, that a reason names, given up together; for where one alone gains nothing. */
function together(shown: ShownPlan, kind: 'PIN' | 'SKIP', relaxed: readonly Relaxation[]): ReasonChanges {
  const { facts, wishes, plan } = shown;
  const subjects = subjectsOf(relaxed);
  const changed: Partial<PlannerWishes> =
    kind === 'PIN'
      ? { pins: wishes.pins.filter(({ courseCode }) => !subjects.includes(courseCode)) }
      : { skip: wishes.skip.filter((month) => !subjects.includes(month)) };
  const outcome = outcomeOf(facts, { ...wishes, ...changed }, plan);
  const all = kind === 'PIN' ? `把这 ${subjects.length} 门都放回原处` : `这 ${subjects.length} 期都照常考`;
  const single = kind === 'PIN' ? '只放回其中一门' : '只在其中一期照常考';
  return isGain(shown, outcome)
    ? { changes: [changeOf(all, outcome)], notes: [withoutGain(shown, single)] }
    : { changes: [], notes: [withoutGain(shown, all)] };
}

/** The student's own wishes, each given up by itself, and where that gains nothing, those of a kind together. */
function givenUp(shown: ShownPlan, kind: Relaxation['kind'], relaxed: readonly Relaxation[]): ReasonChanges {
  const gains = relaxed.filter((each) => isGain(shown, each));
  if (gains.length === 0 && relaxed.length > 1 && (kind === 'PIN' || kind === 'SKIP'))
    return together(shown, kind, relaxed);
  return {
    changes: gains.map((gain) => changeOf(actWords(shown, gain), gain)),
    notes: relaxed
      .filter((each) => !gains.includes(each))
      .map((each) => withoutGain(shown, actWords(shown, each))),
  };
}

/** Results of the changes that loosen a reason: a gain is offered, a change without gain is a note. */
export function reasonChanges(shown: ShownPlan, relaxed: readonly Relaxation[]): ReasonChanges {
  const ofKind = (kind: Relaxation['kind']) => relaxed.filter((each) => each.kind === kind);
  const parts = [
    ...(['PIN', 'SKIP', 'PERIOD_CAP'] as const).map((kind) => givenUp(shown, kind, ofKind(kind))),
    exemptions(shown, ofKind('EXEMPT')),
  ];
  return {
    changes: parts.flatMap(({ changes }) => changes),
    notes: parts.flatMap(({ notes }) => notes),
  };
}
