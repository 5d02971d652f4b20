import { type LanguageWay, languageWayTitles } from '@qianwei/api/contract/graduation/apply-rules';
import { type DegreeDocument, degreePartFields } from '@qianwei/api/contract/graduation/degree-document';
import { type DegreeAsked, degreeErrors } from '@qianwei/api/contract/graduation/degree-errors';
import { requiredMaterials } from '../apply/required-materials.ts';
import { formatDay } from '../time.ts';
import type { DegreeFacts } from './degree-facts.ts';

/** Codes of the courses that teach English: 英语（一）, 英语（二）, 英语（专升本）. */
const englishCourses: ReadonlySet<string> = new Set(['00012', '00015', '13000']);

/** A way to prove the foreign language, and the student's own result in it. */
export interface LanguageStanding {
  readonly way: LanguageWay;
  /** Score that it needs; null where passing is enough. */
  readonly min: number | null;
  /** Result that the institution has itself, by its batch, or a course by its code and name; null for what a certificate proves, and without a result. */
  readonly own: { readonly name: string; readonly score: number | null; readonly ok: boolean } | null;
}

type LanguageFacts = Pick<DegreeFacts, 'studies' | 'rules' | 'english'>;

const reaches = (score: number | null, min: number | null): boolean =>
  min === null || (score !== null && score >= min);

/** True for a result of the degree's own exam from before the student was registered: it does not count. */
export const isFromBefore = ({ studies: { record }, english }: LanguageFacts): boolean =>
  english !== null && formatDay(english.publishTime) < record.registerDate;

function examResult(facts: LanguageFacts, min: number | null): LanguageStanding['own'] {
  const { english, studies } = facts;
  if (english === null) return null;
  const { batchName, score, result, validUntil } = english;
  const isValid = validUntil === null || validUntil >= formatDay(studies.now);
  const ok = result === 'PASS' && reaches(score, min) && isValid && !isFromBefore(facts);
  return { name: batchName, score, ok };
}

/** The best passed English course of the plan with a score; an exempt one has none. */
function courseResult({ studies }: LanguageFacts, min: number | null): LanguageStanding['own'] {
  const [best] = studies.standings
    .flatMap(({ passed, best: result }) => (passed && result !== null ? [result] : []))
    .filter(({ course, grade }) => englishCourses.has(course.courseCode) && grade.finalScore !== null)
    .toSorted((a, b) => (b.grade.finalScore ?? 0) - (a.grade.finalScore ?? 0));
  if (best === undefined) return null;
  const { course, grade } = best;
  return {
    name: `${course.courseCode} ${course.name}`,
    score: grade.finalScore,
    ok: reaches(grade.finalScore, min),
  };
}

/** Results by their way; the institution has none of the ways that a certificate proves. */
const results: Partial<Readonly<Record<LanguageWay, typeof examResult>>> = {
  DEGREE_ENGLISH: examResult,
  COURSE: courseResult,
};

/** The ways of the batch, in its order, each with the student's own result. */
export const languageStandings = (facts: LanguageFacts): LanguageStanding[] =>
  facts.rules.languages.map(({ way, min }) => ({ way, min, own: results[way]?.(facts, min) ?? null }));

/** The language of a document in words, with the institution's own result in it: 学士学位英语考试, 2026年5月批 66 分; none before one is chosen. */
export function languageWords(
  { language }: Pick<DegreeDocument, 'language'>,
  facts: LanguageFacts,
): string[] {
  if (language === null) return [];
  const own = languageStandings(facts).find(({ way }) => way === language)?.own ?? null;
  const result = own === null || own.score === null ? own?.name : `${own.name} ${own.score} 分`;
  return [languageWayTitles[language], ...(result === undefined ? [] : [result])];
}

/** Facts by which a document is checked. */
export const degreeAsked = (facts: LanguageFacts): DegreeAsked => ({
  rules: facts.rules,
  met: languageStandings(facts).flatMap(({ way, own }) => (own?.ok ? [way] : [])),
  required: requiredMaterials(facts.rules.materials, facts.studies),
  registerDay: facts.studies.record.registerDate,
  today: formatDay(facts.studies.now),
});

/** True when the certificate that was typed proves the language. */
export function provesLanguage(document: DegreeDocument, facts: LanguageFacts): boolean {
  const errors = degreeErrors(document, degreeAsked(facts));
  return degreePartFields.LANGUAGE.every((field) => errors[field] === undefined);
}
