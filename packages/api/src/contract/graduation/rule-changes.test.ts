import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  sampleDegreeRules as degree,
  sampleGraduationRules as graduation,
} from '../../../../../tests/support/rules-samples.ts';
import type { DegreeRules, GraduationRules } from './apply-rules.ts';
import { ruleChange, ruleChanges } from './rule-changes.ts';

const change = (rule: string, item: string, before: unknown, after: unknown) => ({
  rule,
  item,
  before,
  after,
});

describe('§17.10 the differences between the rules of two batches', () => {
  it('are none where they say the same in another order', () => {
    expect(ruleChanges(graduation, graduation)).toEqual([]);
    const turned = { ...graduation, conditions: graduation.conditions.toReversed() };
    expect(ruleChanges(graduation, turned)).toEqual([]);
  });

  it.each([
    ['a number', { photoMonths: 6 }, [change('photoMonths', '', 12, 6)]],
    ['a number that becomes none', { gapMonths: 0 }, [change('gapMonths', '', 6, 0)]],
    [
      'a condition that is new',
      { conditions: [...graduation.conditions, 'MORAL'] },
      [change('conditions', 'MORAL', null, 'YES')],
    ],
    [
      'a condition that fell away',
      { conditions: ['COURSES', 'CREDITS'] },
      [change('conditions', 'PHOTO', 'YES', null)],
    ],
    [
      'a material that others hand in',
      { materials: [graduation.materials[0], { code: 'PRE_DIPLOMA', need: 'ALWAYS' }] },
      [change('materials', 'PRE_DIPLOMA', 'TOP_UP', 'ALWAYS')],
    ],
    [
      'a material for another',
      { materials: [graduation.materials[0], { code: 'CHSI_REPORT', need: 'TOP_UP' }] },
      [
        change('materials', 'PRE_DIPLOMA', 'TOP_UP', null),
        change('materials', 'CHSI_REPORT', null, 'TOP_UP'),
      ],
    ],
  ])('of a graduation: %s', (_, after, expected) => {
    expect(ruleChanges(graduation, { ...graduation, ...after } as GraduationRules)).toEqual(expected);
  });

  it.each([
    [
      'the score of a language',
      { languages: [{ way: 'CET4', min: 400 }, degree.languages[1]] },
      [change('languages', 'CET4', 425, 400)],
    ],
    [
      'a score where passing was enough',
      { languages: [degree.languages[0], { way: 'DEGREE_ENGLISH', min: 60 }] },
      [change('languages', 'DEGREE_ENGLISH', 'YES', 60)],
    ],
    [
      'the average of the core courses',
      { averages: [{ of: 'PLAN' }, { of: 'CORE', min: 75 }] },
      [change('averages', 'CORE', 70, 75)],
    ],
    [
      'an average that fell away',
      { averages: [{ of: 'CORE', min: 70 }] },
      [change('averages', 'PLAN', 'YES', null)],
    ],
    [
      'two numbers',
      { thesisMin: 75, months: 12 },
      [change('thesisMin', '', 70, 75), change('months', '', 6, 12)],
    ],
  ])('of a degree: %s', (_, after, expected) => {
    const changes = ruleChanges(degree, { ...degree, ...after } as DegreeRules);
    expect(changes).toEqual(expected);
    for (const each of changes) expect(v.is(ruleChange, each)).toBe(true);
  });

  it('lead back the other way', () => {
    const after: GraduationRules = { ...graduation, conditions: ['COURSES', 'MORAL'], returnDays: 10 };
    const back = ruleChanges(after, graduation).map(({ before, after: present, ...rest }) => ({
      ...rest,
      before: present,
      after: before,
    }));
    expect(new Set(back.map((each) => JSON.stringify(Object.entries(each).sort())))).toEqual(
      new Set(ruleChanges(graduation, after).map((each) => JSON.stringify(Object.entries(each).sort()))),
    );
  });
});
