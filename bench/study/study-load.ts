// A process of its own: the players of many students. Every heartbeat goes out when it is due, whatever the earlier ones do.
import { type Calls, newCalls, onTime, sendCall } from '../exam/on-time.ts';
import { secretOf } from '../exam/paper.ts';
import { answerJob } from '../exam/process.ts';
import { signedRequest } from '../exam/requests.ts';
import { Pool } from '../exam/wire.ts';
import { lessonOf } from './fill.ts';

/** The job. */
export interface StudyJob {
  readonly url: string;
  readonly students: number;
  /** Seconds between two heartbeats of a student, each of which carries as many. */
  readonly everySeconds: number;
  /** The first heartbeat of each student is this one, from 1. */
  readonly firstBeat: number;
  /** Heartbeats of each student. */
  readonly beats: number;
}

/** The result. */
export interface StudyReport {
  readonly beats: Calls;
  /** By student: seconds that were sent and confirmed, and seconds that the answers say were refused. */
  readonly confirmed: number[];
  refused: number;
}

/** One in fifty heartbeats goes out twice at once, as after an answer that was lost. */
const sentTwice = (student: number, beat: number) => (student + beat) % 50 === 0;

answerJob(async ({ url, students, everySeconds, firstBeat, beats }: StudyJob): Promise<StudyReport> => {
  const address = new URL(url);
  const pool = new Pool(url, 1000);
  const report: StudyReport = {
    beats: newCalls(),
    confirmed: new Array<number>(students).fill(0),
    refused: 0,
  };

  async function beat(student: number, seq: number, due: number): Promise<void> {
    const start = (seq - 1) * everySeconds;
    const end = start + everySeconds;
    const request = signedRequest(address, 'savePlayRecord', student, {
      ...{ playToken: secretOf('play', student), lessonId: lessonOf(student) },
      ...{ ranges: [[start, end]], position: end, speed: 1, seq },
    });
    let confirmed = false;
    const done = (body: string) => {
      report.refused += Number(/"refused":(\d+)/.exec(body)?.[1] ?? 0);
      if (!confirmed) report.confirmed[student] = (report.confirmed[student] ?? 0) + everySeconds;
      confirmed = true;
    };
    await Promise.all(
      Array.from({ length: sentTwice(student, seq) ? 2 : 1 }, () =>
        sendCall(pool, report.beats, { due, request, done }),
      ),
    );
  }

  const every = everySeconds * 1000;
  await onTime(
    Array.from({ length: students }, (_, student) =>
      Array.from({ length: beats }, (_each, round) => ({
        at: (student / students + round) * every,
        send: (due: number) => beat(student, firstBeat + round, due),
      })),
    ).flat(),
  );
  pool.close();
  return report;
});
