import {
  type DegreeRules,
  type LanguageWay,
  provenByCertificate,
} from '@qianwei/api/contract/graduation/apply-rules';
import type { DegreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { monthWords } from '@qianwei/api/time/words';
import type { ShownCondition } from '../apply/apply-conditions.ts';
import { toPage } from '../eligibility/ways.ts';
import { earlyCertificateWords } from '../studies/degree-english.ts';
import type { DegreeFacts } from './degree-facts.ts';
import {
  isFromBefore,
  type LanguageStanding,
  languageStandings,
  provesLanguage,
} from './language-standing.ts';

/** A result of the degree's own exam passes from this score on. */
const passScore = 60;

/** The ways by short names, as they stand in a line. */
const wayNames: Readonly<Record<LanguageWay, string>> = {
  DEGREE_ENGLISH: '学位英语',
  CET4: '四级',
  PETS3: 'PETS-3 笔试',
  COURSE: '自考英语课程',
};

/** A way with the score that it needs, `四级 425 分以上`, or `PETS-3 笔试合格`. */
const neededWords = ({ way, min }: DegreeRules['languages'][number]): string =>
  min === null ? `${wayNames[way]}合格` : `${wayNames[way]} ${min} 分以上`;

/** A result of the institution in words, with its score where there is one. */
function resultWords({ english }: DegreeFacts, { way, min, own }: LanguageStanding): string {
  if (own === null) return '';
  const name = way === 'DEGREE_ENGLISH' ? `学位${english?.language ?? '外语'} ${own.name}` : own.name;
  if (own.score === null) return `${name}没有分数`;
  return `${name} ${own.score} 分${min === null || own.score >= min ? '' : `，需 ${min} 分`}`;
}

function lackingWords(facts: DegreeFacts, standings: readonly LanguageStanding[]): string {
  const results = standings.flatMap((standing) =>
    standing.own === null ? [] : [resultWords(facts, standing)],
  );
  const have = results.length === 0 ? '还没有学位外语成绩。' : `${results.join('；')}。`;
  const before = isFromBefore(facts) ? '学位外语成绩取得于考籍注册前，不予认定。' : '';
  const { earlyCertificate: early } = facts;
  const others = facts.rules.languages
    .filter(({ way }) => provenByCertificate.includes(way))
    .map(neededWords);
  const certificate = early === null ? '' : earlyCertificateWords(early);
  return `${have}${before}${certificate}${others.length === 0 ? '' : `有${early === null ? '' : '注册后取得的'}${others.join('或 ')}的，也可以认定。`}`;
}

/** 学位外语: one of the batch's ways is met, by a result of the institution or by a certificate that was typed. */
export function languageCondition(facts: DegreeFacts, document: DegreeDocument | null): ShownCondition {
  const standings = languageStandings(facts);
  const shown = {
    name: '学位外语合格',
    need: facts.rules.languages.map(neededWords).join('、'),
    basis: facts.bases.language,
  };
  const met = standings.find(({ own }) => own?.ok);
  if (met?.own) {
    const { score } = met.own;
    const actual = score === null ? '合格' : `${score} 分`;
    return { ...shown, ok: true, actual, text: `${resultWords(facts, met)}，已达到。` };
  }
  if (document !== null && provesLanguage(document, facts)) {
    const { language, certScore } = document;
    const actual = language === null ? '' : wayNames[language];
    return { ...shown, ok: true, actual: `${actual} ${certScore ?? ''} 分` };
  }
  const scored = standings.filter(({ own }) => own !== null && own.score !== null);
  const nearest = scored.find(({ way }) => way === 'DEGREE_ENGLISH') ?? scored[0];
  const score = nearest?.own?.score ?? null;
  const need = nearest?.min ?? passScore;
  const { englishSignUp } = facts;
  return {
    ...shown,
    ok: false,
    ...(score === null ? { actual: '没有成绩' } : { actual: String(score), need: String(need) }),
    measure: score === null || score >= need ? null : { value: score, need },
    text: lackingWords(facts, standings),
    way:
      englishSignUp === null
        ? toPage('看学位英语成绩', '/englishScores')
        : toPage(`下一批报名，${monthWords(englishSignUp.getTime())}`, '/englishSignUp'),
  };
}
