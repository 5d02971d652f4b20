import { connect, startBenchPostgres } from './exam/database.ts';
import { line, median, spread } from './exam/figures.ts';
import { fill } from './exam/fill.ts';
import { numberOption } from './exam/options.ts';
import { cpuSeconds, familySeconds, runJob } from './exam/process.ts';
import { startBenchServer } from './exam/server.ts';
import type { SteadyJob, SteadyReport } from './exam/steady-load.ts';

const rounds = numberOption('rounds', 5);
const seconds = numberOption('seconds', 4);
const students = numberOption('students', 1000);
const answers = numberOption('answers', 2);
const inFlight = numberOption('in-flight', 64);
/** Connections in the server's pool. */
const connections = 20;
const minRatio = 0.5;

interface Round extends SteadyReport {
  cpu: number;
  server: number;
  postgres: number;
}

const load = new URL('exam/steady-load.ts', import.meta.url);

const rate = ({ count, seconds: took }: SteadyReport) => count / took;

function print(name: string, all: Round[]): void {
  const perSave = (of: (round: Round) => number) =>
    `${((1000 * all.reduce((sum, round) => sum + of(round), 0)) / all.reduce((sum, round) => sum + round.count, 0)).toFixed(2)} ms`;
  const failed = all.reduce((sum, round) => sum + round.failed, 0);
  console.log(
    line(
      name,
      `${median(all.map(rate)).toFixed(0)}/s`,
      spread(all.flatMap(({ times }) => times)),
      `CPU a save: client ${perSave(({ cpu }) => cpu)}, server ${perSave((round) => round.server)}, PostgreSQL ${perSave((round) => round.postgres)}`,
      `failed ${failed}`,
    ),
  );
}

/** Prints how many saves a second go through the whole stack, beside the same upsert done bare by the driver. */
export async function measure(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const databaseUrl = await postgres.create('save');
    const server = await startBenchServer(databaseUrl);
    const sql = connect(databaseUrl);
    await fill(sql, { sitting: students });
    const all: Record<'bare' | 'stack', Round[]> = { bare: [], stack: [] };
    let firstSave = 1;
    const round = async (way: 'bare' | 'stack', length: number): Promise<Round> => {
      const url = way === 'bare' ? databaseUrl : server.url;
      const job: SteadyJob = {
        ...{ url, inFlight, seconds: length, students, answers, firstSave },
        connections: way === 'bare' ? connections : inFlight,
      };
      const before = [cpuSeconds(server.pid), familySeconds(postgres.pid)] as const;
      const report = await runJob<SteadyReport>(load, job);
      firstSave += Math.ceil((report.count + report.failed) / students) + 1;
      return {
        ...report,
        server: cpuSeconds(server.pid) - before[0],
        postgres: familySeconds(postgres.pid) - before[1],
      };
    };
    // The first ones make the rows and warm everything up.
    for (const way of ['bare', 'stack'] as const) await round(way, 2);
    for (let turn = 0; turn < rounds; turn += 1)
      for (const way of ['bare', 'stack'] as const) all[way].push(await round(way, seconds));
    console.log(
      `Saving ${answers} answers of ${students} students, ${inFlight} saves at once, ${connections} connections, ${rounds} rounds of ${seconds} s in turn, medians`,
    );
    print('upsert by the driver', all.bare);
    print('whole stack', all.stack);
    const ratio = median(all.stack.map(rate)) / median(all.bare.map(rate));
    console.log(line('ratio', `${ratio.toFixed(2)} ${ratio >= minRatio ? '≥' : '<'} ${minRatio}`));
    await sql.end();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
