import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { copyDemo } from './demo.ts';

const loopProbe = new URL('../security/loop-probe.mjs', import.meta.url).href;
const passedClock = new URL('passed-clock.mjs', import.meta.url).href;
const bundle = new URL('../../apps/server/dist/main.js', import.meta.url).pathname;
const opsBundle = new URL('../../apps/server/dist/ops.js', import.meta.url).pathname;

/** The built server, running on a free port of this machine with the demo institution. */
export interface RunningServer {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  /** Everything it printed so far, both streams. */
  output(): string;
  /** How its process fared since this was last asked; only with `probed`. */
  probe(): Promise<ProcessState>;
  /** Sets its clock so far (ms) from the real time; 0 is the real time again, and so is a new start. */
  moveClock(offsetMs: number): Promise<void>;
  /** Runs a command of staff on its data, which must be on PostgreSQL, at the time of its clock; returns what it prints. */
  ops(...words: string[]): Promise<string>;
  /** Asks it to end, waits, and removes the data folder when it was made for this server. */
  stop(): Promise<void>;
  /** Ends it at once (SIGKILL); the data folder stays. */
  kill(): Promise<void>;
}

/** Figures that a server reports of its own process. */
interface ProcessState {
  /** The longest time that its event loop was blocked, ms. */
  readonly maxDelayMs: number;
  readonly residentBytes: number;
}

export interface ServerOptions {
  /** The server can be asked for the state of its process. */
  probed?: boolean;
  env?: Record<string, string>;
  /** Default: a new folder with the demo institution of the embedded database, removed by `stop`. */
  dataDir?: string;
}

/** How a server ended that was expected not to start. */
export interface FailedStart {
  code: number | null;
  stdout: string;
  stderr: string;
}

function environment(dataDir: string, { env }: ServerOptions) {
  const inherited = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  return { ...inherited, PORT: '0', DATA_DIR: dataDir, DEMO: '1', PORTAL_TEST_MODE: '1', ...env };
}

function launch(dataDir: string, options: ServerOptions): ChildProcess {
  const { probed = false } = options;
  return spawn(process.execPath, [...(probed ? ['--import', loopProbe] : []), bundle], {
    env: environment(dataDir, options),
    stdio: ['ignore', 'pipe', 'pipe', ...(probed ? (['ipc'] as const) : [])],
  });
}

/** Asks a probed server. Rejects when it ends instead of answering. */
function probe(child: ChildProcess): Promise<ProcessState> {
  return new Promise((resolve, reject) => {
    child.once('message', (state) => resolve(state as ProcessState));
    child.send('state', (error) => error && reject(error));
  });
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts the built server, which fills an empty `dataDir` with the demo institution, and waits until it says where it listens. Rejects with its output when it ends instead. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await copyDemo('embedded')).dataDir;
  const child = launch(dataDir, options);
  let output = '';
  let passed = 0;
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const listening = output.match(/http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/);
      if (listening) resolve(`http://localhost:${listening[1]}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataDir,
    output: () => output,
    probe: () => probe(child),
    async moveClock(offsetMs) {
      passed = Math.round(offsetMs);
      const body = JSON.stringify({ offsetMs: passed });
      const answer = await fetch(`${url}/api/dev/clock`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status}`);
    },
    async ops(...words) {
      const command = ['--import', passedClock, opsBundle, ...words];
      const { stdout } = await promisify(execFile)(process.execPath, command, {
        env: { ...environment(dataDir, options), PASSED_MS: String(passed) },
      });
      return stdout;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

/** Starts the built server where it can't start, and answers how it ended. */
export async function startInVain(options: ServerOptions & { dataDir: string }): Promise<FailedStart> {
  const child = launch(options.dataDir, options);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  await ended(child);
  return { code: child.exitCode, stdout, stderr };
}
