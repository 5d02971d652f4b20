import type { PlayInfo, PlayRecord } from '@qianwei/api/contract/course/play';
import { type Actor, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { settle } from '../../testing/calls.ts';
import { createPlaybackMachine } from '../playback.machine.ts';
import type { OpenInput, PlaybackInput, SendInput, StoreCommand, WatchRecord } from '../playback-data.ts';
import type { PlaybackEvent, PlaybackFact, PlayerCommand } from '../playback-events.ts';

/** A lesson of ten minutes that was never watched, with two lines. */
export const lesson = (part: Partial<PlayInfo> = {}): PlayInfo => ({
  courseId: 'c-1',
  subjectId: 's-1',
  courseCode: '02331',
  courseName: '数据结构',
  oldCodes: [],
  credit: 4,
  teacher: '',
  tone: 'CORE',
  lessonId: 'l-1',
  no: '1.1',
  title: '线性表',
  chapterNo: 1,
  chapterTitle: '线性表',
  level: 'KNOW',
  duration: 600,
  playUrls: [
    { line: 1, quality: '720P', codecs: 'avc1', url: '/1/720' },
    { line: 1, quality: '360P', codecs: 'avc1', url: '/1/360' },
    { line: 2, quality: '720P', codecs: 'avc1', url: '/2/720' },
  ],
  urlsExpire: '2026-11-21 22:00:00',
  subtitles: [],
  position: 0,
  lastPlayed: null,
  ranges: [],
  furthest: 0,
  dragLimit: 10,
  watchRate: 0,
  finished: false,
  knowledge: [],
  popQuestions: [],
  playToken: 'token',
  heldElsewhere: null,
  prev: null,
  next: null,
  collected: false,
  noteCount: 0,
  questionCount: 0,
  batch: null,
  heartbeatSeconds: 15,
  stillThereMinutes: 20,
  serverTime: '2026-11-21 20:00:00',
  ...part,
});

/** A question that comes up at a second. */
export const pop = (questionId: string, second: number): PlayInfo['popQuestions'][number] => ({
  second,
  questionId,
  questionType: 'SINGLE',
  stem: '',
  options: [],
  blanks: 0,
  score: 0,
  materialId: null,
  answered: null,
});

/** The server's answer to a heartbeat. */
export const answer = (part: Partial<PlayRecord> = {}): PlayRecord => ({
  ranges: [],
  watchRate: 0,
  furthest: 0,
  dragLimit: 10,
  finished: false,
  refused: 0,
  courseRate: 0,
  batchRate: null,
  heldElsewhere: null,
  serverTime: '2026-11-21 20:00:00',
  ...part,
});

/** A record of the same lesson that a crash has left. */
export const record = (part: Partial<WatchRecord> = {}): WatchRecord => ({
  lessonId: 'l-1',
  playToken: 'earlier',
  bizType: null,
  ranges: [[0, 60]],
  position: 60,
  speed: 1,
  seq: 4,
  watchedUntil: 60,
  ...part,
});

/** Another browser that plays. */
export const holder: NonNullable<PlayInfo['heldElsewhere']> = {
  device: 'iPad · Safari',
  since: '2026-11-21 20:00:00',
};

/** The lesson and the choices of the tests. */
export const playbackInput: PlaybackInput = {
  courseId: 'c-1',
  lessonId: 'l-1',
  bizType: null,
  bizId: null,
  quality: null,
  speed: 1,
  pausesAtPop: true,
};

/** A call that was made and waits for the test to answer it. */
interface Call<Input, Output> {
  readonly input: Input;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

function callable<Input, Output>() {
  const calls: Call<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input }) =>
      new Promise<Output>((resolve, reject) => {
        const then = (act: () => void) => {
          act();
          return settle();
        };
        calls.push({
          input,
          answer: (output) => then(() => resolve(output)),
          fail: (error) => then(() => reject(error)),
        });
      }),
  );
  return { calls, logic };
}

/**
 * A machine in a simulated environment: every call waits for its answer, time passes by `pass`, and the player obeys; while it plays, its playhead moves with the time.
 */
export function startPlayback(input: Partial<PlaybackInput> = {}) {
  const clock = new SimulatedClock();
  const restores = callable<unknown, readonly WatchRecord[]>();
  const opens = callable<OpenInput, PlayInfo>();
  const writes = callable<StoreCommand, { isPersisted: boolean }>();
  const sends = callable<SendInput, PlayRecord>();
  const commands: PlayerCommand[] = [];
  const player = { second: 0, speed: 1, isPlaying: false };

  const machine = createPlaybackMachine({ random: () => 1 }).provide({
    actors: {
      player: fromCallback<PlayerCommand>(({ receive, sendBack }) =>
        receive((command) => {
          commands.push(command);
          const was = player.isPlaying;
          if ('second' in command) player.second = command.second;
          if ('speed' in command) player.speed = command.speed;
          if (command.type === 'load') player.isPlaying = command.isPlaying;
          if (command.type === 'play') player.isPlaying = true;
          if (command.type === 'pause') player.isPlaying = false;
          const place = { second: player.second, at: clock.now() };
          if (player.isPlaying && (!was || command.type === 'load'))
            sendBack({ type: 'player.playing', ...place });
          if (was && !player.isPlaying) sendBack({ type: 'player.paused', ...place });
        }),
      ),
      connectivity: fromCallback<{ type: 'none' }>(() => undefined),
      restore: restores.logic,
      open: opens.logic,
      store: writes.logic,
      send: sends.logic,
    },
  });
  const actor: Actor<ReturnType<typeof createPlaybackMachine>> = createActor(machine, {
    clock,
    input: { ...playbackInput, ...input },
  });
  const facts: PlaybackFact[] = [];
  for (const type of ['source.switched', 'seek.refused', 'lesson.finished'] as const)
    actor.on(type, (fact) => facts.push(fact));
  actor.start();

  /** Sends the player's report at its playhead. */
  const report = (type: 'playing' | 'moved' | 'waiting' | 'paused' | 'ended', at = clock.now()) =>
    actor.send({ type: `player.${type}`, second: player.second, at });

  return {
    actor,
    clock,
    facts,
    commands,
    player,
    report,
    restores: restores.calls,
    opens: opens.calls,
    writes: writes.calls,
    sends: sends.calls,
    send: (event: PlaybackEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    /** In steps; while the player plays, it reports after each step where it is. */
    async pass(ms: number, step = 250) {
      for (let left = ms; left > 0; left -= step) {
        const passed = Math.min(step, left);
        if (player.isPlaying) {
          player.second += (passed / 1000) * player.speed;
          report('moved', clock.now() + passed);
        }
        clock.increment(passed);
        await settle();
      }
    },
    /** Has what the browser kept, and the lesson. */
    async open(opened: PlayInfo = lesson(), kept: readonly WatchRecord[] = []) {
      await restores.calls.at(-1)?.answer(kept);
      await opens.calls.at(-1)?.answer(opened);
    },
    /** The last write has succeeded. */
    async written() {
      await writes.calls.at(-1)?.answer({ isPersisted: true });
    },
  };
}
