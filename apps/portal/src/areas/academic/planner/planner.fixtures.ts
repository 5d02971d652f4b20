import {
  type GraduationPlan,
  getGraduationPlan,
  type SavedPlan,
} from '@qianwei/api/contract/academic/planner';
import { noWishes } from '@qianwei/studies';
import { recordedAnswer } from '../../../shared/client/story-fixture.ts';
import recorded from './graduation-plan.recorded.json';

/** The plan of 周子墨 on the evening of 21 November 2026: ten written exams, six practices and the thesis are left. */
export const graduationPlan: GraduationPlan = recordedAnswer(getGraduationPlan, recorded);

/** A plan that the student has kept: two courses a period. */
export const keptPlan: SavedPlan = {
  planId: 'kept-1',
  name: '慢一点',
  wishes: { ...noWishes, maxPerPeriod: 2 },
  revision: 2,
  savedTime: '2026-11-20 21:05:00',
};
export const withKept: GraduationPlan = { ...graduationPlan, saved: [keptPlan] };

const { facts } = graduationPlan;
const changed = (
  code: string,
  change: Partial<GraduationPlan['facts']['written'][number]>,
): GraduationPlan => ({
  ...graduationPlan,
  facts: {
    ...facts,
    written: facts.written.map((course) => (course.courseCode === code ? { ...course, ...change } : course)),
  },
});

/** 04747 is never examined again. */
export const impossible: GraduationPlan = changed('04747', { offers: [] });
/** 02324 is registered for January. */
export const registered: GraduationPlan = changed('02324', { registered: 0 });
/** 13003 is registered for January, in the first row. */
export const firstRegistered: GraduationPlan = changed('13003', { registered: 0 });
/** Written exams and practices are passed, the thesis is not. */
export const thesisLeft: GraduationPlan = {
  ...graduationPlan,
  facts: { ...facts, written: [], practices: [] },
};
/** Everything is passed. */
export const allPassed: GraduationPlan = {
  ...graduationPlan,
  facts: { ...facts, written: [], practices: [], thesis: { kind: 'DESIGN', stage: 'PASSED', next: null } },
};
/** Everything is passed, and the student is graduating. */
export const leaving: GraduationPlan = { ...allPassed, phase: 'GRADUATION' };
/** Has graduated, with or without the results of that time. */
export const graduated: GraduationPlan = { ...graduationPlan, phase: 'GRADUATED' };
/** The thesis is defended tomorrow. */
export const defending: GraduationPlan = {
  ...graduationPlan,
  facts: {
    ...facts,
    written: [],
    practices: [],
    thesis: {
      kind: 'PAPER',
      stage: 'WRITING',
      next: { title: '线上答辩', at: '2026-11-22 09:30:00', occasion: 'START' },
    },
  },
  phase: 'THESIS',
};
/** A plan that counts on an exemption from 00023, of a student who has registered 13003. */
export const exempting: GraduationPlan = {
  ...changed('13003', { registered: 0, exemptable: false }),
  saved: [{ ...keptPlan, name: '免考高等数学', wishes: { ...noWishes, exempt: ['00023'] } }],
};
/** A beginner, to whom January offers a course in each half-day. */
export const beginner: GraduationPlan = {
  ...graduationPlan,
  isBeginner: true,
  facts: {
    ...facts,
    written: facts.written.map((course) =>
      ['00898', '04747'].includes(course.courseCode)
        ? {
            ...course,
            offers: [{ period: 0, sessionCode: course.courseCode === '00898' ? 'C' : 'D' }, ...course.offers],
          }
        : course,
    ),
  },
};
/** A certificate: neither thesis nor graduation. */
export const certificate: GraduationPlan = {
  ...graduationPlan,
  degree: null,
  facts: { ...facts, practices: [], thesis: null, thesisBatches: [] },
};
