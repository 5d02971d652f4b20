import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type {
  Answer,
  AttemptContext,
  AttemptInput,
  Batch,
  LocalRecord,
  OpenedAttempt,
  Submission,
} from './attempt-data.ts';
import { sendable } from './batch.ts';
import { edited, findLate, isNews, timeLeft, touched, visited } from './editing.ts';
import {
  failureIn,
  failureOf,
  holderIn,
  isAboutHonesty,
  isBadPayload,
  isConflict,
  isEnd,
  isPassing,
  isSessionEnd,
  recordIn,
} from './failure.ts';
import { retryDelay } from './retry-delay.ts';
import {
  filled,
  handedIn,
  handingIn,
  narrowed,
  needsMoreCalls,
  opened,
  restored,
  saved,
} from './server-words.ts';
import { dueWarnings, type WarningKind } from './warnings.ts';

/** What may happen to an attempt. */
export type AttemptEvent =
  | { type: 'answer.given'; questionId: string; answer: Answer }
  | { type: 'question.marked'; questionId: string; marked: boolean }
  /** It is on the page now. */
  | { type: 'question.visited'; questionId: string }
  | { type: 'composition.began' }
  | { type: 'composition.ended' }
  /** The student left a field: what was typed is kept at once. */
  | { type: 'field.left' }
  /** The page is not to be seen any more, or about to go: everything is kept and sent at once. */
  | { type: 'page.hidden' }
  | { type: 'page.shown'; questionId: string | null }
  | { type: 'page.blurred' }
  | { type: 'handIn.requested'; honest: boolean }
  | { type: 'takeOver.requested' }
  | { type: 'retry.requested' }
  | { type: 'session.restored' }
  | { type: 'connection.lost' }
  | { type: 'connection.back' }
  /** Of the tab lock: this tab answers; another one does; another one has taken it away. */
  | { type: 'lock.granted' }
  | { type: 'lock.refused' }
  | { type: 'lock.lost' }
  /** Raised by the machine itself. */
  | { type: 'answer.changed' }
  | { type: 'record.changed' }
  | { type: 'record.closed' }
  | { type: 'time.passed' };

/** What the page says aloud. */
export type AttemptFact = { type: 'time.warned'; kind: WarningKind; secondsLeft: number };

/** What the tab lock is asked for; `steal` takes it from the tab that has it. */
export type LockCommand = { type: 'lock.wanted'; steal: boolean } | { type: 'lock.released' };

/** Time, chance and numbers, injected. */
export interface AttemptWorld {
  /** Milliseconds of a clock that nobody sets: only spans are taken from it. Default `performance.now`. */
  now(): number;
  /** 0–1. */
  random(): number;
  /** A number that no other hand-in has. */
  newRequestNo(): string;
}

const isAnswerEvent = (event: AttemptEvent) =>
  event.type === 'answer.given' || event.type === 'question.marked';
const partOf = (event: AttemptEvent) =>
  event.type === 'answer.given'
    ? { answer: event.answer }
    : { marked: event.type === 'question.marked' && event.marked };
const never = () => new Promise<never>(() => undefined);

