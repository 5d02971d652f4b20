import { parseArgs } from 'node:util';
import { OpsProblem } from '../../../ops/command.ts';

/** Who marks when nobody is named. */
const markers = '主考院校阅卷组';

type Options = Record<string, { type: 'string' } | { type: 'boolean' }>;

/** What was typed after a command's name: `words` in order, options by name. Throws OpsProblem with the usage. */
export function readArgs(usage: string, args: string[], options: Options, count: number) {
  const wrong = (why: string) => new OpsProblem(`${why}。用法：${usage}`);
  try {
    const parsed = parseArgs({
      args,
      options: { ...options, by: { type: 'string' } },
      allowPositionals: true,
    });
    const { positionals } = parsed;
    const values: Record<string, string | boolean | undefined> = parsed.values;
    if (positionals.length !== count) throw wrong(`需要 ${count} 个参数，给出了 ${positionals.length} 个`);
    const text = (name: string): string | undefined => {
      const value = values[name];
      return typeof value === 'string' ? value : undefined;
    };
    return {
      words: positionals,
      text,
      flag: (name: string) => values[name] === true,
      by: text('by') ?? markers,
    };
  } catch (error) {
    if (error instanceof OpsProblem || !(error instanceof TypeError)) throw error;
    throw wrong('参数或选项不正确');
  }
}

/** `2,1,0` as numbers. Throws OpsProblem. */
export function readPoints(text: string): number[] {
  const parts = text.split(/[,，]/).map((part) => part.trim());
  if (parts.some((part) => !/^\d+(\.\d)?$/.test(part)))
    throw new OpsProblem('--points 应为每个采分点的得分，用逗号分开，如 2,1,0');
  return parts.map(Number);
}
