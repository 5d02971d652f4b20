import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import {
  failureIn,
  failureOf,
  holderIn,
  isAboutHonesty,
  isBadPayload,
  isConflict,
  isSessionEnd,
  isStateForbidden,
  isTransient,
  recordIn,
  retryDelay,
} from '../calls/outcome.ts';
import { type AttemptContext, type Change, withChange } from './attempt-context.ts';
import type {
  AttemptInput,
  AttemptStage,
  LocalRecord,
  OpenedAttempt,
  SaveInput,
  SubmitInput,
  SubmittedAttempt,
} from './attempt-data.ts';
import type { AttemptEnvironment, AttemptEvent, AttemptFact, LockCommand } from './attempt-events.ts';
import { createSubmission, fillBatch, needsMoreCalls, sendable, splitBatch } from './batch.ts';
import { editAnswer, findLate, isNewAnswer, recordChanged, timeLeft, visitQuestion } from './editing.ts';
import { serverTime } from './server-clock.ts';
import { applyPaper, applyReceipt, applyRecord, applySaved } from './server-responses.ts';
import { heartbeatMs, persistDelayMs, persistRetryMs, saveDelay, tickMs } from './timing.ts';
import { dueWarnings } from './warnings.ts';

type AnswerEvent = Extract<AttemptEvent, { type: 'answer.given' | 'question.marked' }>;
const isAnswerEvent = (event: AttemptEvent): event is AnswerEvent =>
  event.type === 'answer.given' || event.type === 'question.marked';
const partOf = (event: AnswerEvent) =>
  event.type === 'answer.given' ? { answer: event.answer } : { marked: event.marked };
const warningsDue = (context: AttemptContext, now: number) =>
  dueWarnings((context.server.paper?.minutes ?? 0) * 60_000, timeLeft(context, now), context.local.warned);
const never = () => new Promise<never>(() => undefined);

/** An action that changes some fields of the context. */
const change = <Params = undefined>(
  changeOf: (args: { context: AttemptContext; event: AttemptEvent }, params: Params) => Change,
) =>
  assign<AttemptContext, AttemptEvent, Params, AttemptEvent, never>(({ context, event }, params) =>
    withChange(context, changeOf({ context, event }, params)),
  );

