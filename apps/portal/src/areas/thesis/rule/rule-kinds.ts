import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { deskHref } from '../shared/thesis-hrefs.ts';

/** Differences between the pages of the three rules. */
interface RuleKind {
  /** The next step, which needs the rule: 选题. */
  readonly next: string;
  /** The chapter that is needed there, by its anchor; null for none. */
  readonly needed: string | null;
  /** Measure word of its chapters, and a chapter by its number. */
  readonly unit: string;
  readonly place: (label: string) => string;
  /** The page that it is read for. */
  readonly path: (rule: Pick<ThesisRule, 'studentPlanId' | 'planId'>) => string;
  readonly query: string;
}

const part = { unit: '部分', place: (label: string) => `第${label}部分` };

const desk = ({ studentPlanId }: Pick<ThesisRule, 'studentPlanId'>) => deskHref(studentPlanId);

/** The three rules by their types. */
export const ruleKinds: Readonly<Record<RuleType, RuleKind>> = {
  MANAGE: {
    ...{ next: '选题', needed: 'topic', unit: '章', query: '' },
    place: (label) => label,
    path: ({ studentPlanId, planId }) => `/thesis/chooseTopic/${studentPlanId}/${planId}`,
  },
  REPORT: {
    ...{ next: '开题报告', needed: 'submit', ...part },
    ...{ path: desk, query: '?stage=REPORT' },
  },
  THESIS: {
    ...{ next: '初稿', needed: null, ...part },
    ...{ path: desk, query: '?stage=DRAFT' },
  },
};

type Chapter = ThesisRule['chapters'][number];

/** A chapter in a sentence: 第七章, 第七部分, or its title where it has no number. */
export const rulePlaceWords = ({ label, title }: Pick<Chapter, 'label' | 'title'>, type: RuleType): string =>
  label === '' ? `“${title}”` : ruleKinds[type].place(label);

/** Chapter of 论文格式规范 that has a tab of its own, 一页速查: it sums up the others, and is not read to the end. */
export const cheatSheet = 'cheatsheet';

/** The chapters that are read. */
export const readChapters = ({ chapters }: Pick<ThesisRule, 'chapters'>): Chapter[] =>
  chapters.filter(({ id }) => id !== cheatSheet);
