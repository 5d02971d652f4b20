import {
  getGraduation,
  getGraduationForm,
  saveGraduation,
  submitGraduation,
  withdrawGraduation,
} from '@qianwei/api/contract/graduation/graduation';
import { saveApply } from '../../apply/save-apply.ts';
import { submitApply, withdrawApply } from '../../apply/submit-apply.ts';
import type { Implementation } from '../../http/implement.ts';
import { onlyFile } from '../../http/list-or-file.ts';
import { implementAcademic } from '../../student/academic-access.ts';
import { graduationFile } from './graduation-file.ts';
import { graduationApplyForm } from './graduation-form.ts';
import { ownGraduation } from './own-graduation.ts';

/** 毕业材料提交. */
export const graduationRoutes: Implementation[] = [
  implementAcademic(getGraduation, ownGraduation),
  implementAcademic(saveGraduation, (context, payload) => saveApply(context, graduationApplyForm, payload), {
    repeatable: true,
  }),
  implementAcademic(submitGraduation, (context, payload) =>
    submitApply(context, graduationApplyForm, payload),
  ),
  implementAcademic(withdrawGraduation, (context, payload) =>
    withdrawApply(context, graduationApplyForm, payload),
  ),
  implementAcademic(getGraduationForm, onlyFile(graduationFile)),
];
