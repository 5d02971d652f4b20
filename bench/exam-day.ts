import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { check } from './exam/check.ts';
import { connect, startBenchPostgres } from './exam/database.ts';
import type { ExamJob, ExamReport } from './exam/exam-load.ts';
import { atMost, line } from './exam/figures.ts';
import { fill } from './exam/fill.ts';
import { measureGrowth } from './exam/growth.ts';
import { flagOption, numberOption } from './exam/options.ts';
import { printCalls } from './exam/print-calls.ts';
import { cpuSeconds, familySeconds, residentMemory, runJob, stolenSeconds } from './exam/process.ts';
import { startBenchServer } from './exam/server.ts';

const students = numberOption('students', 5000);
const seconds = numberOption('seconds', 60);
const handInSeconds = numberOption('hand-in-seconds', 60);
const answers = numberOption('answers', 2);
const everySeconds = 10;
const burst = 1000;
const limits = { p99: 250, megabytes: 250, startMs: 1000 };

/** Waits for the scores of attempts that were submitted in a burst, ms. */
async function waitUntilScored(sql: Sql): Promise<number> {
  const began = performance.now();
  for (;;) {
    const [row] = await sql<{ left: number }[]>`
      select count(*)::int as left from test_record where status = 'SUBMITTED'`;
    const ms = performance.now() - began;
    if (row?.left === 0) return ms;
    if (ms > 120_000) throw new Error(`${row?.left} attempts were never scored`);
    await pause(250);
  }
}

async function measureDay(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const databaseUrl = await postgres.create('exam');
    const first = await startBenchServer(databaseUrl);
    await first.stop();
    const sql = connect(databaseUrl);
    await fill(sql, { sitting: students });
    const server = await startBenchServer(databaseUrl);
    const before = [cpuSeconds(server.pid), familySeconds(postgres.pid), stolenSeconds()] as const;
    const job: ExamJob = { url: server.url, students, everySeconds, seconds, answers, handInSeconds, burst };
    const report = await runJob<ExamReport>(new URL('exam/exam-load.ts', import.meta.url), job);
    const unscoredMs = await waitUntilScored(sql);
    const { now, peak } = residentMemory(server.pid);
    const verdict = await check(sql, report, answers);
    console.log(
      `Exam day: ${students} students, each saving ${answers} answers every ${everySeconds} s for ${seconds} s, then handing in within ${handInSeconds} s, ${burst} in a second; failures server process`,
    );
    printCalls('saves', report.saves, limits.p99);
    printCalls('hand-ins', report.handIns, limits.p99);
    const { expected, lost, doubled, handedIn } = verdict;
    console.log(
      line(
        'in the database',
        `${expected} answers`,
        `lost ${atMost(lost, 0)}`,
        `doubled ${atMost(doubled, 0)}`,
        `handed in ${handedIn}`,
        `all scored ${(unscoredMs / 1000).toFixed(0)} s after the last`,
      ),
    );
    console.log(
      line(
        'CPU',
        `server ${(cpuSeconds(server.pid) - before[0]).toFixed(1)} s`,
        `PostgreSQL ${(familySeconds(postgres.pid) - before[1]).toFixed(1)} s`,
        `load ${report.cpu.toFixed(1)} s`,
        `stolen by the host ${(stolenSeconds() - before[2]).toFixed(1)} s`,
      ),
    );
    console.log(
      line(
        'server, resident',
        `highest ${atMost(peak, limits.megabytes, ' MB')}`,
        `at the end ${now.toFixed(0)} MB`,
        `${report.connections} connections`,
      ),
    );
    console.log(
      line(
        'server, start',
        atMost(server.startMs, limits.startMs, ' ms'),
        `first, with the tables: ${first.startMs.toFixed(0)} ms`,
      ),
    );
    await sql.end();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}

/** Prints what an exam day costs and whether every answer is there; with --growth, what a hundred times more rows cost. */
export async function measure(): Promise<void> {
  await (flagOption('growth') ? measureGrowth() : measureDay());
}
