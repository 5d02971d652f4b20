import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, startBenchPostgres } from './exam/database.ts';
import { atMost, line, median } from './exam/figures.ts';
import { fill } from './exam/fill.ts';
import { numberOption } from './exam/options.ts';
import { secretOf } from './exam/paper.ts';
import { residentMemory, runJob } from './exam/process.ts';
import { startBenchServer } from './exam/server.ts';
import type { UploadJob, UploadReport } from './uploads/load.ts';

const count = numberOption('count', 50);
const megabytes = numberOption('megabytes', 30);
const rounds = numberOption('rounds', 3);
/** MB that may be added to what the server has. */
const maxAddedMb = 20;
const settleMs = 3000;

const load = new URL('uploads/load.ts', import.meta.url);

/** The highest memory is counted from now on. */
const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

interface Round {
  /** MB. */
  readonly added: number;
  readonly figures: string[];
}

async function round(pid: number, job: UploadJob): Promise<Round> {
  await pause(settleMs);
  forgetPeak(pid);
  const before = residentMemory(pid).now;
  const { answers, seconds } = await runJob<UploadReport>(load, job);
  const { peak } = residentMemory(pid);
  await pause(settleMs);
  const after = residentMemory(pid).now;
  const codes = Object.entries(answers).map(([code, times]) => `${times} × ${code}`);
  const added = Math.max(0, peak - before);
  const figures = [
    `before ${before.toFixed(0)} MB`,
    `peak ${peak.toFixed(0)} MB (+${added.toFixed(0)})`,
    `after ${after.toFixed(0)} MB`,
    `${seconds.toFixed(1)} s`,
    codes.join(', '),
  ];
  return { added, figures };
}

/** Prints what many large files at once cost in memory: from strangers, who are refused before a byte is read, and from students. */
export async function measure(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const databaseUrl = await postgres.create('uploads');
    const server = await startBenchServer(databaseUrl);
    const sql = connect(databaseUrl);
    await fill(sql, { sitting: count });
    await sql.end();
    const { url, pid } = server;
    const students = Array.from({ length: count }, (_, student) => secretOf('session', student));
    const strangers = students.map(() => null);
    const size = megabytes * 1024 * 1024;
    // A first run, so that everything that is loaded or compiled once is ready.
    await runJob<UploadReport>(load, { url, size, tokens: [...students.slice(0, 3), null] });
    console.log(`${count} files of ${megabytes} MB at once; resident memory, ${rounds} rounds`);
    const all: Record<'strangers' | 'students', number[]> = { strangers: [], students: [] };
    for (let turn = 0; turn < rounds; turn += 1) {
      for (const [who, tokens] of [
        ['strangers', strangers],
        ['students', students],
      ] as const) {
        const { added, figures } = await round(pid, { url, size, tokens });
        all[who].push(added);
        console.log(line(who, ...figures));
      }
    }
    for (const [who, added] of Object.entries(all))
      console.log(line(`${who}, median`, `+${atMost(median(added), maxAddedMb, ' MB')}`));
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
