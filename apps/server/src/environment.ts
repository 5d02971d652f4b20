import { StartProblem } from './problems.ts';

/** The variables that a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable without blanks around it; null when it is not set or empty. */
export function variableOf(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

/** Values separated by commas. */
export const listOf = (env: Environment, name: string): string[] =>
  (variableOf(env, name) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** A variable of 0 or 1. Throws a StartProblem on anything else. */
export function flagOf(env: Environment, name: string, otherwise: boolean): boolean {
  const value = variableOf(env, name);
  if (value === null) return otherwise;
  if (value !== '0' && value !== '1') throw new StartProblem(`${name} 的值“${value}”不正确，应为 0 或 1`);
  return value === '1';
}

/** The address that a variable holds. Throws a StartProblem when it is not one of http or https. */
export function httpUrl(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new StartProblem(`${name} 的值“${value}”不正确，应为 http:// 或 https:// 开头的地址`);
  }
  return url;
}