/** Types, actors, guards and actions of the attempt machine. */
export function setUpAttempt({ now, random, newRequestNo }: AttemptWorld) {
  return setup({
    types: {
      context: {} as AttemptContext,
      events: {} as AttemptEvent,
      emitted: {} as AttemptFact,
      input: {} as AttemptInput,
      tags: {} as
        | 'opening'
        | 'openFailed'
        | 'heldElsewhere'
        | 'otherTab'
        | 'answering'
        | 'takenOver'
        | 'handingIn'
        | 'handInFailed'
        | 'handedIn',
    },
    actors: {
      /** One tab answers: hears `LockCommand`, says `lock.granted`, `lock.refused`, `lock.lost`. Alone by default. */
      tabLock: fromCallback<LockCommand, AttemptInput>(({ receive, sendBack }) =>
        receive(({ type }) => type === 'lock.wanted' && sendBack({ type: 'lock.granted' })),
      ),
      /** Says `connection.lost` and `connection.back`. */
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      /** What this device keeps of the attempt; null when nothing, or nothing that can be read. */
      restore: fromPromise<LocalRecord | null, AttemptInput>(() => Promise.resolve(null)),
      openPaper: fromPromise<OpenedAttempt, AttemptInput & { takeOver: boolean }>(never),
      /** Writes locally. `isKept` false: only as long as this tab lives. */
      persist: fromPromise<{ isKept: boolean }, LocalRecord | null>(() => Promise.resolve({ isKept: false })),
      save: fromPromise<{ serverNow: number }, SaveInput>(never),
      /** `submittedAt`: epoch ms of the receipt. */
      submit: fromPromise<{ submittedAt: number; auto: boolean }, SubmitInput>(never),
      /** Deletes locally what the server has. */
      forget: fromPromise<void, { testRecordId: string | null }>(() => Promise.resolve()),
    },
    delays: {
      untilSend: ({ context }) => {
        const since = sendable(context).map((id) => context.unsent[id]?.since ?? now());
        // At the server within 5 s after the first key, however long the typing goes on.
        return context.isUnkept ? 0 : Math.max(0, Math.min(1000, Math.min(now(), ...since) + 4000 - now()));
      },
      untilRetry: ({ context }) => retryDelay(context.failures, random()),
      untilTick: ({ context }) => {
        const left = timeLeft(context, now());
        return left > 0 ? Math.min(1000, left) : 1000;
      },
      // A page that is left in between loses what was typed last: what is written as it goes comes too late.
      untilKept: 50,
      heartbeat: 30_000,
      keepAgain: 5000,
    },
    guards: {
      isChange: ({ context, event }) =>
        isAnswerEvent(event) &&
        'questionId' in event &&
        timeLeft(context, now()) > 0 &&
        isNews(context, event.questionId ?? '', partOf(event)),
      isHeldElsewhere: ({ event }) =>
        (event as unknown as { output: OpenedAttempt }).output.heldElsewhere !== null,
      isOverHere: ({ context, event }) =>
        isEnd(failureIn(event)) &&
        context.attemptToken !== '' &&
        recordIn(failureIn(event)) === context.testRecordId,
      isTakenOver: ({ event }) => isConflict(failureIn(event)),
      isOver: ({ event }) => isEnd(failureIn(event)),
      isBadBatch: ({ context, event }) =>
        isBadPayload(failureIn(event)) && (context.sending?.answers.length ?? 0) > 0,
      isBadSubmission: ({ context, event }) =>
        isBadPayload(failureIn(event)) &&
        !isAboutHonesty(failureIn(event)) &&
        (context.submission?.answers.length ?? 0) > 0,
      isPassing: ({ event }) => isPassing(failureIn(event)),
      canGoBack: ({ context }) => !context.isOver && timeLeft(context, now()) > 0,
      canRetry: ({ context }) => !context.isSessionLost,
      canOpenAgain: ({ context: { isSessionLost, problem } }) =>
        !isSessionLost && problem !== null && isPassing(problem),
      isComposing: ({ context }) => context.isComposing,
      hasUnsent: ({ context }) => sendable(context).length > 0,
      hasNewer: ({ context }) => context.revision > (context.sending?.revision ?? 0),
      hasMoreThanOneCall: ({ context }) => needsMoreCalls(context, now()),
      hasLeft: ({ context }) => Object.keys(context.unsent).length > 0,
      isTimeUp: ({ context }) => timeLeft(context, now()) <= 0,
      isWarningDue: ({ context }) =>
        dueWarnings(context.length, timeLeft(context, now()), context.warned).length > 0,
      isStale: ({ context }) => context.recordRevision !== context.keptRevision,
    },
    actions: {
      askForLock: sendTo('tabLock', ({ context }) => ({ type: 'lock.wanted', steal: context.isStealing })),
      leaveLock: sendTo('tabLock', { type: 'lock.released' }),
      steal: assign({ isStealing: true }),
      seize: assign({ isTakingOver: true }),
      takeRestored: assign(({ context }, record: LocalRecord | null) => restored(context, record, now())),
      takeOpened: assign(({ context }, attempt: OpenedAttempt) => ({
        ...opened(context, attempt, now()),
        isTakingOver: false,
        isStealing: false,
        holder: null,
        isOver: false,
      })),
      takeHolder: assign((_, { heldElsewhere }: OpenedAttempt) => ({ holder: heldElsewhere })),
      blameHolder: assign((_, error: unknown) => ({ holder: holderIn(failureOf(error)), sending: null })),
      edit: assign(({ context, event }) =>
        'questionId' in event ? edited(context, event.questionId ?? '', partOf(event), now()) : {},
      ),
      visit: assign(({ context, event }) =>
        'questionId' in event ? visited(context, event.questionId, now()) : {},
      ),
      leave: assign(({ context }) => visited(context, null, now())),
      fill: assign(({ context }) => filled(context, now())),
      takeSaved: assign(({ context }, { serverNow }: { serverNow: number }) =>
        saved(context, serverNow, now()),
      ),
      narrow: assign(({ context }) => narrowed(context, context.sending ?? context.submission ?? noBatch)),
      noteFailure: assign(({ context }, error: unknown) => {
        const failure = failureOf(error);
        const isSessionLost = context.isSessionLost || isSessionEnd(failure);
        return { failure, failures: context.failures + 1, isSessionLost };
      }),
      noteProblem: assign((_, error: unknown) => ({ problem: failureOf(error) })),
      forgetProblem: assign({ problem: null }),
      noteSession: assign({ isSessionLost: false, failures: 0 }),
      noteOnline: assign({ isOnline: true }),
      noteOffline: assign({ isOnline: false }),
      beginComposing: assign({ isComposing: true }),
      endComposing: assign({ isComposing: false }),
      countBlur: assign(({ context }) => ({ ...touched(context), blurCount: context.blurCount + 1 })),
      markOver: assign({ isOver: true, failures: 0, wish: { auto: false, honest: false }, sending: null }),
      wishHandIn: assign(({ event }) => ({
        wish: { auto: false, honest: event.type === 'handIn.requested' && event.honest },
        ...freshHandIn,
      })),
      timeOut: assign({ wish: { auto: true, honest: false }, ...freshHandIn }),
      makeSubmission: assign(({ context }) => handingIn(context, newRequestNo(), now())),
      dropSubmission: assign({ submission: null, failures: 0 }),
      takeReceipt: assign(({ context }, receipt: { submittedAt: number; auto: boolean }) =>
        handedIn(context, receipt),
      ),
      findLate: assign(({ context }) => ({ late: findLate(context, now()) })),
      warn: emit(({ context }) => {
        const left = timeLeft(context, now());
        const kind = dueWarnings(context.length, left, context.warned).at(-1) ?? 'oneMinute';
        return { type: 'time.warned' as const, kind, secondsLeft: Math.ceil(left / 1000) };
      }),
      noteWarned: assign(({ context }) => ({
        ...touched(context),
        warned: [...context.warned, ...dueWarnings(context.length, timeLeft(context, now()), context.warned)],
      })),
      noteKeeping: assign(({ context }) => ({ keptRevision: context.recordRevision })),
      noteKept: assign(({ context }, { isKept }: { isKept: boolean }) => ({
        isUnkept: !isKept,
        late: findLate({ ...context, isUnkept: !isKept }, now()),
      })),
      tellAnswer: raise({ type: 'answer.changed' }),
      tellRecord: raise({ type: 'record.changed' }),
      closeRecord: raise({ type: 'record.closed' }),
      tellTime: raise({ type: 'time.passed' }),
    },
  });
}

/** What the states are made with. */
export type AttemptSetUp = ReturnType<typeof setUpAttempt>;

/** What a save carries. */
export interface SaveInput extends Batch {
  readonly testRecordId: string;
  readonly attemptToken: string;
  readonly blurCount: number;
}

/** What a hand-in carries. */
export interface SubmitInput extends Submission {
  readonly testRecordId: string;
  readonly attemptToken: string;
}

const noBatch: Batch = { seq: 0, revision: 0, answers: [] };
const freshHandIn = { failures: 0, problem: null, isComposing: false, submission: null, sending: null };
