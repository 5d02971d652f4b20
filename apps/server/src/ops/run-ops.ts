import { systemClock } from '../clock.ts';
import { createDeps } from '../create-deps.ts';
import { openDatabase } from '../db/open-database.ts';
import { readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { type OpsCommand, OpsProblem } from './command.ts';
import { commands } from './commands.ts';

/** Where `pnpm ops` speaks. */
export interface OpsOutput {
  /** The result. */
  print(text: string): void;
  /** What went wrong, and the log. */
  complain(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

function help(): string {
  const lines = commands.flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]);
  return ['用法：pnpm ops <命令> [参数]', '', ...lines].join('\n');
}

/** Runs a command on the data that the settings name; with the embedded database the server must have been stopped. */
async function runOnData(command: OpsCommand, args: string[], env: Environment, output: OpsOutput) {
  const settings = readSettings(env);
  const database = await openDatabase(settings);
  try {
    const write = (line: string) => output.complain(line.trimEnd());
    const deps = createDeps({ settings, db: database.db, clock: systemClock, write });
    const text = await command.run(deps, args);
    await deps.background.settled();
    return text;
  } finally {
    await database.close();
  }
}

/** Runs `pnpm ops` with these arguments and gives the exit code. Without any it prints what commands there are. */
export async function runOps(
  [name = 'help', ...args]: readonly string[],
  env: Environment,
  output: OpsOutput,
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    output.print(help());
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    output.complain(`没有命令 ${name}，运行 pnpm ops 查看有哪些命令`);
    return 1;
  }
  try {
    output.print(
      'run' in command ? await runOnData(command, args, env, output) : await command.runLocally(args),
    );
    return 0;
  } catch (error) {
    const known = error instanceof OpsProblem || error instanceof StartProblem;
    output.complain(
      known ? error.message : `${name} 没有完成：${error instanceof Error ? error.message : '未知错误'}`,
    );
    return 1;
  }
}
