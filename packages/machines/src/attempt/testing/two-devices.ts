import type { GivenAnswer } from '@qianwei/api/contract/exam/attempt';
import { formatMoment } from '@qianwei/api/time/moment';
import { settle } from '../../testing/calls.ts';
import type { LocalRecord, OpenedAttempt } from '../attempt-data.ts';
import { attempt, question, startAttempt, T0 } from './attempt-kit.ts';

/** The fate of a save: it arrives and is answered, is lost, or only its answer is lost. */
export type Fate = 'reply' | 'lose' | 'loseReply';

/** The server's rule: one token at a time, and of each question the highest seq is kept. */
export function modelServer(questions: readonly string[]) {
  const rows = new Map<string, GivenAnswer & { seq: number }>();
  let [token, seq] = [0, 0];
  let holder: number | null = null;
  const since = formatMoment(T0);
  const conflict = { kind: 'business', message: '', errorCode: 1040006, data: { device: '', since } };
  return {
    rows,
    open(device: number, now: number, takeOver: boolean): OpenedAttempt {
      if (takeOver || holder === null) {
        token += 1;
        holder = device;
      }
      const isHeld = holder !== device;
      return attempt({
        attemptToken: isHeld ? '' : `t-${token}`,
        serverNow: T0 + now,
        seq,
        heldElsewhere: isHeld ? { device: 'other', since } : null,
        answers: questions.map((id) => rows.get(id) ?? question(id)),
      });
    },
    save(input: { attemptToken: string; seq: number; answers: readonly GivenAnswer[] }) {
      if (input.attemptToken !== `t-${token}`) throw conflict;
      seq = Math.max(seq, input.seq);
      for (const answer of input.answers)
        if ((rows.get(answer.questionId)?.seq ?? 0) < input.seq)
          rows.set(answer.questionId, { ...answer, seq: input.seq });
    },
  };
}

/** A device, whose record survives a reload. `now` is ms since the beginning. */
export function modelDevice(number: number, server: ReturnType<typeof modelServer>, now: () => number) {
  let kept: LocalRecord | null = null;
  let run = startAttempt();
  let served = { restores: 0, writes: 0, opens: 0, saves: 0 };

  /** Answers every call of the machine to the device, and those for the server's paper. */
  async function serve() {
    for (const call of run.restores.slice(served.restores)) await call.answer(kept);
    served.restores = run.restores.length;
    for (const call of run.writes.slice(served.writes)) {
      kept = JSON.parse(JSON.stringify(call.input)) as LocalRecord | null;
      await call.answer({ isPersisted: true });
    }
    served.writes = run.writes.length;
    for (const call of run.opens.slice(served.opens))
      await call.answer(server.open(number, now(), call.input.takeOver));
    served.opens = run.opens.length;
  }

  async function deliver(fate: Fate) {
    await serve();
    const calls = run.saves.slice(served.saves);
    served.saves = run.saves.length;
    for (const call of calls) {
      if (fate === 'lose') {
        await call.fail({ kind: 'network', message: '' });
        continue;
      }
      try {
        server.save(call.input);
      } catch (error) {
        await call.fail(error);
        continue;
      }
      await (fate === 'reply'
        ? call.answer({ serverNow: T0 + now() })
        : call.fail({ kind: 'timeout', message: '' }));
    }
    await serve();
  }

  async function begin() {
    run.send({ type: 'lock.granted' });
    await settle();
    await serve();
    await serve();
  }

  return {
    begin,
    serve,
    deliver,
    isAnswering: () => run.has('answering'),
    answer: (questionId: string, text: string) => run.answer(questionId, text),
    async takeOver() {
      run.send({ type: 'takeOver.requested' });
      await serve();
    },
    async pass(ms: number) {
      await run.pass(ms, 1000);
      await serve();
    },
    async reload() {
      run.send({ type: 'page.hidden' });
      await serve();
      run.actor.stop();
      run = startAttempt();
      served = { restores: 0, writes: 0, opens: 0, saves: 0 };
      await begin();
    },
    stop: () => run.actor.stop(),
  };
}
