import * as v from 'valibot';
import { id } from './fields.ts';

/** Standing of a student's record in one major: 在籍, 已毕业, 已转出, 注销. */
export const studentMajorStatus = v.picklist(['NORMAL', 'GRADUATED', 'TRANSFERRED', 'CANCELLED']);

/** 报考层次: 专科, 本科, 专升本. */
export const examLevel = v.picklist(['JUNIOR', 'BACHELOR', 'TOP_UP']);

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
