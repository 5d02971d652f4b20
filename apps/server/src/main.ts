import { start } from './start.ts';
import { StartProblem } from './start-problem.ts';

const terminal = {
  write: (line: string) => process.stdout.write(line),
  say: (line: string) => process.stdout.write(`${line}\n`),
};

function fail(error: unknown): never {
  const text =
    error instanceof StartProblem
      ? error.message
      : `服务启动失败：${error instanceof Error ? error.message : '未知错误'}`;
  process.stderr.write(`${text.replace(/\s+/g, ' ')}\n`);
  process.exit(1);
}

const server = await start(process.env, terminal).catch(fail);

let stopping = false;

/** The first signal ends in order; a second one ends at once. */
async function end(): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  await server.stop();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end().catch(fail));