/** A submission begins: nothing of an earlier one counts any more. */
const newSubmission = {
  local: { isComposing: false },
  submission: { pending: null, batch: null },
  connection: { failures: 0, problem: null },
};

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
      /** One tab answers: takes `LockCommand`, sends `lock.granted`, `lock.refused`, `lock.lost`. Alone by default. */
      tabLock: fromCallback<LockCommand, AttemptInput>(({ receive, sendBack }) =>
        receive(({ type }) => type === 'lock.wanted' && sendBack({ type: 'lock.granted' })),
      ),
      /** Sends `connection.lost` and `connection.back`. */
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      /** Reads what this device keeps of the attempt; null when there is nothing, or it is damaged. */
      restore: fromPromise<LocalRecord | null, AttemptInput>(() => Promise.resolve(null)),
      openPaper: fromPromise<OpenedAttempt, AttemptInput & { takeOver: boolean }>(never),
      /** Writes locally. `isPersisted` false: kept only as long as this tab is open. */
      persist: fromPromise<{ isPersisted: boolean }, LocalRecord | null>(() =>
        Promise.resolve({ isPersisted: false }),
      ),
      save: fromPromise<{ serverNow: number }, SaveInput>(never),
      submit: fromPromise<SubmittedAttempt, SubmitInput>(never),
      /** Deletes locally what the server has. */
      forget: fromPromise<void, { testRecordId: string | null }>(() => Promise.resolve()),
    },
    delays: {
      saveDelay: ({ context }) => {
        const since = sendable(context).map((id) => context.local.unsent[id]?.since ?? now());
        return context.local.isPersisted ? saveDelay(Math.min(now(), ...since), now()) : 0;
      },
      retryDelay: ({ context }) => retryDelay(context.connection.failures, random()),
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
        timeLeft(context, now()) > 0 &&
        isNewAnswer(context, event.questionId, partOf(event)),
      isHeldElsewhere: ({ event }) =>
        (event as unknown as { output: OpenedAttempt }).output.paper.heldElsewhere !== null,
      isClosedHere: ({ context, event }) =>
        isStateForbidden(failureIn(event)) &&
        context.server.attemptToken !== '' &&
        recordIn(failureIn(event)) === context.server.testRecordId,
      isTakenOver: ({ event }) => isConflict(failureIn(event)),
      isClosed: ({ event }) => isStateForbidden(failureIn(event)),
      isBadBatch: ({ context, event }) =>
        isBadPayload(failureIn(event)) && (context.submission.batch?.answers.length ?? 0) > 0,
      isBadSubmission: ({ context, event }) =>
        isBadPayload(failureIn(event)) &&
        !isAboutHonesty(failureIn(event)) &&
        (context.submission.pending?.answers.length ?? 0) > 0,
      isTransient: ({ event }) => isTransient(failureIn(event)),
      canAnswerAgain: ({ context }) =>
        context.submission.intent?.by !== 'server' && timeLeft(context, now()) > 0,
      canRetry: ({ context }) => !context.connection.isSessionLost,
      canReopen: ({ context: { connection } }) =>
        !connection.isSessionLost && connection.problem !== null && isTransient(connection.problem),
      isComposing: ({ context }) => context.local.isComposing,
      hasUnsent: ({ context }) => sendable(context).length > 0,
      hasNewer: ({ context }) => context.local.revision > (context.submission.batch?.revision ?? 0),
      hasMoreThanOneCall: ({ context }) => needsMoreCalls(context, now()),
      hasUndelivered: ({ context }) => Object.keys(context.local.unsent).length > 0,
      isTimeUp: ({ context }) => timeLeft(context, now()) <= 0,
      isWarningDue: ({ context }) => warningsDue(context, now()).length > 0,
      isStale: ({ context: { local } }) => local.recordRevision !== local.persistedRevision,
    },
    actions: {
      requestLock: sendTo('tabLock', ({ context: { connection } }) => ({
        type: 'lock.wanted',
        steal: connection.takeOver.fromTab,
      })),
      releaseLock: sendTo('tabLock', { type: 'lock.released' }),
      takeOverFromTab: change(({ context: { connection } }) => ({
        connection: { takeOver: { ...connection.takeOver, fromTab: true } },
      })),
      takeOverFromDevice: change(({ context: { connection } }) => ({
        connection: { takeOver: { ...connection.takeOver, fromDevice: true } },
      })),
      applyRecord: change(({ context }, record: LocalRecord | null) => applyRecord(context, record, now())),
      applyPaper: change(({ context }, opened: OpenedAttempt) => applyPaper(context, opened, now())),
      showHolder: change((_, { paper }: OpenedAttempt) => ({
        server: { paper, holder: paper.heldElsewhere },
      })),
      recordHolder: change((_, error: unknown) => ({
        server: { holder: holderIn(failureOf(error)) },
        submission: { batch: null },
      })),
      edit: change(({ context, event }) =>
        isAnswerEvent(event) ? editAnswer(context, event.questionId, partOf(event), now()) : {},
      ),
      visit: change(({ context, event }) =>
        'questionId' in event ? visitQuestion(context, event.questionId, now()) : {},
      ),
      leave: change(({ context }) => visitQuestion(context, null, now())),
      fillBatch: change(({ context }) => fillBatch(context, now())),
      applySaved: change(({ context }, { serverNow }: { serverNow: number }) =>
        applySaved(context, serverNow, now()),
      ),
      splitBatch: change(({ context }) => splitBatch(context)),
      recordFailure: change(({ context: { connection } }, error: unknown) => {
        const failure = failureOf(error);
        const isSessionLost = connection.isSessionLost || isSessionEnd(failure);
        return { connection: { failure, failures: connection.failures + 1, isSessionLost } };
      }),
      recordProblem: change((_, error: unknown) => ({ connection: { problem: failureOf(error) } })),
      clearProblem: change(() => ({ connection: { problem: null } })),
      restoreSession: change(() => ({ connection: { isSessionLost: false, failures: 0, failure: null } })),
      // A call that failed for lack of a network says nothing about the server.
      goOnline: change(() => ({ connection: { isOnline: true, failure: null } })),
      goOffline: change(() => ({ connection: { isOnline: false } })),
      beginComposing: change(() => ({ local: { isComposing: true } })),
      endComposing: change(() => ({ local: { isComposing: false } })),
      countLeaving: change(({ context }) => ({
        local: { ...recordChanged(context), blurCount: context.local.blurCount + 1 },
      })),
      submitForReceipt: change(() => ({
        submission: { intent: { by: 'server' }, batch: null },
        connection: { failures: 0 },
      })),
      submitByStudent: change(({ event }) => {
        const honest = event.type === 'submit.requested' && event.honest;
        return {
          ...newSubmission,
          submission: { ...newSubmission.submission, intent: { by: 'student', honest } },
        };
      }),
      submitAtTimeUp: change(() => ({
        ...newSubmission,
        submission: { ...newSubmission.submission, intent: { by: 'time' } },
      })),
      createSubmission: change(({ context }) => createSubmission(context, newRequestNo(), now())),
      dropSubmission: change(() => ({ submission: { pending: null }, connection: { failures: 0 } })),
      applyReceipt: change(({ context }, submitted: SubmittedAttempt) => applyReceipt(context, submitted)),
      findLate: change(({ context: { local } }) => ({ local: { late: findLate(local, now()) } })),
      warn: emit(({ context }) => {
        const left = timeLeft(context, now());
        const kind = warningsDue(context, now()).at(-1) ?? 'oneMinute';
        return { type: 'time.warned' as const, kind, secondsLeft: Math.ceil(left / 1000) };
      }),
      recordWarning: change(({ context }) => ({
        local: {
          ...recordChanged(context),
          warned: [...context.local.warned, ...warningsDue(context, now())],
        },
      })),
      beginWrite: change(({ context: { local } }) => ({
        local: { persistedRevision: local.recordRevision },
      })),
      endWrite: change(
        (
          {
            context: {
              server: { clock },
              local,
            },
          },
          { isPersisted }: { isPersisted: boolean },
        ) => ({
          local: {
            isPersisted,
            late: findLate({ ...local, isPersisted }, now()),
            keptAt: isPersisted && clock !== null ? serverTime(clock, now()) : local.keptAt,
          },
        }),
      ),
      scheduleSave: raise({ type: 'answer.changed' }),
      persistRecord: raise({ type: 'record.changed' }),
      closeRecord: raise({ type: 'record.closed' }),
      reportTime: raise({ type: 'time.passed' }),
    },
  });
}

/** The set-up that the states are created with. */
export type AttemptSetUp = ReturnType<typeof setUpAttempt>;
