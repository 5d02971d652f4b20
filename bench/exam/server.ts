import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** BENCH_SERVER names another bundle, to compare two builds. */
const bundle =
  process.env.BENCH_SERVER ?? fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built server on a PostgreSQL, as an institution runs it. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** From the start of the process to its first line, ms. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts it and waits until it listens. Its log goes to a pipe that is read and thrown away. */
export async function startBenchServer(databaseUrl: string): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qianwei-bench-'));
  const began = performance.now();
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, bundle], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /学生门户已启动：(\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      child.stdout.off('data', read).resume();
      resolve(address);
    };
    child.stdout.on('data', read);
    void ended.then(() => reject(new Error(`the server did not start: ${output}`)));
  });
  const startMs = performance.now() - began;
  if (child.pid === undefined) throw new Error('the server has no process');
  return {
    url,
    pid: child.pid,
    startMs,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
