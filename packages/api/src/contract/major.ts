import * as v from 'valibot';
import { examLevels } from './exam-level.ts';
import { id } from './fields.ts';

/** The state of a student's record in one major. */
export const studentMajorStatus = v.picklist(['NORMAL', 'GRADUATED', 'TRANSFERRED', 'CANCELLED']);

/** 考籍状态 in words. */
export const studentMajorStatusTitles: Readonly<Record<v.InferOutput<typeof studentMajorStatus>, string>> = {
  NORMAL: '在籍',
  GRADUATED: '已毕业',
  TRANSFERRED: '已转出',
  CANCELLED: '注销',
};

/** Phase of a student in a 考籍: courses, thesis, its re-check, leaving, left; or courses for a certificate. */
export const studyPhase = v.picklist([
  'COURSE',
  'THESIS',
  'RETEST',
  'GRADUATION',
  'GRADUATED',
  'CERTIFICATE',
]);

export const examLevel = v.picklist(examLevels);

/**
 * Whose plan it is: a student's who takes its exams, a graduate's, or that of who studies for certificates only, whose plan
 * has no exams.
 */
export const planHolder = v.picklist(['STUDENT', 'GRADUATE', 'CERTIFICATE']);

/** Whose plan it is. */
export type PlanHolder = v.InferOutput<typeof planHolder>;

/** One 考籍: a student's record in one major. `majorId` is the id of the record, not of the major. */
export const majorInfo = v.object({
  majorId: id,
  majorCode: v.string(),
  majorName: v.string(),
  applyExamLevel: examLevel,
  schoolName: v.string(),
  examCommitteeName: v.string(),
  examineeNo: v.string(),
  status: studentMajorStatus,
  isDefault: v.boolean(),
});

/** One 考籍 of the student. */
export type MajorInfo = v.InferOutput<typeof majorInfo>;
