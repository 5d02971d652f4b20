import { StartProblem } from './problems.ts';
import { start } from './start.ts';

let waiting = '';

function flush(): void {
  const lines = waiting;
  waiting = '';
  if (lines !== '') process.stdout.write(lines);
}

/** Lines of one turn of the event loop go out together: a call to the system for each costs more than its request. */
function write(line: string): void {
  if (waiting === '') setImmediate(flush);
  waiting += line;
}

process.once('exit', flush);

const terminal = { write, say: (line: string) => write(`${line}\n`) };

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
