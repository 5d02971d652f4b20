import { describe, expect, it } from 'vitest';
import { tidyTitle, titleProblem, titleProblems, titleWords } from './title.ts';
import { commonParts, likenessTo, similarFrom } from './title-likeness.ts';

const codesOf = (title: string) => titleProblems(title).map(({ code }) => code);

describe('the title of a thesis, /thesis/chooseTopic', () => {
  it.each([
    ['基于微信小程序的社区图书漂流平台设计与实现', 21],
    ['基于 Spring Boot 的点餐系统', 9],
    ['制造企业成本控制研究——以2025年为例', 15],
    ['', 0],
    ['……', 0],
  ])('%s has %i words: a character, a run of Latin letters and a number count 1', (title, words) => {
    expect(titleWords(title)).toBe(words);
  });

  it('of 25 words is accepted, of 26 refused with how many there are', () => {
    expect(codesOf('字'.repeat(25))).toEqual([]);
    expect(titleProblems('字'.repeat(31))).toMatchObject([
      { level: 'hard', text: '题目不超过 25 个字（当前 31）' },
    ]);
    expect(codesOf('字'.repeat(26))).toEqual(['LONG']);
  });

  it.each([
    ['社区图书如何漂流', 'QUESTION'],
    ['社区图书能漂流吗', 'QUESTION'],
    ['社区图书漂流可行?', 'QUESTION'],
    ['社区图书漂流可行？', 'QUESTION'],
    ['社区图书漂流📚平台', 'SYMBOL'],
    ['社区图书漂流👨‍👩‍👧平台', 'SYMBOL'],
    ['<b>社区图书</b>漂流平台', 'SYMBOL'],
    ['社区图书\u202e漂流平台', 'SYMBOL'],
    ['', 'EMPTY'],
    ['——', 'EMPTY'],
    [`中${'\u0301'.repeat(198)}文题目`, 'SYMBOL'],
    ['中\u0301\u0302文题目', 'SYMBOL'],
    [`A${'a'.repeat(79)}`, 'FOREIGN'],
    ['12345', 'FOREIGN'],
    [`基于${'a'.repeat(79)}`, 'LONG'],
    ['社区{}图书', 'SYMBOL'],
    ['社区[]图书', 'SYMBOL'],
    ['社区图书$', 'SYMBOL'],
    ['社区#图书', 'SYMBOL'],
    ['社区@图书', 'SYMBOL'],
    ['社区~图书', 'SYMBOL'],
    ['社区^图书', 'SYMBOL'],
    ['社区|图书', 'SYMBOL'],
    ['社区\\图书', 'SYMBOL'],
    ['社区`图书', 'SYMBOL'],
  ])('%s is refused: %s', (title, code) => {
    expect(titleProblem(title)).toMatchObject({ level: 'hard', code });
  });

  it.each([
    '基于 C# 和 .NET 的排课系统',
    '“双减”背景下的社区教育研究——以 A/B 两区为例',
    '电站温度（℃）的 1：1 监测',
  ])('%s is one that paper can carry', (title) => {
    expect(titleProblems(title)).toEqual([]);
  });

  it('is stored in one line with one blank for many, its letters put together', () => {
    expect(tidyTitle(`  基${' '.repeat(190)}于\u2028Cafe\u0301\t的研究 `)).toBe('基 于 Café 的研究');
    expect(titleProblems(`基${' '.repeat(190)}于社区的研究`)).toEqual([]);
  });

  it('that is vague is advised against and not refused', () => {
    expect(titleProblems('浅谈社区图书漂流')).toMatchObject([{ code: 'VAGUE', level: 'soft' }]);
  });
});

describe('the likeness of two titles', () => {
  const own = '基于微信小程序的社区图书漂流平台设计与实现';
  const past = '基于微信小程序的校园图书漂流平台设计与实现';

  it('of the drawn pair is 0.86, which is warned of', () => {
    expect(likenessTo(own)(past)).toBe(0.86);
    expect(likenessTo(own)(past)).toBeGreaterThanOrEqual(similarFrom);
  });

  it.each([
    [own, own, 1],
    ['基于 Spring Boot 的系统', '基于SPRING BOOT的系统！', 1],
    [own, '制造企业成本控制研究', 0],
    ['', '', 0],
    ['', own, 0],
    ['研究研究研究', '研究', 0.6],
  ])('%s and %s: %d', (title, other, rate) => {
    expect(likenessTo(title)(other)).toBe(rate);
    expect(likenessTo(other)(title)).toBe(rate);
  });

  it('is shown by the parts that both have', () => {
    expect(commonParts(own, past)).toEqual([
      { text: '基于微信小程序的', isCommon: true },
      { text: '社区', isCommon: false },
      { text: '图书漂流平台设计与实现', isCommon: true },
    ]);
    expect(commonParts('成本控制', own)).toEqual([{ text: '成本控制', isCommon: false }]);
    expect(commonParts('', own)).toEqual([]);
  });
});
