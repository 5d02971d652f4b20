import { systemClock } from '../clock.ts';
import { createDeps } from '../create-deps.ts';
import { isDatabaseError, retryingDatabase } from '../db/collisions.ts';
import { openDatabase } from '../db/open-database.ts';
import { harmlessMessage } from '../log.ts';
import { DomainProblem, StartProblem } from '../problems.ts';
import { readSettings } from '../settings.ts';
import { withoutControls } from '../typed-text.ts';
import type { AreaCommands, OpsCommand } from './command.ts';

/** Destinations of a command's result and errors. */
export interface OpsOutput {
  /** The result. */
  print(text: string): void;
  /** Errors and the log. */
  complain(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

function help(commands: AreaCommands): string {
  const lines = commands.flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]);
  return ['用法：pnpm ops <命令> [参数]', '', ...lines].join('\n');
}

/**
 * Runs a command on the data that the settings name; with the embedded database the server must have been
 * stopped. A transaction that collides with another runs again; what else the database refuses is in the log, and staff get a DomainProblem.
 */
async function runOnData(command: OpsCommand, args: readonly string[], env: Environment, output: OpsOutput) {
  const settings = readSettings(env);
  const database = await openDatabase(settings);
  try {
    const write = (line: string) => output.complain(line.trimEnd());
    const db = retryingDatabase(database.db);
    const deps = createDeps({ settings, db, clock: systemClock, write });
    const text = await command.run(deps, args).catch((error: unknown) => {
      if (!isDatabaseError(error)) throw error;
      deps.log.error('a command failed in the database', error, { command: command.name });
      throw new DomainProblem('数据库没有完成这一步，请重试');
    });
    await deps.background.settled();
    return text;
  } finally {
    await database.close();
  }
}

/** Runs one of the commands, named by the first argument, and returns the exit code. Without arguments it prints which there are. */
export async function runOps(
  commands: AreaCommands,
  [name = 'help', ...args]: readonly string[],
  env: Environment,
  output: OpsOutput,
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    output.print(help(commands));
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    output.complain(`没有命令 ${withoutControls(name)}，运行 pnpm ops 查看有哪些命令`);
    return 1;
  }
  try {
    const text =
      'run' in command ? await runOnData(command, args, env, output) : await command.runLocally(args);
    // No text of students or staff may command the terminal.
    output.print(withoutControls(text));
    return 0;
  } catch (error) {
    const isExplained = error instanceof DomainProblem || error instanceof StartProblem;
    output.complain(
      isExplained
        ? withoutControls(error.message)
        : `${name} 没有完成：${error instanceof Error ? harmlessMessage(error.message) : '未知错误'}`,
    );
    return 1;
  }
}
