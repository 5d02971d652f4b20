// A process of its own: the browsers of an exam day. Every call goes out when it is due, whatever the earlier ones do.
import { type Calls, type Done, newCalls, onTime, sendCall } from './on-time.ts';
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

  const call = (calls: Calls, due: number, request: string, done: Done) =>
    sendCall(pool, calls, { due, request, done });

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
