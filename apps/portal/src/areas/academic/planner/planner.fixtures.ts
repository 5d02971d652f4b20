import { type GraduationPlan, getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { recordedAnswer } from '../../../shared/client/story-fixture.ts';
import recorded from './graduation-plan.recorded.json';

/** What is left for 周子墨 on the evening of 21 November 2026: ten written exams, six practices and the thesis. */
export const graduationPlan: GraduationPlan = recordedAnswer(getGraduationPlan, recorded);
