import type { PlayInfo, PlayRecord } from '@qianwei/api/contract/course/play';
import { assign, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { failureIn, failureOf, isSessionEnd, isTransient, retryDelay } from '../calls/outcome.ts';
import { applyAnswer, applyEarlierAnswer, fillHeartbeat, hasNewer, skipEarlier } from './heartbeat.ts';
import { applyInfo, findSource, showHolder } from './opening.ts';
import type { Playhead } from './piece.ts';
import {
  isDirty,
  lessonDuration,
  type PlaybackChange,
  type PlaybackContext,
  reachIn,
  withPlaybackChange,
} from './playback-context.ts';
import type {
  OpenInput,
  PlaybackInput,
  PlaybackStage,
  SendInput,
  StoreCommand,
  WatchRecord,
} from './playback-data.ts';
import type { PlaybackEnvironment, PlaybackEvent, PlaybackFact, PlayerCommand } from './playback-events.ts';
import { placeIn } from './reach.ts';
import {
  begin,
  cut,
  end,
  isBeyondReach,
  isJumpTooFar,
  jump,
  playOn,
  popOnTheWay,
  stand,
} from './watching.ts';

const never = () => new Promise<never>(() => undefined);
const minute = 60_000;

/** An action that changes some fields of the context. */
const change = <Params = undefined>(
  changeOf: (args: { context: PlaybackContext; event: PlaybackEvent }, params: Params) => PlaybackChange,
) =>
  assign<PlaybackContext, PlaybackEvent, Params, PlaybackEvent, never>(({ context, event }, params) =>
    withPlaybackChange(context, changeOf({ context, event }, params)),
  );

/** The place in an event of the player; null in any other event. */
const placeOf = (event: PlaybackEvent): Playhead | null => ('at' in event ? event : null);

/** The second that a `seek` asks for. */
const soughtIn = (event: PlaybackEvent): number => (event.type === 'seek' ? event.second : 0);

const addressOf = ({ server: { info }, source }: PlaybackContext) =>
  info?.playUrls.find(({ line, quality }) => line === source.line && quality === source.quality)?.url ?? '';

/** True when the last call may be made again without the student: no login, no refusal. */
const canRetry = ({ connection: { isSessionLost, failure } }: PlaybackContext) =>
  !isSessionLost && (failure === null || isTransient(failure));

const nextSource = ({ server: { info }, source }: PlaybackContext) =>
  info && findSource(info, source.quality, [...source.failedLines, source.line ?? 0]);

/** Types, actors, guards and actions of the playback machine. */
export function setUpPlayback({ random }: PlaybackEnvironment) {
  return setup({
    types: {
      context: {} as PlaybackContext,
      events: {} as PlaybackEvent,
      emitted: {} as PlaybackFact,
      input: {} as PlaybackInput,
      tags: {} as PlaybackStage | 'asking' | 'sending',
    },
    actors: {
      /** Takes `PlayerCommand`, sends `player.*` and `source.failed`. */
      player: fromCallback<PlayerCommand>(() => undefined),
      /** Sends `network.online`. */
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      /** Reads the records that this browser keeps of the student, of any lesson, the oldest first; never one that is damaged. */
      restore: fromPromise<readonly WatchRecord[]>(() => Promise.resolve([])),
      open: fromPromise<PlayInfo, OpenInput>(never),
      /** Writes locally. `isPersisted` false: kept only as long as this page is open. */
      store: fromPromise<{ isPersisted: boolean }, StoreCommand>(() =>
        Promise.resolve({ isPersisted: false }),
      ),
      send: fromPromise<PlayRecord, SendInput>(never),
    },
    delays: {
      heartbeat: ({ context }) => (context.server.info?.heartbeatSeconds ?? 15) * 1000,
      retryDelay: ({ context }) => retryDelay(context.connection.failures, random()),
      /** Opening waits this long for records of earlier tokens, ms. */
      deliveryLimit: 5000,
    },
    guards: {
      isHeld: ({ event }) => (event as unknown as { output: PlayInfo }).output.heldElsewhere !== null,
      isDelivered: ({ context }) => context.saving.earlier.length === 0 || context.connection.failures > 0,
      canPlay: ({ context }) => !context.connection.isSessionLost,
      isBeyondReach: ({ context, event }) => isBeyondReach(context, soughtIn(event)),
      isJumpTooFar: ({ context, event }) => {
        const place = placeOf(event);
        return place !== null && isJumpTooFar(context, place);
      },
      hasAdvanced: ({ context, event }) => (placeOf(event)?.second ?? 0) > context.watch.second,
      isPopReached: ({ context, event }) => {
        const place = placeOf(event);
        return place !== null && popOnTheWay(context, place) !== null;
      },
      hasPausedForPop: ({ context }) => context.pop.hasPaused,
      isPresenceDue: ({ context: { presence, server } }) =>
        server.info !== null && presence.playedMs >= server.info.stillThereMinutes * minute,
      hasNextSource: ({ context }) => nextSource(context) !== null,
      hasQuality: ({ context: { server, source }, event }) =>
        event.type === 'quality.chosen' &&
        event.quality !== source.quality &&
        (server.info?.playUrls.some(
          ({ line, quality }) => quality === event.quality && !source.failedLines.includes(line),
        ) ??
          false),
      isDirty: ({ context }) => isDirty(context),
      hasNewer: ({ context }) => hasNewer(context),
      hasEarlier: ({ context }) => context.saving.earlier.length > 0,
      hasToken: ({ context }) => context.server.playToken !== '',
      isWanted: ({ context }) => context.saving.isWanted,
      isSessionEnd: ({ event }) => isSessionEnd(failureIn(event)),
      isTransient: ({ event }) => isTransient(failureIn(event)),
      canRetry: ({ context }) => canRetry(context),
      cannotRetry: ({ context }) => !canRetry(context),
      canSendNow: ({ context }) => canRetry(context) && isDirty(context),
    },
    actions: {
      applyRestored: change((_, records: readonly WatchRecord[]) => ({ saving: { earlier: records } })),
      applyInfo: change(({ context }, info: PlayInfo) => applyInfo(context, info)),
      showHolder: change(({ context }, info: PlayInfo) => showHolder(context, info)),
      requestTakeOver: change(() => ({ connection: { isTakeOver: true } })),
      wantPlay: change(() => ({ watch: { isPlayWanted: true }, problem: null })),
      wantPause: change(() => ({ watch: { isPlayWanted: false } })),
      begin: change(({ context, event }) => {
        const place = placeOf(event);
        return place === null ? {} : begin(context, place);
      }),
      stand: change(({ context, event }) => {
        const place = placeOf(event);
        return place === null ? {} : stand(context, place);
      }),
      move: change(({ context, event }) => {
        const place = placeOf(event);
        return place === null ? {} : playOn(context, place);
      }),
      end: change(({ context, event }) => {
        const place = placeOf(event);
        return place === null ? {} : end(context, place);
      }),
      /** The playhead was put elsewhere while nothing is played. */
      place: change(({ context, event }) => {
        const place = placeOf(event);
        return place === null ? {} : { watch: { second: placeIn(place.second, lessonDuration(context)) } };
      }),
      jump: change(({ context, event }) => jump(context, soughtIn(event))),
      jumpToReach: change(({ context }) => jump(context, reachIn(context))),
      jumpToStart: change(({ context }) => jump(context, 0)),
      clearProblem: change(() => ({ problem: null })),
      reportReach: enqueueActions(({ context, enqueue }) => {
        const reach = reachIn(context);
        enqueue.assign({ problem: { code: 'BEYOND_REACH', reach } });
        enqueue.emit({ type: 'seek.refused', reach });
      }),
      chooseSpeed: change(({ context: { watch }, event }) =>
        event.type === 'speed.chosen'
          ? { watch: { speed: event.speed, topSpeed: Math.max(watch.topSpeed, event.speed) } }
          : {},
      ),
      chooseQuality: change(({ context: { server, source }, event }) => {
        if (event.type !== 'quality.chosen' || server.info === null) return {};
        const found = findSource(server.info, event.quality, source.failedLines);
        return { source: { quality: event.quality, line: found?.line ?? source.line } };
      }),
      useNextSource: enqueueActions(({ context, enqueue }) => {
        const next = nextSource(context);
        if (next === null) return;
        const { line, quality } = next;
        const failedLines = [...context.source.failedLines, context.source.line ?? 0];
        enqueue.assign(withPlaybackChange(context, { source: { line, quality, failedLines } }));
        enqueue.emit({ type: 'source.switched', line });
      }),
      reportSources: change(() => ({ problem: { code: 'SOURCES_FAILED' } })),
      loadSource: sendTo('player', ({ context }) => ({
        type: 'load',
        url: addressOf(context),
        second: context.watch.second,
        speed: context.watch.speed,
        isPlaying: context.watch.isPlayWanted,
      })),
      startPlayer: sendTo('player', { type: 'play' }),
      pausePlayer: sendTo('player', { type: 'pause' }),
      movePlayer: sendTo('player', ({ context }) => ({ type: 'seek', second: context.watch.second })),
      setPlayerSpeed: sendTo('player', ({ context }) => ({ type: 'speed', speed: context.watch.speed })),
      cut: change(({ context }) => cut(context)),
      fill: change(({ context }) => fillHeartbeat(context)),
      applyAnswer: enqueueActions(({ context, enqueue }, answer: PlayRecord) => {
        enqueue.assign(withPlaybackChange(context, applyAnswer(context, answer)));
        if (answer.finished && !context.server.finished) enqueue.emit({ type: 'lesson.finished' });
        if (answer.heldElsewhere !== null) enqueue.raise({ type: 'lesson.taken' });
      }),
      applyEarlierAnswer: change(({ context }, answer: PlayRecord) => applyEarlierAnswer(context, answer)),
      skipEarlier: change(({ context }) => skipEarlier(context)),
      endWrite: change((_, { isPersisted }: { isPersisted: boolean }) => ({ saving: { isPersisted } })),
      rememberWant: change(() => ({ saving: { isWanted: true } })),
      clearWant: change(() => ({ saving: { isWanted: false } })),
      recordFailure: change(({ context: { connection } }, error: unknown) => {
        const failure = failureOf(error);
        const isSessionLost = connection.isSessionLost || isSessionEnd(failure);
        return { connection: { failure, failures: connection.failures + 1, isSessionLost } };
      }),
      recordProblem: change((_, error: unknown) => ({
        problem: { code: 'REFUSED', failure: failureOf(error) },
      })),
      forgetFailure: change(({ context }) => ({
        connection: { isSessionLost: false, failure: null },
        ...(context.problem?.code === 'REFUSED' && { problem: null }),
      })),
      showPop: change(({ context, event }) =>
        event.type === 'pop.reached'
          ? { pop: { questionId: event.questionId, hasPaused: context.pop.isPausing } }
          : {},
      ),
      closePop: change(() => ({ pop: { questionId: null, hasPaused: false } })),
      recordPop: change(({ context: { pop }, event }) =>
        event.type === 'pop.answered'
          ? { pop: { answered: [...new Set([...pop.answered, event.questionId])] } }
          : {},
      ),
      choosePopPausing: change(({ event }) =>
        event.type === 'pop.pausing.chosen' ? { pop: { isPausing: event.isPausing } } : {},
      ),
      raisePop: enqueueActions(({ context, event, enqueue }) => {
        const place = placeOf(event);
        const questionId = place && popOnTheWay(context, place);
        if (questionId !== null) enqueue.raise({ type: 'pop.reached', questionId });
      }),
      haltForPop: enqueueActions(({ context, enqueue }) => {
        if (context.pop.hasPaused) enqueue.raise({ type: 'halted' });
      }),
      showPresence: change(() => ({ presence: { playedMs: 0 } })),
      wantSave: raise({ type: 'save.wanted' }),
      halt: raise({ type: 'halted' }),
      resume: raise({ type: 'resumed' }),
      reopen: raise({ type: 'reopening' }),
    },
  });
}

/** The set-up that the states are created with. */
export type PlaybackSetUp = ReturnType<typeof setUpPlayback>;
