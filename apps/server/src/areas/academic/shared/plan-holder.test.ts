import { expect, it } from 'vitest';
import type { StudyRecord } from '../../../studies/record.ts';
import { planHolderOf } from './plan-holder.ts';

it.each([
  ['NORMAL', 'COURSE', 'STUDENT'],
  ['NORMAL', 'CERTIFICATE', 'CERTIFICATE'],
  ['GRADUATED', 'COURSE', 'GRADUATE'],
] as const)('a 考籍 that is %s in phase %s is that of a %s', (status, phase, holder) => {
  const record = { status, phase } as StudyRecord['record'];
  expect(planHolderOf({ record })).toBe(holder);
});
