import { checkExamApply, getExamPlan, submitExamApply } from '@qianwei/api/contract/academic/exam-plan';
import { applyGradeReview, getGradeList } from '@qianwei/api/contract/academic/grade';
import {
  deleteGraduationPlan,
  getGraduationPlan,
  saveGraduationPlan,
} from '@qianwei/api/contract/academic/planner';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { type Implementation, implementForStudent } from '../../http/implement.ts';
import { listOrFile } from '../../http/list-or-file.ts';
import { implementAcademic } from '../../student/academic-access.ts';
import { ownReceipt } from '../../student/receipt.ts';
import { gradeList } from './grades/grade-list.ts';
import { requestGradeReview } from './grades/review.workflow.ts';
import { transcriptFile } from './grades/transcript-file.ts';
import { checkBasket } from './plan/basket.workflow.ts';
import { examPlan } from './plan/exam-plan.ts';
import { planFile } from './plan/plan-workbook.ts';
import { submitRegistration } from './plan/submit.workflow.ts';
import { readGraduationPlan } from './planner/graduation-plan.ts';
import { dropGraduationPlan, keepGraduationPlan } from './planner/saved-plan.workflow.ts';
import { cancelRegistration } from './registration/cancel.workflow.ts';
import { registrationList, registrationsFile } from './registration/registration-list.ts';
import { settingRoutes } from './setting/setting.routes.ts';

/** Plans, registrations, results and the way to graduation. */
export const academicRoutes: Implementation[] = [
  implementAcademic(getExamPlan, listOrFile(examPlan, planFile)),
  implementAcademic(checkExamApply, checkBasket),
  implementAcademic(submitExamApply, submitRegistration),
  implementAcademic(getExamApplyList, listOrFile(registrationList, registrationsFile)),
  implementAcademic(cancelExamApply, cancelRegistration),
  implementAcademic(getGradeList, listOrFile(gradeList, transcriptFile)),
  implementAcademic(applyGradeReview, requestGradeReview),
  implementAcademic(getGraduationPlan, readGraduationPlan),
  implementAcademic(saveGraduationPlan, keepGraduationPlan),
  implementAcademic(deleteGraduationPlan, dropGraduationPlan),
  // Reports for a certificate have receipts, too: not only where the academic menu is.
  implementForStudent(getReceipt, ownReceipt),
  ...settingRoutes,
];
