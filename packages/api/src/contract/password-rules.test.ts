import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './password-rules.ts';

const owner = { examineeNo: '010126100001', idCardTail: '01001X', mobile: '15400000001' };

describe('passwordProblem', () => {
  it.each(['Demo@2026x', 'abcDEF123', 'a1!a1!a1', '密码Abc12345'])('takes %s', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });

  it.each([
    ['', '请输入新密码'],
    ['Aa1!', '密码应为 8–20 个字符，不含空格'],
    ['Aa1! Aa1!', '密码应为 8–20 个字符，不含空格'],
    ['Aa1!'.repeat(6), '密码应为 8–20 个字符，不含空格'],
    ['abcdefgh1', '密码须包含大写字母、小写字母、数字、符号中的至少三种'],
    ['Ab01001x', '密码不能包含身份证后六位'],
    ['Ab010126100001', '密码不能包含准考证号'],
    ['Ab15400000001', '密码不能包含手机号'],
  ])('says of %j: %s', (password, problem) => {
    expect(passwordProblem(password, owner)).toBe(problem);
  });

  it('ticks each rule as it is kept', () => {
    const kept = (password: string) => passwordRules(password, owner).map((rule) => rule.kept);
    expect(kept('')).toEqual([false, false, false]);
    expect(kept('abc')).toEqual([false, false, true]);
    expect(kept('Abcdef12')).toEqual([true, true, true]);
  });
});
