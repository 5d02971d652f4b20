import {
  getPlayInfo,
  type PlayInfo,
  type PlayRecord,
  playSpeeds,
  savePlayRecord,
} from '@qianwei/api/contract/course/play';
import { createPlaybackMachine } from '@qianwei/machines/playback';
import type {
  OpenInput,
  PlaybackInput,
  SendInput,
  StoreCommand,
  WatchRecord,
} from '@qianwei/machines/playback/playback-data';
import type { PlayerCommand } from '@qianwei/machines/playback/playback-events';
import { selectWatchRecord } from '@qianwei/machines/playback/selectors';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Client } from '../../../../shared/client/client.tsx';
import { deviceKey } from '../../../../shared/device/device-key.ts';
import type { PlayerPort } from './player-port.ts';
import type { WatchStore } from './watch-store.ts';

export { createWatchStore } from './watch-store.ts';

/** While it plays, what was watched is written on the device this often, ms: a browser that is killed loses no more. */
const journalMs = 1000;

interface RunParts {
  readonly client: Client;
  readonly store: WatchStore;
  readonly player: PlayerPort;
}

/** Reports that the network is back. */
const connectivity = fromCallback<{ type: 'none' }>(({ sendBack }) => {
  const back = () => sendBack({ type: 'network.online' });
  addEventListener('online', back);
  return () => removeEventListener('online', back);
});

/** True when this browser decodes a clip with these codecs. */
function decodes(codecs: string): boolean {
  const type = `video/mp4; codecs="${codecs}"`;
  if (typeof MediaSource !== 'undefined') return MediaSource.isTypeSupported(type);
  return document.createElement('video').canPlayType(type) !== '';
}

/** Of each line and quality the first address whose clip this browser decodes. */
function playable(urls: PlayInfo['playUrls']): PlayInfo['playUrls'] {
  const chosen = new Map<string, PlayInfo['playUrls'][number]>();
  for (const found of urls) {
    const key = `${found.line} ${found.quality}`;
    if (!chosen.has(key) && decodes(found.codecs)) chosen.set(key, found);
  }
  return chosen.size > 0 ? [...chosen.values()] : urls;
}

/** A heartbeat as the call takes it. */
const payloadOf = ({
  lessonId,
  playToken,
  bizType,
  ranges,
  position,
  speed,
  seq,
}: SendInput['heartbeat']) => ({
  ...{ lessonId, playToken, position, seq },
  speed: playSpeeds.find((offered) => offered >= speed) ?? 2,
  ranges: ranges.map(([start, end]): [number, number] => [start, end]),
  ...(bizType !== null && { bizType }),
});

/** Opens a lesson in this browser; `stop` writes and sends what is pending. Only in a browser. */
export function runPlayback(input: PlaybackInput, { client, store, player }: RunParts) {
  const machine = createPlaybackMachine({ random: Math.random }).provide({
    actors: {
      player: fromCallback<PlayerCommand>(({ sendBack, receive }) => {
        const end = player.connect(sendBack);
        receive((command) => player.obey(command as PlayerCommand));
        return end;
      }),
      connectivity,
      restore: fromPromise<readonly WatchRecord[]>(() => store.readAll()),
      open: fromPromise<PlayInfo, OpenInput>(
        async ({ input: { courseId, lessonId, bizType, bizId, takeOver }, signal }) => {
          const payload = {
            ...{ courseId, takeOver, deviceKey: deviceKey() },
            ...(lessonId !== null && { lessonId }),
            ...(bizType !== null && { bizType }),
            ...(bizId !== null && { bizId }),
          };
          const info = await client.call(getPlayInfo, payload, { signal });
          return { ...info, playUrls: playable(info.playUrls) };
        },
      ),
      store: fromPromise<{ isPersisted: boolean }, StoreCommand>(async ({ input: command }) => ({
        isPersisted: command.type === 'put' ? await store.put(command.record) : await store.remove(command),
      })),
      // Outlives the page when it is left: the device deletes nothing before the answer.
      send: fromPromise<PlayRecord, SendInput>(({ input: { heartbeat } }) =>
        client.call(savePlayRecord, payloadOf(heartbeat), { keepalive: true }),
      ),
    },
  });
  const actor = createActor(machine, { input });
  let journalledAt = Number.NEGATIVE_INFINITY;
  const journal = actor.subscribe((snapshot) => {
    if (!snapshot.hasTag('playing') || performance.now() - journalledAt < journalMs) return;
    const record = selectWatchRecord(snapshot);
    if (record === null) return;
    journalledAt = performance.now();
    void store.put(record);
  });
  const hide = () => {
    if (document.visibilityState === 'hidden') actor.send({ type: 'page.hidden' });
  };
  const leave = () => actor.send({ type: 'page.hidden' });
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', leave);
  return {
    actor,
    stop() {
      journal.unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      actor.send({ type: 'page.hidden' });
      actor.stop();
    },
  };
}

/** A lesson that is open in this browser. */
export type RunningPlayback = ReturnType<typeof runPlayback>;
