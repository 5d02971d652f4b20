import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { thesisKind } from '../academic/exam-period.ts';
import { thesisLevel } from '../academic/thesis-level.ts';
import { dateTime, day } from '../fields.ts';
import { examLevel } from '../major.ts';
import {
  applyEntries,
  draftFacts,
  draftPayload,
  draftSaved,
  formOnPaper,
  submitPayload,
  submitted,
  withdrawn,
  withdrawPayload,
} from './apply.ts';
import { degreeRules, languageWay } from './apply-rules.ts';
import { degreeDocument, degreePart } from './degree-document.ts';

/** The person and the studies, as the 学位申请表 says them without being typed. */
const holder = v.object({
  name: v.string(),
  /** Spellings of the name in Latin letters, the likeliest first. */
  namePinyin: v.array(v.string()),
  idCard: v.string(),
  examineeNo: v.string(),
  majorCode: v.string(),
  majorName: v.string(),
  applyExamLevel: examLevel,
  schoolName: v.string(),
  registerDate: day,
  /** 工学学士; empty where the level has no degree. */
  degreeType: v.string(),
  /** Null before graduation. */
  graduateDate: v.nullable(day),
  /** Kind of the thesis in the plan; null for a plan without one. */
  thesisKind: v.nullable(thesisKind),
  /** Null while there is no passed thesis. */
  thesis: v.nullable(
    v.object({
      title: v.string(),
      titleEn: v.string(),
      score: v.nullable(v.number()),
      level: v.nullable(thesisLevel),
      /** 总文字复制比, percent; null where it was not handed over. */
      copyRate: v.nullable(v.number()),
    }),
  ),
});

/** The person and the studies. */
export type DegreeHolder = v.InferOutput<typeof holder>;

/** The degree average so far, what it needs, and which courses can still raise it. */
const average = v.object({
  need: v.number(),
  value: v.nullable(v.number()),
  sum: v.number(),
  done: v.number(),
  rest: v.number(),
  thesisCounted: v.boolean(),
  /** Courses and the thesis that have no score yet, with the score each needs when the others have the needed mean; null beyond 100. */
  remaining: v.array(
    v.object({ courseCode: v.string(), courseName: v.string(), need: v.nullable(v.number()) }),
  ),
});

/** A way to prove the foreign language, and the student's own result in it. */
const languageStanding = v.object({
  way: languageWay,
  /** Score that it needs; null where passing is enough. */
  min: v.nullable(v.number()),
  /** Result that the institution has itself: 学位英语, a course. Null for what a certificate proves, and without a result. */
  own: v.nullable(v.object({ name: v.string(), score: v.nullable(v.number()), ok: v.boolean() })),
});

/** An event on the way to the degree. */
const pathwayEvent = v.object({
  code: v.picklist(['LANGUAGE_SIGN_UP', 'CERTIFICATE', 'DEGREE_BATCH', 'DEADLINE']),
  /** A day, or a month (`yyyy-MM`) where only that is known. */
  at: v.string(),
  /** It cannot be missed: no other batch lies within the time limit. */
  isOnly: v.boolean(),
});

/**
 * 学位申请: batch, conditions, form and review in one answer. A student whose level has no degree gets `isOffered` false and nothing
 * to fill in. 1050005 for a student without a 考籍.
 */
export const getDegreeApply = endpoint({
  path: '/v1/getDegreeApply',
  payload: v.object({}),
  data: v.object({
    ...applyEntries,
    /** The level of the student has a degree; 专科 has none. */
    isOffered: v.boolean(),
    ruleset: v.nullable(degreeRules),
    holder,
    average: v.nullable(average),
    languages: v.array(languageStanding),
    /** Until when the student can apply: months after the diploma. Null before graduation. */
    deadline: v.nullable(dateTime),
    /** The next steps in time, for each batch of graduation; empty for a graduate. */
    pathways: v.array(
      v.object({ term: v.string(), isThisBatch: v.boolean(), events: v.array(pathwayEvent) }),
    ),
    draft: v.nullable(v.object({ document: degreeDocument, ...draftFacts })),
    document: v.nullable(degreeDocument),
    editableParts: v.array(degreePart),
    initial: degreeDocument,
    /** Until when the names are, or were, public; null before. */
    publicityEnd: v.nullable(dateTime),
  }),
});

/** 学位申请 as its page shows it. */
export type DegreeApply = DataOf<typeof getDegreeApply>;

/** Keeps what was typed, as `saveGraduation` does. */
export const saveDegreeApply = endpoint({
  path: '/v1/saveDegreeApply',
  payload: v.object({ ...draftPayload, document: degreeDocument }),
  data: draftSaved,
});

/** Submits the draft, as `submitGraduation` does; 1050001 also when the student's own deadline is over. */
export const submitDegreeApply = endpoint({
  path: '/v1/submitDegreeApply',
  mutates: true,
  payload: submitPayload,
  data: submitted,
});

/** Takes an application back before its review has begun; it is a draft again. */
export const withdrawDegreeApply = endpoint({
  path: '/v1/withdrawDegreeApply',
  mutates: true,
  payload: withdrawPayload,
  data: withdrawn,
});

/** 学士学位申请表_准考证号.pdf (API-13): of the draft while there is one, else of what was submitted. */
export const getDegreeForm = endpoint({
  path: '/v1/getDegreeForm',
  ...formOnPaper,
});
