import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../apps/server/src/clock.ts';
import { createDeps } from '../../../apps/server/src/create-deps.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { freshPostgres } from '../../../apps/server/src/testing/fresh-postgres.ts';
import {
  type Applicant,
  enrolApplicants,
  holdersAmong,
  lastSeat,
  leaveOneSeat,
} from '../../../apps/server/src/testing/last-seat.ts';
import { copyDemo } from '../../support/demo.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { type Envelope, post } from '../../support/signed-call.ts';
import { rounds } from '../gate.ts';

const wanted = 100;
const kills = rounds(6, 2);
const taken = 1_050_004;

const databases = [
  {
    label: 'the embedded database',
    open: async () => {
      const { dataDir } = await copyDemo('embedded');
      return { dataDir, env: {}, drop: async () => undefined };
    },
  },
  {
    label: 'PostgreSQL',
    open: async () => {
      const { dataDir, template } = await copyDemo('postgres');
      const { url, drop } = await freshPostgres(template);
      return { dataDir, env: { DATABASE_URL: url }, drop };
    },
  },
];

type Environment = Record<string, string>;

/** Does something with the data while no server holds them. */
async function withData<Result>(
  dataDir: string,
  env: Environment,
  run: (deps: ReturnType<typeof createDeps>) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '1', ...env });
  const database = await openDatabase(settings);
  try {
    return await run(createDeps({ settings, db: database.db, clock: systemClock, write: () => undefined }));
  } finally {
    await database.close();
  }
}

/** Which request a student sends: it stays the same however often it is sent. */
interface Wish extends Applicant {
  readonly requestNo: string;
}

/** The server's answer, or null when it was gone before it answered. */
async function apply(url: string, { token, requestNo }: Wish, periodId: string): Promise<Envelope | null> {
  const payload = { requestNo, periodId, courseCodes: [lastSeat.courseCode], siteArea: lastSeat.areaCode };
  try {
    return await post(url, '/v1/submitExamApply', payload, token);
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

describe.each(databases)('the last seat on $label', ({ open }) => {
  it(`goes to one of ${wanted} who ask at once, while the server is killed ${kills} times`, async ({
    task,
  }) => {
    const { dataDir, env, drop } = await open();
    const { periodId, applicants } = await withData(dataDir, env, async (deps) => {
      const enrolled = await enrolApplicants(deps, wanted);
      const wishes: Wish[] = enrolled.map((student) => ({ ...student, requestNo: randomUUID() }));
      return { periodId: await leaveOneSeat(deps), applicants: wishes };
    });
    const start = () => startServer({ dataDir, env: { PORTAL_TEST_NO_LIMITS: '1', ...env } });
    let server: RunningServer = await start();
    const answers = new Map<string, Envelope>();
    const askAll = (url: string, heard: () => void) =>
      Promise.all(
        applicants
          .filter(({ requestNo }) => !answers.has(requestNo))
          .map(async (applicant) => {
            const answer = await apply(url, applicant, periodId);
            if (answer === null) return;
            answers.set(applicant.requestNo, answer);
            heard();
          }),
      );
    for (let kill = 1; kill <= kills; kill += 1) {
      // With requests on their way: as soon as somebody has heard, and before all have.
      let first: () => void = () => undefined;
      const somebody = new Promise<void>((resolve) => {
        first = resolve;
      });
      const asking = askAll(server.url, first);
      await Promise.race([somebody, asking]);
      await server.kill();
      await asking;
      server = await start();
    }
    await askAll(server.url, () => undefined);
    await server.stop();

    expect(answers.size).toBe(wanted);
    const codes = [...answers.values()].map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === taken)).toHaveLength(wanted - 1);
    const winner = applicants.find(({ requestNo }) => answers.get(requestNo)?.errorCode === 0);
    const holders = await withData(dataDir, env, (deps) => holdersAmong(deps, applicants));
    expect(holders).toEqual([winner?.studentId]);
    await drop();
    rmSync(dataDir, { recursive: true });
    task.meta.faults = { tried: wanted, lost: 0, doubled: 0 };
  }, 240_000);
});
