import type { GivenAnswer, TestPaper } from '@qianwei/api/contract/exam/attempt';
import { formatMoment } from '@qianwei/api/time/moment';
import { type Actor, createActor, fromCallback, SimulatedClock } from 'xstate';
import { callable, settle } from '../../testing/calls.ts';
import { createAttemptMachine } from '../attempt.machine.ts';
import type {
  AttemptInput,
  LocalRecord,
  OpenedAttempt,
  SaveInput,
  SubmitInput,
  SubmittedAttempt,
} from '../attempt-data.ts';
import type { AttemptEvent, AttemptFact, LockCommand } from '../attempt-events.ts';

/** Server time at which the attempts of the tests are opened, epoch ms. */
export const T0 = 1_800_000_000_000;

/** The same as it travels. */
const opening = formatMoment(T0);

const outline = { name: '《数据库系统原理》综合测验', questions: [] };

/** A question as the server has it. */
export const question = (questionId: string, part: Partial<GivenAnswer> = {}): GivenAnswer => ({
  questionId,
  answer: null,
  marked: false,
  seconds: 0,
  at: 0,
  ...part,
});

/** The part of an opened attempt that tests set; the rest of its paper has no effect. */
type Opening = Pick<
  TestPaper,
  'testRecordId' | 'attemptToken' | 'minutes' | 'endsAt' | 'serverNow' | 'seq' | 'heldElsewhere'
> & { answers: readonly GivenAnswer[] };

/** An attempt of 100 minutes with three questions, just opened. */
export function attempt({ answers, ...part }: Partial<Opening> = {}): OpenedAttempt {
  const saved = answers ?? [question('q1'), question('q2'), question('q3')];
  const asked = { stem: '', options: [], blanks: 0, score: 10, materialId: null, points: 0 };
  const questions = saved.map((answer) => ({ questionType: 'SHORT' as const, ...asked, ...answer }));
  return {
    paper: {
      testRecordId: 'r-1',
      testId: 't-1',
      subjectId: 's-1',
      courseName: '数据库系统原理',
      name: '综合测验',
      tryNo: 1,
      type: 'COMPREHENSIVE',
      practice: false,
      totalScore: 30,
      minutes: 100,
      startTime: opening,
      endTime: formatMoment(T0 + 6_000_000),
      serverTime: opening,
      endsAt: T0 + 6_000_000,
      serverNow: T0,
      attemptToken: 'token',
      heldElsewhere: null,
      seq: 0,
      groups: [{ questionType: 'SHORT', title: '简答题', rule: '', score: 30, questions }],
      materials: [],
      ...part,
    },
    outline,
  };
}

/** The server has accepted a submission `ms` after T0. */
export const submitted = (ms: number, auto = true): SubmittedAttempt => ({
  receipt: {
    testRecordId: 'r-1',
    status: 'MARKING',
    score: null,
    passed: null,
    receiptNo: 'R-1',
    answersHash: '',
    submitTime: formatMoment(T0 + ms),
    answered: 0,
    questionCount: 3,
    auto,
    type: 'COMPREHENSIVE',
    passScore: 60,
    best: null,
    analysis: { isOpen: false, openTime: null },
  },
  submittedAt: T0 + ms,
});

/** A record of the same attempt, with nothing in it. */
export const record = (part: Partial<LocalRecord> = {}): LocalRecord => ({
  testRecordId: 'r-1',
  attemptToken: 'token',
  seq: 0,
  entries: {},
  seconds: {},
  unsent: [],
  submission: null,
  warned: [],
  blurCount: 0,
  outline,
  ...part,
});

/** A machine in a simulated environment: every call waits for its answer, and time passes by `pass`. */
export function startAttempt(input: Partial<AttemptInput> = {}) {
  const clock = new SimulatedClock();
  const restores = callable<AttemptInput, LocalRecord | null>();
  const opens = callable<AttemptInput & { takeOver: boolean }, OpenedAttempt>();
  const writes = callable<LocalRecord | null, { isPersisted: boolean }>();
  const saves = callable<SaveInput, { serverNow: number }>();
  const submits = callable<SubmitInput, SubmittedAttempt>();
  const forgets = callable<{ testRecordId: string | null }, void>();
  const locks: LockCommand[] = [];
  let requests = 0;
  const environment = { now: () => clock.now(), random: () => 1, newRequestNo: () => `no-${++requests}` };
  const machine = createAttemptMachine(environment).provide({
    actors: {
      tabLock: fromCallback<LockCommand, AttemptInput>(({ receive }) =>
        receive((command) => void locks.push(command)),
      ),
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      restore: restores.logic,
      openPaper: opens.logic,
      persist: writes.logic,
      save: saves.logic,
      submit: submits.logic,
      forget: forgets.logic,
    },
  });
  const actor: Actor<ReturnType<typeof createAttemptMachine>> = createActor(machine, {
    clock,
    input: { subjectId: 's-1', testId: 't-1', testRecordId: null, ...input },
  });
  const facts: AttemptFact[] = [];
  actor.on('time.warned', (fact) => facts.push(fact));
  actor.start();
  return {
    actor,
    clock,
    facts,
    locks,
    restores: restores.calls,
    opens: opens.calls,
    writes: writes.calls,
    saves: saves.calls,
    submits: submits.calls,
    forgets: forgets.calls,
    send: (event: AttemptEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    has: (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
      actor.getSnapshot().hasTag(tag),
    /** In steps, as a device does that is awake; promises are heard in between. */
    async pass(ms: number, step = 250) {
      for (let left = ms; left > 0; left -= step) {
        clock.increment(Math.min(step, left));
        await settle();
      }
    },
    answer: (questionId: string, answer: string) => actor.send({ type: 'answer.given', questionId, answer }),
    /** Has the lock, the record and the paper. */
    async open(opened: OpenedAttempt = attempt(), kept: LocalRecord | null = null) {
      actor.send({ type: 'lock.granted' });
      await settle();
      await restores.calls.at(-1)?.answer(kept);
      await opens.calls.at(-1)?.answer(opened);
    },
  };
}
