import { expect, it } from 'vitest';
import { DomainProblem } from '../problems.ts';
import { readArgs } from './args.ts';

const usage = 'attempts:mark <回执号> <题号> --points 2,1,0 [--comment 评语] [--keep]';
const read = (...args: string[]) =>
  readArgs(usage, args, { words: 2, text: ['points', 'comment'], flags: ['keep'] });

it('reads words in their order and options by name, wherever they stand', () => {
  for (const args of [
    ['CS1', '46-2', '--points', '2,1', '--keep'],
    ['--keep', 'CS1', '--points=2,1', '46-2'],
  ]) {
    const typed = read(...args);
    expect(typed.words).toEqual(['CS1', '46-2']);
    expect([typed.text('points'), typed.text('comment')]).toEqual(['2,1', undefined]);
    expect(typed.requiredText('points')).toBe('2,1');
    expect(typed.flag('keep')).toBe(true);
  }
  expect(read('CS1', '1').flag('keep')).toBe(false);
});

it.each([
  [['CS1'], '需要 2 个参数，给出了 1 个'],
  [['CS1', '1', '2'], '需要 2 个参数，给出了 3 个'],
  [['CS1', '1', '--what'], '参数或选项不正确'],
  [['CS1', '1', '--points'], '参数或选项不正确'],
])('%j: says what is wrong and how the command is called', (args, wrong) => {
  expect(() => read(...args)).toThrow(new DomainProblem(`${wrong}。用法：${usage}`));
});

it('says which option is missing', () => {
  expect(() => read('CS1', '1').requiredText('points')).toThrow(`缺少 --points。用法：${usage}`);
});

it('keeps nothing of what would command a terminal that prints it later', () => {
  const typed = read('CS1', '1', '--comment', '好\u001b[2J\u0007\u202e\n再改');
  expect(typed.text('comment')).toBe('好[2J\n再改');
});

it('takes words that may be left out, and says how many there may be', () => {
  const readMore = (...args: string[]) => readArgs(usage, args, { words: 1, moreWords: 1 });
  expect(readMore('一').words).toEqual(['一']);
  expect(readMore('一', '二').words).toEqual(['一', '二']);
  for (const args of [[], ['一', '二', '三']])
    expect(() => readMore(...args)).toThrow(`需要 1 到 2 个参数，给出了 ${args.length} 个`);
});
