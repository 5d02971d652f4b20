import { passwordProblem } from '@qianwei/api/contract/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { demoPassword, firstPassword } from '../demo/people.ts';
import { isCommonPassword } from './common-password.ts';

describe('isCommonPassword', () => {
  it.each(
    `
    Password1 P@ssw0rd Aa123456 Qwer1234 Admin@123 Woaini1314 Wang@123 Zhang1990 1qaz@WSX !QAZ2wsx Abc123!@#
    Zxcvbn1! Password#2026 PASSWORD!1 Aa@123456 Dragon2026 Iloveyou520 Passw0rd! Abcd@1234 Xuesheng1 Summer2026!
    `
      .trim()
      .split(/\s+/),
  )('F10 knows %s', async (password) => {
    expect(passwordProblem(password)).toBeNull();
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Jianglan2026',
    'Mingtian@2027',
    'Xk7!mq123',
    'Kuai4-le-mao',
    '密码Abc12345',
    demoPassword,
    firstPassword,
  ])('leaves %s alone', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it('F10 knows at least 3,000 passwords that keep the rules', async () => {
    const capital = (text: string) => text.replace(/[a-z]/, (letter) => letter.toUpperCase());
    const listed = new Set(dictionary['passwords-common'].map(capital));
    const keeping = [...listed].filter((password) => passwordProblem(password) === null);
    expect(keeping.length).toBeGreaterThanOrEqual(3000);
    const results = await Promise.all(keeping.map(isCommonPassword));
    expect(results.filter((common) => !common)).toEqual([]);
  });
});
