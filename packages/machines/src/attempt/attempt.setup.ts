import type { AnswerValue } from '@qianwei/api/contract/question';
import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import type {
  AttemptContext,
  AttemptInput,
  AttemptStage,
  Batch,
  LocalRecord,
  OpenedAttempt,
  Submission,
  SubmittedAttempt,
} from './attempt-data.ts';
import { sendable } from './batch.ts';
import { editAnswer, findLate, isNewAnswer, recordChanged, timeLeft, visitQuestion } from './editing.ts';
import {
  failureIn,
  failureOf,
  holderIn,
  isAboutHonesty,
  isAttemptClosed,
  isBadPayload,
  isConflict,
  isSessionEnd,
  isTransient,
  recordIn,
} from './failure.ts';
import {
  applyPaper,
  applyReceipt,
  applyRecord,
  applySaved,
  createSubmission,
  fillBatch,
  needsMoreCalls,
  splitBatch,
} from './server-responses.ts';
import { heartbeatMs, persistDelayMs, persistRetryMs, retryDelay, saveDelay, tickMs } from './timing.ts';
import { dueWarnings, type WarningKind } from './warnings.ts';

/** What may happen to an attempt. */
export type AttemptEvent =
  | { type: 'answer.given'; questionId: string; answer: AnswerValue }
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
  | { type: 'submit.requested'; honest: boolean }
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
export interface AttemptEnvironment {
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
const warningsDue = (context: AttemptContext, now: number) =>
  dueWarnings((context.paper?.minutes ?? 0) * 60_000, timeLeft(context, now), context.warned);
const never = () => new Promise<never>(() => undefined);

/** Types, actors, guards and actions of the attempt machine. */
export function setUpAttempt({ now, random, newRequestNo }: AttemptEnvironment) {
  return setup({
    types: {
      context: {} as AttemptContext,
      events: {} as AttemptEvent,
      emitted: {} as AttemptFact,
      input: {} as AttemptInput,
      tags: {} as AttemptStage,
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
      submit: fromPromise<SubmittedAttempt, SubmitInput>(never),
      /** Deletes locally what the server has. */
      forget: fromPromise<void, { testRecordId: string | null }>(() => Promise.resolve()),
    },
    delays: {
      saveDelay: ({ context }) => {
        const since = sendable(context).map((id) => context.unsent[id]?.since ?? now());
        return context.isUnpersisted ? 0 : saveDelay(Math.min(now(), ...since), now());
      },
      retryDelay: ({ context }) => retryDelay(context.failures, random()),
      tick: ({ context }) => {
        const left = timeLeft(context, now());
        return left > 0 ? Math.min(tickMs, left) : tickMs;
      },
      persistDelay: persistDelayMs,
      heartbeat: heartbeatMs,
      persistRetry: persistRetryMs,
    },
    guards: {
      isChange: ({ context, event }) =>
        isAnswerEvent(event) &&
        'questionId' in event &&
        timeLeft(context, now()) > 0 &&
        isNewAnswer(context, event.questionId ?? '', partOf(event)),
      isHeldElsewhere: ({ event }) =>
        (event as unknown as { output: OpenedAttempt }).output.paper.heldElsewhere !== null,
      isClosedHere: ({ context, event }) =>
        isAttemptClosed(failureIn(event)) &&
        context.attemptToken !== '' &&
        recordIn(failureIn(event)) === context.testRecordId,
      isTakenOver: ({ event }) => isConflict(failureIn(event)),
      isClosed: ({ event }) => isAttemptClosed(failureIn(event)),
      isBadBatch: ({ context, event }) =>
        isBadPayload(failureIn(event)) && (context.sending?.answers.length ?? 0) > 0,
      isBadSubmission: ({ context, event }) =>
        isBadPayload(failureIn(event)) &&
        !isAboutHonesty(failureIn(event)) &&
        (context.submission?.answers.length ?? 0) > 0,
      isTransient: ({ event }) => isTransient(failureIn(event)),
      canAnswerAgain: ({ context }) => !context.isClosed && timeLeft(context, now()) > 0,
      canRetry: ({ context }) => !context.isSessionLost,
      canReopen: ({ context: { isSessionLost, problem } }) =>
        !isSessionLost && problem !== null && isTransient(problem),
      isComposing: ({ context }) => context.isComposing,
      hasUnsent: ({ context }) => sendable(context).length > 0,
      hasNewer: ({ context }) => context.revision > (context.sending?.revision ?? 0),
      hasMoreThanOneCall: ({ context }) => needsMoreCalls(context, now()),
      hasUndelivered: ({ context }) => Object.keys(context.unsent).length > 0,
      isTimeUp: ({ context }) => timeLeft(context, now()) <= 0,
      isWarningDue: ({ context }) => warningsDue(context, now()).length > 0,
      isStale: ({ context }) => context.recordRevision !== context.persistedRevision,
    },
    actions: {
      requestLock: sendTo('tabLock', ({ context }) => ({
        type: 'lock.wanted',
        steal: context.isTakingOverTab,
      })),
      releaseLock: sendTo('tabLock', { type: 'lock.released' }),
      takeOverFromTab: assign({ isTakingOverTab: true }),
      takeOverFromDevice: assign({ isTakingOverDevice: true }),
      applyRecord: assign(({ context }, record: LocalRecord | null) => applyRecord(context, record, now())),
      applyPaper: assign(({ context }, attempt: OpenedAttempt) => ({
        ...applyPaper(context, attempt, now()),
        isTakingOverDevice: false,
        isTakingOverTab: false,
        holder: null,
        isClosed: false,
      })),
      showHolder: assign((_, { paper }: OpenedAttempt) => ({ paper, holder: paper.heldElsewhere })),
      recordHolder: assign((_, error: unknown) => ({ holder: holderIn(failureOf(error)), sending: null })),
      edit: assign(({ context, event }) =>
        'questionId' in event ? editAnswer(context, event.questionId ?? '', partOf(event), now()) : {},
      ),
      visit: assign(({ context, event }) =>
        'questionId' in event ? visitQuestion(context, event.questionId, now()) : {},
      ),
      leave: assign(({ context }) => visitQuestion(context, null, now())),
      fill: assign(({ context }) => fillBatch(context, now())),
      applySaved: assign(({ context }, { serverNow }: { serverNow: number }) =>
        applySaved(context, serverNow, now()),
      ),
      splitBatch: assign(({ context }) =>
        splitBatch(context, context.sending ?? context.submission ?? noBatch),
      ),
      recordFailure: assign(({ context }, error: unknown) => {
        const failure = failureOf(error);
        const isSessionLost = context.isSessionLost || isSessionEnd(failure);
        return { failure, failures: context.failures + 1, isSessionLost };
      }),
      recordProblem: assign((_, error: unknown) => ({ problem: failureOf(error) })),
      clearProblem: assign({ problem: null }),
      restoreSession: assign({ isSessionLost: false, failures: 0 }),
      goOnline: assign({ isOnline: true }),
      goOffline: assign({ isOnline: false }),
      beginComposing: assign({ isComposing: true }),
      endComposing: assign({ isComposing: false }),
      countBlur: assign(({ context }) => ({ ...recordChanged(context), blurCount: context.blurCount + 1 })),
      closeAttempt: assign({
        isClosed: true,
        failures: 0,
        submitIntent: { auto: false, honest: false },
        sending: null,
      }),
      requestSubmit: assign(({ event }) => ({
        submitIntent: { auto: false, honest: event.type === 'submit.requested' && event.honest },
        ...newSubmission,
      })),
      submitAtTimeUp: assign({ submitIntent: { auto: true, honest: false }, ...newSubmission }),
      createSubmission: assign(({ context }) => createSubmission(context, newRequestNo(), now())),
      dropSubmission: assign({ submission: null, failures: 0 }),
      applyReceipt: assign(({ context }, submitted: SubmittedAttempt) => applyReceipt(context, submitted)),
      findLate: assign(({ context }) => ({ late: findLate(context, now()) })),
      warn: emit(({ context }) => {
        const left = timeLeft(context, now());
        const kind = warningsDue(context, now()).at(-1) ?? 'oneMinute';
        return { type: 'time.warned' as const, kind, secondsLeft: Math.ceil(left / 1000) };
      }),
      recordWarning: assign(({ context }) => ({
        ...recordChanged(context),
        warned: [...context.warned, ...warningsDue(context, now())],
      })),
      beginWrite: assign(({ context }) => ({ persistedRevision: context.recordRevision })),
      endWrite: assign(({ context }, { isKept }: { isKept: boolean }) => ({
        isUnpersisted: !isKept,
        late: findLate({ ...context, isUnpersisted: !isKept }, now()),
      })),
      scheduleSave: raise({ type: 'answer.changed' }),
      persistRecord: raise({ type: 'record.changed' }),
      closeRecord: raise({ type: 'record.closed' }),
      reportTime: raise({ type: 'time.passed' }),
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
const newSubmission = { failures: 0, problem: null, isComposing: false, submission: null, sending: null };
