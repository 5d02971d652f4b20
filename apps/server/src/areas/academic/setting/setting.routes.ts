import {
  cancelExemption,
  getCourseSetting,
  saveElective,
  submitExemption,
  switchPlanVersion,
} from '@qianwei/api/contract/academic/course-setting';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { courseSetting } from './course-setting.ts';
import { chooseElective } from './elective.workflow.ts';
import { applyForExemption, withdrawExemption } from './exemption.workflow.ts';
import { switchPlan } from './switch-plan.workflow.ts';

/** The plan against what the student has: electives, exemptions, the version of the plan. */
export const settingRoutes: Implementation[] = [
  implementForStudent(getCourseSetting, courseSetting),
  implementForStudent(saveElective, chooseElective),
  implementForStudent(switchPlanVersion, switchPlan),
  implementForStudent(submitExemption, applyForExemption),
  implementForStudent(cancelExemption, withdrawExemption),
];
