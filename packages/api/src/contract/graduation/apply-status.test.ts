import { describe, expect, it } from 'vitest';
import { type ApplicationStep, applicationStep } from '../application.ts';
import {
  type ApplyLevel,
  type ApplyStatus,
  type ApplyType,
  applyCharts,
  applyLevelTitles,
  applyStatus,
  standingAfter,
} from './apply-status.ts';

/** After a step: the state at the same level, at the first (`FIRST`, `AGAIN` under review), or as `approvals` says (`NEXT`). */
type After = ApplyStatus | 'FIRST' | 'AGAIN' | 'NEXT';
type Table = Record<ApplyStatus, Partial<Record<ApplicationStep, After>>>;

const underReview = { RETURN: 'RETURNED', APPROVE: 'NEXT', REJECT: 'REJECTED' } as const;

/** Every step that can be taken, by the state in which it is taken; the others cannot. */
const tables: Record<ApplyType, Table> = {
  GRADUATION: {
    DRAFT: { SUBMIT: 'FIRST' },
    SUBMITTED: { ...underReview, WITHDRAW: 'DRAFT' },
    AUDITING: underReview,
    RETURNED: { SUBMIT: 'AGAIN', EXPIRE: 'EXPIRED' },
    APPROVED: { REPORT: 'REPORTED' },
    REPORTED: { GRANT: 'GRANTED' },
    PUBLICITY: {},
    GRANTED: { CORRECT: 'GRANTED' },
    REJECTED: {},
    EXPIRED: {},
  },
  DEGREE: {
    DRAFT: { SUBMIT: 'FIRST', EXPIRE: 'EXPIRED' },
    SUBMITTED: { ...underReview, WITHDRAW: 'DRAFT' },
    AUDITING: underReview,
    RETURNED: { SUBMIT: 'AGAIN', EXPIRE: 'EXPIRED' },
    APPROVED: {},
    REPORTED: {},
    PUBLICITY: { GRANT: 'GRANTED', REJECT: 'REJECTED' },
    GRANTED: { CORRECT: 'GRANTED' },
    REJECTED: {},
    EXPIRED: {},
  },
};

/** Standing of an application once a level has approved. */
const approvals: Record<ApplyLevel, [ApplyStatus, ApplyLevel]> = {
  UNIT: ['AUDITING', 'SCHOOL'],
  SCHOOL: ['AUDITING', 'CITY'],
  CITY: ['AUDITING', 'PROVINCE'],
  PROVINCE: ['APPROVED', 'PROVINCE'],
  COLLEGE: ['AUDITING', 'DEGREE_OFFICE'],
  DEGREE_OFFICE: ['AUDITING', 'BRANCH_COMMITTEE'],
  BRANCH_COMMITTEE: ['AUDITING', 'COMMITTEE'],
  COMMITTEE: ['PUBLICITY', 'COMMITTEE'],
};

const firstLevel: Record<ApplyType, ApplyLevel> = { GRADUATION: 'UNIT', DEGREE: 'COLLEGE' };

describe.each([
  ['GRADUATION', '11.5', '助学单位→主考院校→市考办→省考办'],
  ['DEGREE', '11.6', '学院→学位办→学位评定分委员会→校学位评定委员会'],
] as const)('%s (screens %s)', (type, _, order) => {
  const chart = applyCharts[type];
  const rows = applyStatus.options.flatMap((status) =>
    applicationStep.options.flatMap((step) =>
      chart.levels.map((level) => {
        const after = tables[type][status][step];
        const expected =
          after === undefined
            ? null
            : after === 'NEXT'
              ? { status: approvals[level][0], level: approvals[level][1] }
              : after === 'FIRST'
                ? { status: 'SUBMITTED', level: firstLevel[type] }
                : after === 'AGAIN'
                  ? { status: 'AUDITING', level: firstLevel[type] }
                  : { status: after, level };
        const words = expected === null ? 'refused' : `${expected.status} at ${expected.level}`;
        return [status, level, step, words, expected] as const;
      }),
    ),
  );

  it.each(rows)('%s at %s, then %s: %s', (status, level, step, _words, expected) => {
    expect(standingAfter(chart, { status, level }, step)).toEqual(expected);
  });

  it('goes through its levels in their order', () => {
    expect(chart.levels.map((level) => applyLevelTitles[level]).join('→')).toBe(order);
  });

  it('of which parts were returned goes on at the level that returned them; returned as a whole it starts again at the first', () => {
    const third = chart.levels[2] as ApplyLevel;
    const returned = standingAfter(chart, { status: 'AUDITING', level: third }, 'RETURN');
    expect(returned).toEqual({ status: 'RETURNED', level: third });
    const returnedItems = [{ item: 'PHOTO', reason: '照片不符' }];
    expect(standingAfter(chart, { ...returned!, returnedItems }, 'SUBMIT')).toEqual({
      status: 'AUDITING',
      level: third,
    });
    expect(standingAfter(chart, { ...returned!, returnedItems: [] }, 'SUBMIT')).toEqual({
      status: 'AUDITING',
      level: firstLevel[type],
    });
  });
});
