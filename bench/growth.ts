import process from 'node:process';
import { releaseUnpaid } from '../apps/server/src/areas/academic/shared/release-unpaid.ts';
import { closeOverdue } from '../apps/server/src/areas/exam/attempt/close/close-overdue.ts';
import { scoreSubmitted } from '../apps/server/src/areas/exam/attempt/score/score-submitted.ts';
import { releaseKeptPlaces } from '../apps/server/src/areas/thesis/shared/topic-waits.ts';
import { purge } from '../apps/server/src/db/purge.ts';
import { connect, startBenchPostgres } from './exam/database.ts';
import { line } from './exam/figures.ts';
import { flagOption, numberOption } from './exam/options.ts';
import { growthCalls } from './growth/calls.ts';
import { fillStudents } from './growth/fill.ts';
import type { GrowthCall } from './growth/growth-call.ts';
import { grownTables, type TableSize } from './growth/plan-nodes.ts';
import { connectForPlans, explain } from './growth/plans.ts';
import { openSide, type Side } from './growth/side.ts';
import { p50Of, p99Of, verdictOf } from './growth/verdict.ts';

const few = numberOption('few', 10_000);
const many = numberOption('many', 1_000_000);
/** 0 looks at the plans alone. */
const rounds = numberOption('rounds', 3);
const samples = numberOption('samples', 100);
/** How much longer the p50 may be with many students. */
const maxRatio = 1.3;

/** Calls of each before those that are measured. */
const warmUp = 50;

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);

/** Does a long part of the work and says on the error output how long it took. */
async function timed(part: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  console.error(`${part} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const fillSide = ({ databaseUrl, students, app }: Side) =>
  timed(`${students} students filled`, () =>
    fillStudents(databaseUrl, students, (text) => app.deps.secrets.encrypt(text)),
  );

/** Makes a call for a random student for whom it can be made; its time in ms. */
async function timeOf(side: Side, { name, prepare }: GrowthCall): Promise<number> {
  for (let tries = 0; tries < 50; tries += 1) {
    const call = await prepare(side, Math.floor(Math.random() * side.students));
    if (call === null) continue;
    const began = performance.now();
    await call();
    return performance.now() - began;
  }
  throw new Error(`${name}: no student can make it`);
}

/** Work that the server does by itself, every 15 seconds or, to tidy up, every ten minutes. */
const serverRounds = [
  { name: 'closeOverdue', run: ({ app }: Side) => closeOverdue(app.deps) },
  { name: 'scoreSubmitted', run: ({ app }: Side) => scoreSubmitted(app.deps) },
  { name: 'releaseUnpaid', run: ({ app }: Side) => releaseUnpaid(app.deps) },
  { name: 'releaseKeptPlaces', run: ({ app }: Side) => releaseKeptPlaces(app.deps) },
  { name: 'purge', run: ({ app: { deps } }: Side) => purge(deps.db, deps.clock.now()) },
];

/** Both databases. */
interface Sides {
  readonly few: Side;
  readonly many: Side;
}

/** Makes a call on both sides in turn, so that what disturbs the machine disturbs both. */
async function measureRound(call: GrowthCall, sides: Sides, count: number) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let turn = 0; turn < count; turn += 1)
    for (const name of turn % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const))
      times[name].push(await timeOf(sides[name], call));
  return times;
}

/** Makes all calls, round by round, and prints what each took. Returns how many do not hold. */
async function measureCalls(sides: Sides): Promise<number> {
  await timed('calls warmed up', async () => {
    for (const call of growthCalls) await measureRound(call, sides, warmUp);
  });
  const all = growthCalls.map((call) => ({ call, few: [] as number[][], many: [] as number[][] }));
  for (let round = 1; round <= rounds; round += 1)
    await timed(`round ${round} of ${rounds}`, async () => {
      for (const measured of all) {
        const times = await measureRound(measured.call, sides, samples);
        measured.few.push(times.few);
        measured.many.push(times.many);
      }
    });
  let failed = 0;
  for (const { call, ...times } of all) {
    const { ratio, ok } = verdictOf(times, maxRatio);
    const figures = (side: number[][]) => `p50 ${ms(p50Of(side))} p99 ${ms(p99Of(side))}`;
    const verdict = `${ratio.toFixed(2)} ${ok ? '≤' : '>'} ${maxRatio} ${ok ? 'PASS' : 'FAIL'}`;
    console.log(line(call.name, figures(times.few), figures(times.many), verdict));
    if (!ok) failed += 1;
  }
  return failed;
}

async function sizesOf(databaseUrl: string): Promise<Map<string, number>> {
  const sql = connect(databaseUrl);
  const rows = await sql<{ name: string; rows: number }[]>`
    select relname as name, reltuples::float as rows from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await sql.end();
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

async function tableSizes(sides: Sides): Promise<TableSize[]> {
  const small = await sizesOf(sides.few.databaseUrl);
  const large = await sizesOf(sides.many.databaseUrl);
  return [...large].map(([name, count]) => ({ name, few: small.get(name) ?? 0, many: count }));
}

/** Lists the reads of all calls and rounds that grow with students, a line each. */
async function listFaults(side: Side, grown: ReadonlySet<string>): Promise<string[]> {
  const sql = connectForPlans(side.databaseUrl);
  const faults: string[] = [];
  const look = async (name: string, run: () => Promise<unknown>) => {
    const statements = await side.statements.during(run);
    if (flagOption('plans')) console.log(`\n== ${name}`);
    for (const statement of statements)
      for (const fault of await explain(sql, statement, grown, flagOption('plans')))
        faults.push(`${name}: ${fault}`);
  };
  for (const call of growthCalls) await look(call.name, () => timeOf(side, call));
  for (const { name, run } of serverRounds) await look(name, () => run(side));
  await sql.end();
  return faults;
}

/** Prints what each call costs with the rows of few students and of many, and what in its plans grows with them; fails when one does. */
export async function measure(): Promise<void> {
  const postgres = await startBenchPostgres();
  try {
    const sides = {
      few: await openSide(await postgres.create('few'), few),
      many: await openSide(await postgres.create('many'), many),
    };
    await postgres.filling(async () => {
      await fillSide(sides.few);
      await fillSide(sides.many);
    });
    const sizes = await tableSizes(sides);
    const grown = grownTables(sizes, many / few);
    const rows = (name: string) => sizes.find((size) => size.name === name)?.many.toFixed(0);
    console.log(
      `Growth: ${few} and ${many} students (${rows('grade')} results, ${rows('exam_apply')} registrations), ${rounds} rounds of ${samples} calls each, in turn; p50 decides; p99, the median of the rounds', is printed beside`,
    );
    const failed = rounds === 0 ? 0 : await measureCalls(sides);
    const faults = await listFaults(sides.many, grown);
    console.log(line('tables that grow', [...grown].sort().join(', ')));
    console.log(line('plans that read too much', `${faults.length}`));
    for (const fault of faults) console.log(`  ${fault}`);
    for (const { close } of Object.values(sides)) await close();
    if (failed + faults.length > 0) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}
