import { graduationPart } from '@qianwei/api/contract/graduation/graduation-document';
import { picklist } from 'valibot';
import { field } from '../../shared/address/address-codec.ts';

/** The steps of 毕业申请: 基本信息 · 简历 · 家庭 · 鉴定与领取 · 材料 · 核对提交. */
export const graduationSteps = ['person', 'resume', 'family', 'statement', 'materials', 'confirm'] as const;

/** A step of 毕业申请. */
export type GraduationStep = (typeof graduationSteps)[number];

/** The step, or that what was returned is mended, and the part to begin with. Nothing of a person is ever in it. */
export const graduationAddress = {
  step: field(picklist([...graduationSteps, 'mend']), undefined),
  part: field(graduationPart, undefined),
};
