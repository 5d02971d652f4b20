import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { month } from '../academic/month.ts';
import { day } from '../fields.ts';
import { gender } from '../gender.ts';
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
import { graduationRules } from './apply-rules.ts';
import { graduationDocument, graduationPart } from './graduation-document.ts';

/** The person as the 考籍 has it: what the 登记表 says without being typed. Full, on the student's own page (2.2). */
const holder = v.object({
  name: v.string(),
  gender,
  idCard: v.string(),
  birthday: day,
  examineeNo: v.string(),
  majorCode: v.string(),
  majorName: v.string(),
  applyExamLevel: examLevel,
  schoolName: v.string(),
  studyUnit: v.string(),
  registerDate: day,
  /** Null where none was entered. */
  preEducation: v.nullable(
    v.object({ school: v.string(), major: v.string(), graduateDate: day, certNo: v.string() }),
  ),
  /** The title of the passed thesis, and its score; null without one. */
  thesis: v.nullable(v.object({ title: v.string(), score: v.nullable(v.number()) })),
});

/** The person as the 考籍 has it. */
export type GraduationHolder = v.InferOutput<typeof holder>;

/**
 * 毕业材料提交: batch, conditions, materials, document and review in one answer. Before the first submission the application is a
 * draft. 1050005 for a student without a 考籍.
 */
export const getGraduation = endpoint({
  path: '/v1/getGraduation',
  payload: v.object({}),
  data: v.object({
    ...applyEntries,
    ruleset: v.nullable(graduationRules),
    holder,
    /** The 考籍 has ended without an application: nothing is asked any more. */
    isEnded: v.boolean(),
    /** The draft that was not submitted yet; of a returned application it begins with what was submitted. Null without one. */
    draft: v.nullable(v.object({ document: graduationDocument, ...draftFacts })),
    /** The document of the last submission; null before. */
    document: v.nullable(graduationDocument),
    /** Parts that this student fills in; the others do not concern the student. */
    parts: v.array(graduationPart),
    /**
     * Parts that can be changed now: all of a draft, the returned ones after a return, else none. A 登记表签字件 that was handed in may
     * be replaced while something printed on it is mended: it is among them, though not among those returned.
     */
    editableParts: v.array(graduationPart),
    /** The document of a form that nobody has filled in: the known facts and the checked files of the student. */
    initial: graduationDocument,
    /** Month in which the diplomas of the batch are expected; null while that is not known. */
    certificateMonth: v.nullable(month),
  }),
});

/** 毕业材料提交 as its page shows it. */
export type GraduationApply = DataOf<typeof getGraduation>;

/**
 * Keeps what was typed and is not submitted yet. 1040006 when the server has another revision, 1050003 when it cannot be changed,
 * or a part was changed that is not open (`data.parts`).
 */
export const saveGraduation = endpoint({
  path: '/v1/saveGraduation',
  payload: v.object({ ...draftPayload, document: graduationDocument }),
  data: draftSaved,
  maxBytes: 131_072,
});

/**
 * Submits the draft. 1050001 outside the window, 1050002 while a condition is lacking (`data.conditions`), 1040001 with the errors
 * of the document by field, 1040006 when the draft is another one than was read, or the rules are (`data` of `rulesChanged`).
 */
export const submitGraduation = endpoint({
  path: '/v1/submitGraduation',
  mutates: true,
  payload: submitPayload,
  data: submitted,
});

/** Takes an application back before its review has begun; it is a draft again. 1050003 once the review has begun. */
export const withdrawGraduation = endpoint({
  path: '/v1/withdrawGraduation',
  mutates: true,
  payload: withdrawPayload,
  data: withdrawn,
});

/** 毕业生登记表_准考证号.pdf (API-13): of the draft while there is one, else of what was submitted. */
export const getGraduationForm = endpoint({
  path: '/v1/getGraduationForm',
  ...formOnPaper,
});
