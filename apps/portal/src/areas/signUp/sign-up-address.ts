import { maxLength, picklist, pipe, string } from 'valibot';
import { field } from '../../shared/address/address-codec.ts';

/** The steps of a sign-up: 身份 · 课程 or 语种和考区 · 照片 · 确认. */
export const signUpSteps = ['identity', 'choice', 'photo', 'confirm'] as const;

/** A step of a sign-up. */
export type SignUpStep = (typeof signUpSteps)[number];

/** The tabs beside 报名: 我的报名 · 报名须知 · 准考证查询, which only some exams have. */
export const signUpTabs = ['record', 'notices', 'ticket'] as const;

/** The batch, without one that of now, the tab and the step in the address. Nothing of a person is ever in it. */
export const signUpAddress = {
  batch: field(pipe(string(), maxLength(64)), ''),
  tab: field(picklist(signUpTabs), undefined),
  step: field(picklist(signUpSteps), undefined),
};
