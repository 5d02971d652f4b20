import { noAnswer, settle } from '../../testing/calls.ts';
import type { StoreCommand, WatchRecord } from '../playback-data.ts';
import { modelServer } from './model-server.ts';
import { startPlayback } from './playback-kit.ts';

/**
 * The fate of a heartbeat: it arrives and is answered, arrives twice, is lost, only its answer is lost, or it arrives after
 * everything else while the browser has given up waiting.
 */
export type Fate = 'reply' | 'repeat' | 'lose' | 'loseReply' | 'hold';

/** A heartbeat, and a step of the player, ms. */
const [heartbeatMs, stepMs] = [15_000, 250];

/** How inexact a part of a second may be computed. */
const inexact = 1e-6;

/** Seconds of a piece of playing, each judged by itself; `half`: how much of a second counts. */
function secondsOf([from, to]: readonly [number, number], half: number): number[] {
  const found: number[] = [];
  for (let second = Math.floor(from); second < to; second += 1) {
    const inIt = Math.min(to, second + 1) - Math.max(from, second);
    if (inIt >= half || (to >= second + 1 && inIt > 0)) found.push(second);
  }
  return found;
}

/** A student who plays a lesson in a browser that may crash, over a network that loses, repeats and reorders. */
export function playbackRun(duration: number) {
  let now = 0;
  const server = modelServer(duration, () => now);
  const store = new Map<string, WatchRecord>();
  let page = startPlayback();
  let served = { restores: 0, opens: 0, writes: 0, sends: 0 };
  let late: Parameters<typeof server.save>[0][] = [];
  /** Seconds that certainly and that possibly count: a crash may lose the seconds watched since the last write. */
  const [must, may] = [new Set<number>(), new Set<number>()];
  let lostAtOnce = 0;
  let piece: [number, number] | null = null;

  const endPiece = () => {
    if (piece !== null) {
      for (const second of secondsOf(piece, 0.5 + inexact)) must.add(second);
      for (const second of secondsOf(piece, 0.5 - inexact)) may.add(second);
    }
    piece = null;
  };

  function write(command: StoreCommand) {
    if (command.type === 'put')
      store.set(`${command.record.lessonId} ${command.record.playToken}`, structuredClone(command.record));
    else store.delete(`${command.lessonId} ${command.playToken}`);
  }

  /** Answers everything but heartbeats. */
  async function serve() {
    for (const call of page.restores.slice(served.restores)) {
      served.restores += 1;
      await call.answer([...store.values()]);
    }
    for (const call of page.opens.slice(served.opens)) {
      served.opens += 1;
      await call.answer(server.open());
    }
    while (served.writes < page.writes.length) {
      const call = page.writes[served.writes];
      served.writes += 1;
      if (call === undefined) break;
      write(call.input);
      await call.answer({ isPersisted: true });
    }
  }

  async function deliver(fate: Fate) {
    await serve();
    const calls = page.sends.slice(served.sends);
    served.sends = page.sends.length;
    for (const call of calls) {
      const { heartbeat } = call.input;
      if (fate === 'repeat') server.save(heartbeat);
      if (fate === 'hold') late.push(heartbeat);
      if (fate === 'lose' || fate === 'hold') await call.fail(noAnswer);
      else {
        const saved = server.save(heartbeat);
        await (fate === 'loseReply' ? call.fail({ kind: 'timeout', message: '' }) : call.answer(saved));
      }
    }
    await serve();
  }

  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= stepMs) {
      const step = Math.min(stepMs, left);
      const { player } = page;
      const from = player.second;
      now += step;
      if (player.isPlaying && from + (step / 1000) * player.speed >= duration) {
        player.second = duration;
        player.isPlaying = false;
        piece = [piece?.[0] ?? from, duration];
        page.clock.increment(step);
        page.report('ended');
        await settle();
      } else {
        const isPlaying = player.isPlaying;
        await page.pass(step, step);
        if (isPlaying) piece = [piece?.[0] ?? from, from + (step / 1000) * player.speed];
      }
      await serve();
    }
  }

  async function crash() {
    endPiece();
    page.actor.stop();
    served.sends = page.sends.length;
    const kept = new Set(server.watched);
    for (const { ranges } of store.values())
      for (const [start, end] of ranges) for (let second = start; second < end; second += 1) kept.add(second);
    const lost = [...must].filter((second) => !kept.has(second));
    lostAtOnce = Math.max(lostAtOnce, lost.length);
    for (const second of lost) must.delete(second);
    page = startPlayback();
    served = { restores: 0, opens: 0, writes: 0, sends: 0 };
    await settle();
    await serve();
  }

  async function play() {
    const { second } = page.player;
    page.send({ type: 'play' });
    // A lesson that has ended begins again.
    if (page.player.second !== second) endPiece();
    await serve();
  }

  return {
    server,
    deliver,
    pass,
    crash,
    play,
    begin: serve,
    async pause() {
      page.send({ type: 'pause' });
      await serve();
    },
    async seek(second: number) {
      const commands = page.commands.length;
      page.send({ type: 'seek', second });
      if (page.commands.length > commands) endPiece();
      await serve();
    },
    async speed(speed: number) {
      page.send({ type: 'speed.chosen', speed });
      await serve();
    },
    async hide() {
      page.send({ type: 'page.hidden' });
      await serve();
    },
    async network() {
      page.send({ type: 'network.online' });
      await serve();
    },
    /** The student plays a little more over a network that works, and opens the lesson until nothing is kept. */
    async finish() {
      const settleAll = async () => {
        for (let round = 0; round < 12; round += 1) {
          await deliver('reply');
          await pass(heartbeatMs / 3);
        }
      };
      for (const heartbeat of late.reverse()) server.save(heartbeat);
      late = [];
      for (let time = 0; time < 4; time += 1) {
        await settleAll();
        await play();
        await pass(1000);
        page.send({ type: 'pause' });
        await settleAll();
        if (store.size === 0) break;
        await crash();
      }
      endPiece();
      page.actor.stop();
    },
    must: () => [...must].filter((second) => second < duration),
    may: () => may,
    /** The most seconds that one crash has lost. */
    lostAtOnce: () => lostAtOnce,
    stored: () => [...store.values()],
    position: () => Math.floor(page.context().watch.second),
  };
}
