import {
  cancelExemption,
  getCourseSetting,
  saveElective,
  submitExemption,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import type { Implementation } from '../../../http/implement.ts';
import { implementAcademic } from '../../../student/academic-access.ts';
import { courseSetting } from './course-setting.ts';
import { chooseElective } from './elective.workflow.ts';
import { applyForExemption, withdrawExemption } from './exemption.workflow.ts';
import { switchPlan } from './switch-plan.workflow.ts';

/** The plan against what the student has: electives, exemptions, the version of the plan. */
export const settingRoutes: Implementation[] = [
  implementAcademic(getCourseSetting, courseSetting),
  implementAcademic(saveElective, chooseElective),
  implementAcademic(switchPlanVersion, switchPlan),
  implementAcademic(submitExemption, applyForExemption),
  implementAcademic(cancelExemption, withdrawExemption),
];
