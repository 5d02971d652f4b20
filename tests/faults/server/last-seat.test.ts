import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../apps/server/src/clock.ts';
import { createDeps } from '../../../apps/server/src/create-deps.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { readSettings } from '../../../apps/server/src/settings.ts';
import { freshPostgres } from '../../../apps/server/src/testing/fresh-postgres.ts';
import {
  enrolCandidates,
  signedUpAmong,
  wishForLastPlace,
} from '../../../apps/server/src/testing/last-place.ts';
import {
  enrolApplicants,
  holdersAmong,
  lastSeat,
  leaveOneSeat,
} from '../../../apps/server/src/testing/last-seat.ts';
import {
  enrolChoosers,
  leaveOnePlace,
  placedAmong,
} from '../../../apps/server/src/testing/topic-choosers.ts';
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

type Data = ReturnType<typeof createDeps>;

/** Which request a student sends: it stays the same however often it is sent. */
interface Wish {
  readonly studentId: string;
  readonly token: string;
  readonly payload: Readonly<Record<string, unknown>> & { readonly requestNo: string };
}

/** Something of which there is one left. */
interface Contest {
  readonly subject: string;
  readonly path: string;
  /** Leaves one, and returns what everybody sends, and how to find who has it. */
  prepare(data: Data): Promise<{ wishes: Wish[]; winners(data: Data): Promise<string[]> }>;
}

const contests: readonly Contest[] = [
  {
    subject: 'the last seat of a written exam',
    path: '/v1/submitExamApply',
    async prepare(data) {
      const applicants = await enrolApplicants(data, wanted);
      const periodId = await leaveOneSeat(data);
      const payload = { periodId, courseCodes: [lastSeat.courseCode], siteArea: lastSeat.areaCode };
      return {
        wishes: applicants.map(({ studentId, token }) => ({
          ...{ studentId, token, payload: { ...payload, requestNo: randomUUID() } },
        })),
        winners: (later) => holdersAmong(later, applicants),
      };
    },
  },
  {
    subject: 'the last place of a practice course',
    path: '/v1/submitSignUpNLog',
    async prepare(data) {
      const candidates = await enrolCandidates(data, wanted);
      const payloadOf = await wishForLastPlace(data);
      return {
        wishes: candidates.map((candidate) => ({
          ...{ studentId: candidate.studentId, token: '' },
          payload: { ...payloadOf(candidate), requestNo: randomUUID() },
        })),
        winners: (later) => signedUpAmong(later, candidates),
      };
    },
  },
  {
    subject: 'the last place of a topic',
    path: '/v1/submitThesisTopic',
    async prepare(data) {
      const choosers = await enrolChoosers(data, wanted);
      const payloadOf = await leaveOnePlace(data);
      return {
        wishes: choosers.map((chooser) => ({
          ...{ studentId: chooser.studentId, token: chooser.token },
          payload: { ...payloadOf(chooser), requestNo: randomUUID() },
        })),
        winners: (later) => placedAmong(later, choosers),
      };
    },
  },
];

/** The server's answer, or null when it was gone before it answered. */
async function send(url: string, path: string, { token, payload }: Wish): Promise<Envelope | null> {
  try {
    return await post(url, path, payload, token);
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

const cases = databases.flatMap((database) => contests.map((contest) => ({ ...database, ...contest })));

describe.each(cases)('$subject on $label', ({ open, path, prepare }) => {
  it(`goes to one of ${wanted} who ask at once, while the server is killed ${kills} times`, async ({
    task,
  }) => {
    const { dataDir, env, drop } = await open();
    const { wishes, winners } = await withData(dataDir, env, prepare);
    const start = () => startServer({ dataDir, env: { PORTAL_TEST_NO_LIMITS: '1', ...env } });
    let server: RunningServer = await start();
    const answers = new Map<string, Envelope>();
    const askAll = (url: string, heard: () => void) =>
      Promise.all(
        wishes
          .filter(({ studentId }) => !answers.has(studentId))
          .map(async (wish) => {
            const answer = await send(url, path, wish);
            if (answer === null) return;
            answers.set(wish.studentId, answer);
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
    const winner = wishes.find(({ studentId }) => answers.get(studentId)?.errorCode === 0);
    expect(await withData(dataDir, env, winners)).toEqual([winner?.studentId]);
    await drop();
    rmSync(dataDir, { recursive: true });
    task.meta.faults = { tried: wanted, lost: 0, doubled: 0 };
  }, 240_000);
});
