import { parseArgs } from 'node:util';
import { DomainProblem } from '../problems.ts';
import { bareText } from '../typed-text.ts';

/** Arguments that a command takes after its name. */
interface Accepted<Text extends string, Texts extends string, Flag extends string> {
  /** How many words stand without a name, all of them required. */
  readonly words: number;
  /** How many more may follow them; by default none. */
  readonly moreWords?: number;
  /** Options with a text, such as `--comment 评语`. */
  readonly text?: readonly Text[];
  /** Options with a text that may be repeated. */
  readonly texts?: readonly Texts[];
  /** Options without one, such as `--keep`. */
  readonly flags?: readonly Flag[];
}

/** Arguments as typed. */
export interface TypedArgs<Text extends string, Texts extends string, Flag extends string> {
  /** The words in their order, as many as the command takes; those that may be left out are at the end. */
  readonly words: readonly string[];
  /** Undefined when the option is missing. */
  text(option: Text): string | undefined;
  /** Throws DomainProblem with the usage when the option is missing. */
  requiredText(option: Text): string;
  /** As often as it was typed, in that order; empty when the option is missing. */
  texts(option: Texts): readonly string[];
  flag(option: Flag): boolean;
}

/** Problem with the arguments of a command, and its usage. */
export const usageProblem = (usage: string, problem: string) =>
  new DomainProblem(`${problem}。用法：${usage}`);

function parse(
  usage: string,
  args: readonly string[],
  { text = [], texts = [], flags = [] }: Accepted<string, string, string>,
) {
  const options = Object.fromEntries([
    ...text.map((name) => [name, { type: 'string' }] as const),
    ...texts.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  try {
    return parseArgs({ args: args.map(bareText), options, allowPositionals: true });
  } catch (error) {
    // An unknown option, or one without the text that it takes.
    if (error instanceof TypeError) throw usageProblem(usage, '参数或选项不正确');
    throw error;
  }
}

/** Reads what was typed after a command's name. Throws DomainProblem with the usage when it does not fit. */
export function readArgs<
  const Text extends string = never,
  const Flag extends string = never,
  const Texts extends string = never,
>(
  usage: string,
  args: readonly string[],
  accepted: Accepted<Text, Texts, Flag>,
): TypedArgs<Text, Texts, Flag> {
  const { words, moreWords = 0 } = accepted;
  const parsed = parse(usage, args, accepted);
  const { positionals } = parsed;
  const values: Readonly<Record<string, unknown>> = parsed.values;
  const typedCount = positionals.length;
  if (typedCount < words || typedCount > words + moreWords) {
    const range = moreWords === 0 ? `${words}` : `${words} 到 ${words + moreWords}`;
    throw usageProblem(usage, `需要 ${range} 个参数，给出了 ${typedCount} 个`);
  }
  const textOf = (option: Text): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals,
    text: textOf,
    requiredText(option) {
      const value = textOf(option);
      if (value === undefined) throw usageProblem(usage, `缺少 --${option}`);
      return value;
    },
    texts(option) {
      const value = values[option];
      return Array.isArray(value) ? value.map(String) : [];
    },
    flag: (option) => values[option] === true,
  };
}
