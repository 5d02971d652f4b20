import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './password-rules.ts';

const owner = {
  examineeNos: ['010126100001', '010122200002'],
  idCardTail: '01001X',
  mobile: '15400000001',
  namePinyin: ['wujiayi', 'jiayiwu', 'wue'],
};
const unseen = '密码含有无法显示的字符，请重新输入';

describe('passwordProblem', () => {
  it.each(['Demo@2026x', 'abcDEF123', 'a1!a1!a1', '密码Abc12345', 'Tuesday#41', 'Jiayi#2041'])(
    'takes %s',
    (password) => {
      expect(passwordProblem(password, owner)).toBeNull();
    },
  );

  it.each([
    ['', '请输入新密码'],
    ['Aa1!', '密码应为 8–20 个字符，不含空格'],
    ['Aa1! Aa1!', '密码应为 8–20 个字符，不含空格'],
    ['Aa1!'.repeat(6), '密码应为 8–20 个字符，不含空格'],
    ['abcdefgh1', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
    ['Ab01001x', '密码不能包含身份证后六位'],
    ['Ab010126100001', '密码不能包含准考证号'],
    ['Ab010122200002', '密码不能包含准考证号'],
    ['Ab15400000001', '密码不能包含手机号'],
    ['Wujiayi1', '密码不能包含姓名拼音'],
    ['wu.Jia_Yi9', '密码不能包含姓名拼音'],
    ['2Jia0Yi0Wu', '密码不能包含姓名拼音'],
    ['Wújiāyí#26', '密码不能包含姓名拼音'],
    ['ｗｕＪｉａ3yiAb', '密码不能包含姓名拼音'],
  ])('F10 says of %j: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem);
  });

  it.each([
    '\0',
    '\t',
    '\x7f',
    '\u0085',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u202e',
    '\ufeff',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\ud800',
    '\ue000',
    '\uffff',
  ])('F10 refuses the unseen %j', (character) => {
    expect(passwordProblem(`Abc#2${character}xyz9`)).toBe(unseen);
    expect(passwordRules(`Abc#2${character}xyz9`)[0]).toMatchObject({ code: 'length', kept: false });
  });

  it('F10 refuses the name in any case, with anything but letters in between, wherever it stands', () => {
    const between = fc.stringMatching(/^[0-9.#@!_-]{0,2}$/);
    const syllable = (text: string) =>
      fc
        .tuple(fc.mixedCase(fc.constant(text), { toggleCase: (letter) => letter.toUpperCase() }), between)
        .map((parts) => parts.join(''));
    const named = fc
      .tuple(
        between,
        fc
          .constantFrom(['wu', 'jia', 'yi'], ['jia', 'yi', 'wu'])
          .chain((parts) => fc.tuple(...parts.map(syllable))),
      )
      .map(([first, rest]) => first + rest.join(''));
    fc.assert(
      fc.property(named, (password) => {
        expect(passwordRules(password, owner)[2]).toMatchObject({ code: 'owner', kept: false });
        expect(passwordProblem(password, owner)).not.toBeNull();
      }),
    );
  });

  it('ticks each rule as it is kept', () => {
    const kept = (password: string) => passwordRules(password, owner).map((rule) => rule.kept);
    expect(kept('')).toEqual([false, false, false]);
    expect(kept('abc')).toEqual([false, false, true]);
    expect(kept('Abcdef12')).toEqual([true, true, true]);
    expect(kept('Wujiayi1')).toEqual([true, true, false]);
  });

  it('F10 does not tick a rule that it cannot check, and leaves it to the server', () => {
    const part = { examineeNos: owner.examineeNos };
    expect(passwordRules('Wujiayi1', part)[2]?.kept).toBeNull();
    expect(passwordRules('Wujiayi1')[2]?.kept).toBeNull();
    expect(passwordRules('Ab010126100001', part)[2]?.kept).toBe(false);
    expect(passwordProblem('Wujiayi1', part)).toBeNull();
  });
});
