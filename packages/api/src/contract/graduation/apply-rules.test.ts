import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type DegreeRules,
  degreeRules,
  type GraduationRules,
  graduationRules,
  ruleChange,
  ruleChanges,
} from './apply-rules.ts';

const graduation: GraduationRules = {
  conditions: ['COURSES', 'CREDITS', 'PHOTO'],
  materials: [
    { code: 'GRAD_PHOTO', need: 'ALWAYS' },
    { code: 'PRE_DIPLOMA', need: 'TOP_UP' },
  ],
  photoMonths: 12,
  gapMonths: 6,
  appraisalMin: 200,
  appraisalMax: 500,
  returnDays: 7,
};

const degree: DegreeRules = {
  conditions: ['LEVEL', 'AVERAGE'],
  materials: [{ code: 'DEGREE_PROOF', need: 'OPTIONAL' }],
  averages: [{ of: 'PLAN' }, { of: 'CORE', min: 70 }],
  thesisMin: 70,
  languages: [
    { way: 'CET4', min: 425 },
    { way: 'DEGREE_ENGLISH', min: null },
  ],
  months: 6,
  returnDays: 7,
  publicityDays: 7,
};

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

describe('§17.10 rules that contradict themselves', () => {
  const problemOf = (schema: v.GenericSchema, rules: object) => {
    const read = v.safeParse(schema, rules);
    return read.success ? null : `${v.getDotPath(read.issues[0])} ${read.issues[0].message}`;
  };

  it.each([
    ['the longest below the shortest', { appraisalMin: 501 }, 'appraisalMin 不能比 appraisalMax 大'],
    ['no condition', { conditions: [] }, 'conditions 不能是空的'],
    ['a condition twice', { conditions: ['PHOTO', 'PHOTO'] }, 'conditions PHOTO 写了两次'],
    [
      'a material twice',
      { materials: [...graduation.materials, { code: 'PRE_DIPLOMA', need: 'ALWAYS' }] },
      'materials PRE_DIPLOMA 写了两次',
    ],
    [
      'a condition without its material',
      { conditions: ['MORAL'] },
      'materials 有条件 MORAL，就要有材料 MORAL_FORM',
    ],
  ])('graduation: %s', (_, change, problem) => {
    expect(problemOf(graduationRules, graduation)).toBeNull();
    expect(problemOf(graduationRules, { ...graduation, ...change })).toBe(problem);
  });

  it.each([
    ['a condition twice', { conditions: ['LEVEL', 'AVERAGE', 'LEVEL'] }, 'conditions LEVEL 写了两次'],
    ['an average twice', { averages: [{ of: 'PLAN' }, { of: 'PLAN' }] }, 'averages PLAN 写了两次'],
    [
      'an average that is no condition',
      { conditions: ['LEVEL'] },
      'averages 和条件 AVERAGE 要么都有，要么都没有',
    ],
    ['a condition without its average', { averages: [] }, 'averages 和条件 AVERAGE 要么都有，要么都没有'],
    ['no language', { languages: [] }, 'languages 不能是空的'],
    [
      'a language twice',
      { languages: [...degree.languages, { way: 'CET4', min: 430 }] },
      'languages CET4 写了两次',
    ],
    [
      'a score that nobody gets',
      { languages: [{ way: 'CET4', min: 711 }] },
      'languages CET4 的 min 711 超过满分 710',
    ],
    [
      'a certificate without its file',
      { materials: [] },
      'materials 用证书认定外语，就要有材料 DEGREE_PROOF',
    ],
  ])('degree: %s', (_, change, problem) => {
    expect(problemOf(degreeRules, degree)).toBeNull();
    expect(problemOf(degreeRules, { ...degree, ...change })).toBe(problem);
  });

  it.each([
    [
      graduationRules,
      { ...graduation, materials: [...graduation.materials, { code: 'DEGREE_PROOF', need: 'ALWAYS' }] },
    ],
    [degreeRules, { ...degree, materials: [{ code: 'PRE_DIPLOMA', need: 'ALWAYS' }] }],
    [degreeRules, { ...degree, materials: [{ code: 'DEGREE_PROOF', need: 'ALWAYS', note: '' }] }],
  ])('a material that the form has no field for, or a key that nobody reads', (schema, rules) => {
    expect(problemOf(schema, rules)).toContain('materials.');
  });
});
