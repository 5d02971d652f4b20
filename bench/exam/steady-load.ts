// A process of its own: keeps `inFlight` saves going for a time, through the server or straight to the database.
import { connect } from './database.ts';
import { answersOf, idOf } from './paper.ts';
import { answerJob } from './process.ts';
import { type Save, saveRequest } from './requests.ts';
import { Pool } from './wire.ts';

/** The job. */
export interface SteadyJob {
  /** Address of the server, or of the database with its connections. */
  readonly url: string;
  readonly connections: number;
  readonly inFlight: number;
  readonly seconds: number;
  readonly students: number;
  readonly answers: number;
  /** Which save of each student comes first; the next round goes on from there. */
  readonly firstSave: number;
}

/** The result. */
export interface SteadyReport {
  readonly count: number;
  readonly failed: number;
  /** ms. */
  readonly times: number[];
  readonly seconds: number;
}

interface Way {
  save(save: Save): Promise<boolean>;
  close(): Promise<void> | void;
}

function throughServer({ url, connections }: SteadyJob): Way {
  const pool = new Pool(url, connections);
  const address = new URL(url);
  return {
    save: async (save) => (await pool.send(saveRequest(address, save))).body.startsWith('{"errorCode":0,'),
    close: () => pool.close(),
  };
}

/** The upsert alone, prepared, as plain as the driver does it. */
function bare({ url, connections }: SteadyJob): Way {
  const sql = connect(url, connections);
  return {
    async save({ student, save, seq, answers }) {
      const rows = answersOf(student, save, answers, Date.now()).map(({ at, ...row }) => ({
        ...row,
        at: new Date(at).toISOString(),
      }));
      const result = await sql`
        insert into test_answer (test_record_id, question_id, answer, marked, seconds, seq, at)
        select ${idOf('record', student)}, "questionId", answer, marked, seconds, ${seq}, at
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as given("questionId" text, answer jsonb, marked boolean, seconds integer, at timestamptz)
        on conflict (test_record_id, question_id) do update
        set answer = excluded.answer, marked = excluded.marked, seconds = excluded.seconds,
          seq = excluded.seq, at = excluded.at
        where excluded.seq > test_answer.seq`;
      return result.count === answers;
    },
    close: () => sql.end(),
  };
}

answerJob(async (job: SteadyJob): Promise<SteadyReport> => {
  const way = job.url.startsWith('http') ? throughServer(job) : bare(job);
  const times: number[] = [];
  let [student, save, failed] = [0, job.firstSave, 0];
  const began = performance.now();
  const until = began + job.seconds * 1000;
  const work = async () => {
    while (performance.now() < until) {
      student += 1;
      if (student === job.students) [student, save] = [0, save + 1];
      const sent = performance.now();
      const stored = await way.save({ student, save, seq: save, answers: job.answers }).catch(() => false);
      times.push(performance.now() - sent);
      if (!stored) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: job.inFlight }, work));
  const seconds = (performance.now() - began) / 1000;
  await way.close();
  return { count: times.length - failed, failed, times, seconds };
});
