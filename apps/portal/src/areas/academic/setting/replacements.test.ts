import { describe, expect, it } from 'vitest';
import { courseSetting } from './course-setting.fixtures.ts';
import { changeWords, findReplacements, pairTitle, pairWords } from './replacements.ts';

const rules = courseSetting.replaceRules;
const found = (query: string) => findReplacements(rules, query).map(({ oldCode }) => oldCode);

describe('the search for an old course', () => {
  it.each([
    ['3708', ['03708']],
    ['03708', ['03708']],
    ['０３７０８', ['03708']],
    ['370', ['03708', '03709']],
    ['00015', ['00015']],
    ['15', ['00015', '03708', '03709']],
    ['13180', ['02326']],
    [' 近现代 ', ['03708']],
    ['数据结构与算法', ['02331']],
    ['0', []],
    ['', []],
    ['线性代数', []],
  ])('finds by “%s”: %s', (query, codes) => {
    expect(found(query).toSorted()).toEqual(codes.toSorted());
  });
});

describe('a found pair', () => {
  const pair = (code: string) => {
    const [rule] = findReplacements(rules, code);
    if (rule === undefined) throw new TypeError(code);
    return rule;
  };

  it('says in a sentence what it means, and what the student has', () => {
    const rule = pair('3708');
    expect(pairTitle(rule)).toBe('03708 就是现在的 15043');
    expect(pairWords(rule, courseSetting)).toBe(
      '中国近现代史纲要，2 学分变 3 学分。旧成绩合格的直接顶替，2028年12月31日 前有效，按新学分计。你已合格 78 分。',
    );
    expect(pairWords({ ...rule, until: null }, { groups: [] })).toBe(
      '中国近现代史纲要，2 学分变 3 学分。旧成绩合格的直接顶替，按新学分计。你的计划里没有这门课。',
    );
  });

  it('adds what the office reserves, and says nothing of a course that is not reached', () => {
    expect(pairWords(pair('2331'), courseSetting)).toMatch(/都是 4 学分。.*顶替以考办认定为准。$/);
  });

  it('counts the change of the credits', () => {
    expect(['3708', '3709', '00015', '02326'].map((code) => changeWords(pair(code)))).toEqual([
      '多 1',
      '少 1',
      '少 7',
      '不变',
    ]);
  });
});
