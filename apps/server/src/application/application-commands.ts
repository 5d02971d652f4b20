import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { student } from '../db/schema/student.ts';
import type { Deps } from '../deps.ts';
import { readArgs, usageProblem } from '../ops/args.ts';
import type { OpsCommand } from '../ops/command.ts';
import { office } from '../ops/command.ts';
import { type FactLines, keptFacts } from '../student/receipt.ts';
import { formatDateTime } from '../time.ts';
import { hangingText } from '../typed-text.ts';
import {
  type OfficeKind,
  type OfficeRow,
  staffNumberOf,
  statusAfter,
  submittedStatuses,
} from './application.ts';
import { decideApplication } from './decide.ts';
import { findApplication } from './lock.ts';
import { readRows } from './rows.ts';
import { timelineLines, timelineOf } from './timeline.ts';

const steps = { approve: 'APPROVE', return: 'RETURN', reject: 'REJECT' } as const;
const flags = ['approve', 'return', 'reject'] as const;

const verbOf = <Row extends OfficeRow>({ verb = '审核' }: OfficeKind<Row>): string => verb;

async function nameOf(db: Database, studentId: string): Promise<string> {
  const [row] = await db.select({ name: student.name }).from(student).where(eq(student.id, studentId));
  return row?.name ?? '';
}

/** A fact as `课程：04747 Java语言程序设计（一）`. */
const factLines = (facts: readonly FactLines[]): string[] =>
  keptFacts(facts).map(({ term, lines }) => `${term}：${lines.join('、')}`);

const printed = (lines: readonly string[]): string => lines.map(hangingText).join('\n');

async function sheetOf<Row extends OfficeRow>(deps: Deps, kind: OfficeKind<Row>, number: string) {
  const row = await findApplication(deps.db, kind, number);
  return [
    `学生：${await nameOf(deps.db, row.studentId)}`,
    kind.line(row).join('  '),
    ...factLines(await kind.facts(row, deps)),
    ...factLines((await kind.earlier?.(row, deps)) ?? []),
    ...timelineLines(await timelineOf(deps.db, kind, row), {
      titles: kind.items,
      levels: kind.levels?.titles,
      state: kind.stateOf?.(row),
    }),
  ];
}

function listCommand<Row extends OfficeRow>(kind: OfficeKind<Row>): OpsCommand {
  const name = `${kind.command}:list`;
  const { batchOf, levels } = kind;
  const usage = `${name}${batchOf === undefined ? '' : ' [--batch 批次名]'}${levels === undefined ? '' : ' [--level 级别]'}`;
  return {
    name,
    usage,
    about: `列出待${verbOf(kind)}的${kind.noun}，等得最久的在前`,
    async run({ db }, args) {
      const { text } = readArgs(usage, args, {
        words: 0,
        text: [...(batchOf ? (['batch'] as const) : []), ...(levels ? (['level'] as const) : [])],
      });
      const batch = text('batch');
      const level =
        text('level') === undefined ? undefined : typedLevel(usage, levels?.titles ?? {}, text('level'));
      const all = await readRows(db, kind, inArray(kind.table.status, submittedStatuses(kind)));
      const rows = all.filter(
        (row) =>
          (batch === undefined || batchOf?.(row) === batch) &&
          (level === undefined || levels?.of(row) === level),
      );
      if (rows.length === 0) return `${batch ?? ''}没有待${verbOf(kind)}的${kind.noun}`;
      return printed(
        rows
          .toSorted((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime() || (a.id < b.id ? -1 : 1))
          .map((row) =>
            [staffNumberOf(kind).of(row), formatDateTime(row.appliedAt), ...kind.line(row)].join('  '),
          ),
      );
    },
  };
}

function showCommand<Row extends OfficeRow>(kind: OfficeKind<Row>): OpsCommand {
  const usage = `${kind.command}:show <${staffNumberOf(kind).title}>`;
  return {
    name: `${kind.command}:show`,
    usage,
    about: `显示一项${kind.noun}：${kind.about.show}`,
    async run(deps, args) {
      const [number = ''] = readArgs(usage, args, { words: 1 }).words;
      return printed(await sheetOf(deps, kind, number));
    },
  };
}

/** `照片=尺寸不对`, with the title of an item or its code. Throws DomainProblem. */
function readItem(usage: string, titles: Readonly<Record<string, string>>, typed: string) {
  const [name = '', ...reason] = typed.split('=');
  if (reason.length === 0) throw usageProblem(usage, `--item 应为 项目=原因，给出的是 ${typed}`);
  const code = Object.keys(titles).find((candidate) => titles[candidate] === name);
  return { item: code ?? name, reason: reason.join('=') };
}

/** The code of a level, by its title or its code. Throws DomainProblem. */
function typedLevel(
  usage: string,
  titles: Readonly<Record<string, string>>,
  typed: string | undefined,
): string {
  const code = Object.keys(titles).find((candidate) => candidate === typed || titles[candidate] === typed);
  if (code === undefined) throw usageProblem(usage, `--level 应为 ${Object.values(titles).join('、')} 之一`);
  return code;
}

function decideCommand<Row extends OfficeRow>(kind: OfficeKind<Row>): OpsCommand {
  const { items = {}, command, noun, about, option } = kind;
  const [submitted] = submittedStatuses(kind);
  const offered = flags.filter(
    (flag) => submitted !== undefined && statusAfter(kind, submitted, steps[flag]) !== undefined,
  );
  const choice = offered.map((flag) => `--${flag}`);
  const levels = kind.levels?.titles;
  const itemUsage = Object.keys(items).length === 0 ? '' : ' [--item 项目=原因]…';
  const optionUsage = option === undefined ? '' : ` [--${option.name} ${option.title}]`;
  const usage = `${command}:decide <${staffNumberOf(kind).title}> (${choice.join(' | ')})${levels === undefined ? '' : ' --level 级别'}${itemUsage}${optionUsage} [--reply 意见] [--by 经办人]`;
  return {
    name: `${command}:decide`,
    usage,
    about: `${verbOf(kind)}一项${noun}：${about.approve}；退回或不通过须写意见，学生看到意见（不要写证件号码）`,
    async run(deps, args) {
      const own = option === undefined ? [] : [option.name];
      const accepted = {
        ...{ words: 1, text: ['reply', 'by', 'level', ...own], texts: ['item'], flags: offered },
      } as const;
      const { words, text, texts, flag } = readArgs(usage, args, accepted);
      const [number = ''] = words;
      const [chosen, ...others] = offered.filter(flag);
      if (chosen === undefined || others.length > 0)
        throw usageProblem(usage, `${choice.join('、')} 须且只能有一个`);
      const level = levels && typedLevel(usage, levels, text('level'));
      const done = await decideApplication(deps, kind, number, {
        step: steps[chosen],
        opinion: text('reply') ?? '',
        option: option && text(option.name),
        items: texts('item').map((typed) => readItem(usage, items, typed)),
        by: text('by') ?? (level === undefined ? office : (levels?.[level] ?? office)),
        level,
      });
      return printed([...(await sheetOf(deps, kind, number)), ...done]);
    },
  };
}

/**
 * Terminal commands of staff for one kind: list, show and decide. `decide` replaces the last for a kind that is decided
 * with options of its own, such as a score.
 */
export const applicationCommands = <Row extends OfficeRow>(
  kind: OfficeKind<Row>,
  decide: OpsCommand = decideCommand(kind),
): readonly OpsCommand[] => [listCommand(kind), showCommand(kind), decide];
