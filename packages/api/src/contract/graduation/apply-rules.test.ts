import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  sampleDegreeRules as degree,
  sampleGraduationRules as graduation,
} from '../../../../../tests/support/rules-samples.ts';
import { degreeRules, graduationRules } from './apply-rules.ts';

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
