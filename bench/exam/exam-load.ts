// A process of its own: the browsers of an exam day. Every call goes out when it is due, whatever the earlier ones do.
import { setTimeout as pause } from 'node:timers/promises';
import { answerJob } from './process.ts';
import { handInRequest, type Save, saveRequest } from './requests.ts';
import { Pool } from './wire.ts';

/** The job. */
export interface ExamJob {
  readonly url: string;
  readonly students: number;
  /** Seconds between two saves of a student. */
  readonly everySeconds: number;
  readonly seconds: number;
  /** Answers of a save. */
  readonly answers: number;
  /** All hand in within this time, in bursts of `burst` in a second; 0 s: nobody does. */
  readonly handInSeconds: number;
  readonly burst: number;
}

/** The calls of one kind. */
export interface Calls {
  /** From the moment a call was due to its answer, ms. */
  readonly times: number[];
  /** Calls that were refused or never answered, by what came instead. */
  readonly failed: Record<string, number>;
  /** Calls that met a connection which the server had just closed, and went again. */
  resent: number;
}

/** The result. */
export interface ExamReport {
  readonly saves: Calls;
  readonly handIns: Calls;
  /** By student: the last save that was sent and confirmed, the hand-in among them. */
  readonly confirmed: number[];
  readonly sent: number[];
  /** By student: receipts that were answered, each once. */
  readonly receipts: string[][];
  /** Connections that were open at the end. */
  readonly connections: number;
}

interface Due {
  readonly at: number;
  send(due: number): Promise<void>;
}

/** Begins each when it is due, and waits for all. */
async function onTime(all: Due[]): Promise<void> {
  const began = performance.now();
  const sorted = all.sort((a, b) => a.at - b.at);
  const running: Promise<void>[] = [];
  for (const { at, send } of sorted) {
    const wait = began + at - performance.now();
    if (wait > 1) await pause(wait);
    running.push(send(began + at));
  }
  await Promise.all(running);
}

const newCalls = (): Calls => ({ times: [], failed: {}, resent: 0 });

answerJob(async (job: ExamJob): Promise<ExamReport> => {
  const { students, answers } = job;
  const address = new URL(job.url);
  const pool = new Pool(job.url, 1000);
  const report = {
    saves: newCalls(),
    handIns: newCalls(),
    confirmed: new Array<number>(students).fill(0),
    sent: new Array<number>(students).fill(0),
    receipts: Array.from({ length: students }, (): string[] => []),
  };

  async function call(
    calls: Calls,
    due: number,
    request: string,
    done: (body: string) => void,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { status, body } = await pool.send(request);
        calls.times.push(performance.now() - due);
        // Not always the first field: a repeat is answered from the database.
        if (body.includes('"errorCode":0,') || body.endsWith('"errorCode":0}')) return done(body);
        const what = `${status} ${body.slice(0, 80)}`;
        calls.failed[what] = (calls.failed[what] ?? 0) + 1;
        return;
      } catch (error) {
        if (attempt === 3) {
          calls.failed[String(error)] = (calls.failed[String(error)] ?? 0) + 1;
          return;
        }
        calls.resent += 1;
      }
    }
  }

  function next(student: number): Save {
    const save = (report.sent[student] ?? 0) + 1;
    report.sent[student] = save;
    return { student, save, seq: save, answers };
  }

  const save = (student: number) => (due: number) => {
    const sending = next(student);
    return call(report.saves, due, saveRequest(address, sending), () => {
      report.confirmed[student] = sending.save;
    });
  };

  /** Signed when it is made, long before it is due: students' devices do that, and it must not take the server's time. */
  function handIn(student: number): (due: number) => Promise<void> {
    const sending = next(student);
    const request = handInRequest(address, sending);
    const done = (body: string) => {
      report.confirmed[student] = sending.save;
      const receipt = /"receiptNo":"([^"]+)"/.exec(body)?.[1] ?? 'none';
      const receipts = report.receipts[student];
      if (!receipts?.includes(receipt)) receipts?.push(receipt);
    };
    // One in fifty presses twice.
    const presses = student % 50 === 0 ? 2 : 1;
    return async (due) => {
      await Promise.all(Array.from({ length: presses }, () => call(report.handIns, due, request, done)));
    };
  }

  const every = job.everySeconds * 1000;
  const rounds = Math.max(1, Math.round(job.seconds / job.everySeconds));
  const saves = Array.from({ length: students }, (_, student) => {
    const first = Math.random() * every;
    return Array.from({ length: rounds }, (_each, round) => ({
      at: first + round * every,
      send: save(student),
    }));
  });
  await onTime(saves.flat());

  if (job.handInSeconds > 0) {
    const bursts = Math.ceil(students / job.burst);
    const apart = (job.handInSeconds * 1000) / bursts;
    await onTime(
      Array.from({ length: students }, (_, student) => ({
        at: (student % bursts) * apart + Math.random() * 1000,
        send: handIn(student),
      })),
    );
  }
  const connections = pool.size;
  pool.close();
  return { ...report, connections };
});
