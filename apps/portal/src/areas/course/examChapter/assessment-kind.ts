import type { AssessmentList } from '@qianwei/api/contract/exam/assessment';
import { CERTIFICATE_TITLE, PRACTICE_TITLE } from '@qianwei/machines/routes/generate';

/** 实践测评, or for students of certificate courses 证书测评 (PAGE-4). */
export type AssessmentKind = AssessmentList['kind'];

/** The title of the page and of the list of assessments that it belongs to. */
export const kindTitles: Readonly<Record<AssessmentKind, { page: string; list: string }>> = {
  PRACTICE: { page: '实践课章节', list: PRACTICE_TITLE },
  CERTIFICATE: { page: '证书课章节', list: CERTIFICATE_TITLE },
};
