import { connect, startBenchPostgres } from './database.ts';
import type { ExamJob, ExamReport } from './exam-load.ts';
import { line, median, quantile, spread } from './figures.ts';
import { fill } from './fill.ts';
import { numberOption } from './options.ts';
import { runJob } from './process.ts';
import { startBenchServer } from './server.ts';

const sitting = 1000;
const sizes = [numberOption('few', 10_000), numberOption('many', 1_000_000)] as const;
const rounds = numberOption('rounds', 5);
const seconds = numberOption('seconds', 10);
const maxRatio = 1.5;

const load = new URL('exam-load.ts', import.meta.url);

/** Prints what the same saves cost with the rows of 10,000 and of 1,000,000 students. */
export async function measureGrowth(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const sides = [];
    for (const size of sizes) {
      const databaseUrl = await postgres.create(`rows_${size}`);
      const server = await startBenchServer(databaseUrl);
      const sql = connect(databaseUrl);
      const began = performance.now();
      await fill(sql, { sitting, rest: size - sitting });
      // As it is after a night's rest: what a fresh million costs the housekeeping is not what is measured.
      await sql.unsafe('vacuum analyze');
      await sql.unsafe('checkpoint');
      await sql.end();
      console.error(`${size} students filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      sides.push({ size, server, times: [] as number[], p99: [] as number[] });
    }
    const job = { students: sitting, answers: 2, everySeconds: 5, handInSeconds: 0, burst: 1 };
    for (let round = 0; round <= rounds; round += 1)
      for (const side of sides) {
        const eachJob: ExamJob = { ...job, url: side.server.url, seconds };
        const { saves } = await runJob<ExamReport>(load, eachJob);
        // The first round reads the papers.
        if (round === 0) continue;
        side.times.push(...saves.times);
        side.p99.push(quantile(saves.times, 0.99));
      }
    console.log(`Growth: ${sitting / 5} saves a second for ${seconds} s, ${rounds} rounds in turn`);
    for (const { size, times } of sides) console.log(line(`${size} students`, spread(times)));
    const [few, many] = sides.map(({ p99 }) => median(p99));
    const ratio = (many ?? Number.NaN) / (few ?? Number.NaN);
    console.log(
      line('ratio of the median p99', `${ratio.toFixed(2)} ${ratio <= maxRatio ? '≤' : '>'} ${maxRatio}`),
    );
    for (const { server } of sides) await server.stop();
  } finally {
    await postgres.stop();
  }
}
