import process from 'node:process';
import { connect, startBenchPostgres } from './exam/database.ts';
import { atMost, line } from './exam/figures.ts';
import { numberOption } from './exam/options.ts';
import { printCalls } from './exam/print-calls.ts';
import { cpuSeconds, familySeconds, residentMemory, runJob, stolenSeconds } from './exam/process.ts';
import { startBenchServer } from './exam/server.ts';
import { check } from './study/check.ts';
import { fill } from './study/fill.ts';
import type { StudyJob, StudyReport } from './study/study-load.ts';

const students = numberOption('students', 2000);
/** Of measuring, after one heartbeat of each to warm up. */
const seconds = numberOption('seconds', 60);
const everySeconds = 15;
const maxP99 = 150;

const load = new URL('study/study-load.ts', import.meta.url);

/** Prints what the heartbeats of many players cost; fails when a second is lost or counted twice, never on a time. */
export async function measure(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const databaseUrl = await postgres.create('study');
    const server = await startBenchServer(databaseUrl);
    const sql = connect(databaseUrl);
    await fill(sql, students);
    const run = (firstBeat: number, beats: number) =>
      runJob<StudyReport>(load, {
        url: server.url,
        students,
        everySeconds,
        firstBeat,
        beats,
      } satisfies StudyJob);
    const warmUp = await run(1, 1);
    const before = [cpuSeconds(server.pid), familySeconds(postgres.pid), stolenSeconds()] as const;
    const report = await run(2, Math.max(1, Math.round(seconds / everySeconds)));
    const used = [cpuSeconds(server.pid), familySeconds(postgres.pid), stolenSeconds()] as const;
    const confirmed = report.confirmed.map((own, student) => own + (warmUp.confirmed[student] ?? 0));
    const { sent, held, lost, doubled } = await check(sql, confirmed);
    const perSecond = (students / everySeconds).toFixed(0);
    console.log(
      `Study: ${students} students watching, a heartbeat every ${everySeconds} s, ${perSecond} a second for ${seconds} s, one in fifty sent twice`,
    );
    printCalls('heartbeats', report.beats, maxP99);
    console.log(
      line(
        'seconds',
        `sent ${sent}`,
        `held ${held}`,
        `refused ${atMost(warmUp.refused + report.refused, 0)}`,
        `lost ${atMost(lost, 0)}`,
        `doubled ${atMost(doubled, 0)}`,
      ),
    );
    console.log(
      line(
        'CPU',
        `server ${(used[0] - before[0]).toFixed(1)} s`,
        `PostgreSQL ${(used[1] - before[1]).toFixed(1)} s`,
        `load ${report.cpu.toFixed(1)} s`,
        `stolen by the host ${(used[2] - before[2]).toFixed(1)} s`,
      ),
    );
    const { now, peak } = residentMemory(server.pid);
    console.log(line('server, resident', `highest ${peak.toFixed(0)} MB`, `at the end ${now.toFixed(0)} MB`));
    if (lost + doubled > 0 || held !== sent) process.exitCode = 1;
    await sql.end();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
