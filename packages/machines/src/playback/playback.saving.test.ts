import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import {
  selectIsKept,
  selectPlaybackStage,
  selectSaveState,
  selectUnsavedSeconds,
  selectWatchRecord,
} from './selectors.ts';
import { answer, lesson, record, startPlayback } from './testing/playback-kit.ts';

type Page = ReturnType<typeof startPlayback>;
const saveState = (page: Page) => selectSaveState(page.snapshot());
const heartbeats = (page: Page) => page.sends.map(({ input }) => input.heartbeat);

async function play(part: Parameters<typeof lesson>[0] = {}) {
  const page = startPlayback();
  await page.open(lesson(part));
  page.send({ type: 'play' });
  return page;
}

it('what was watched is written here first, then sent, and deleted here when the server has it', async () => {
  const page = await play();
  await page.pass(14_750);
  expect([page.writes.length, saveState(page)]).toEqual([0, 'saved']);
  await page.pass(250);
  expect(page.writes[0]?.input).toEqual({
    type: 'put',
    record: {
      lessonId: 'l-1',
      playToken: 'token',
      bizType: null,
      ranges: [[0, 15]],
      position: 15,
      speed: 1,
      seq: 0,
      watchedUntil: 15,
    },
  });
  expect([page.sends.length, saveState(page)]).toEqual([0, 'saving']);
  await page.written();
  expect(page.sends[0]?.input).toEqual({
    heartbeat: {
      lessonId: 'l-1',
      playToken: 'token',
      bizType: null,
      ranges: [[0, 15]],
      position: 15,
      speed: 1,
      seq: 1,
    },
    isLeaving: false,
  });
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]], furthest: 15 }));
  expect(page.writes[1]?.input).toEqual({ type: 'delete', lessonId: 'l-1', playToken: 'token' });
  await page.written();
  expect([saveState(page), selectUnsavedSeconds(page.snapshot())]).toEqual(['saved', 0]);
});

it('what was watched while the answer was under way stays here', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.pass(4000);
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]], furthest: 15 }));
  expect(page.writes[1]?.input).toMatchObject({ type: 'put', record: { ranges: [[15, 19]], seq: 1 } });
  await page.written();
  await page.pass(15_000);
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[15, 34]], seq: 2, position: 34 });
});

it('a pause, a jump and the end are saved at once, and an idle lesson says nothing', async () => {
  const page = await play({ dragLimit: null });
  await page.pass(3000);
  page.send({ type: 'pause' });
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[0, 3]], position: 3 });
  await page.sends[0]?.answer(answer({ ranges: [[0, 3]], dragLimit: null }));
  await page.written();
  const { length } = page.sends;
  await page.pass(120_000, 1000);
  expect([page.sends.length, saveState(page)]).toEqual([length, 'saved']);
  page.send({ type: 'seek', second: 300 });
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [], position: 300 });
});

it('what is paused while a save is under way is saved right after it', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.pass(3000);
  page.send({ type: 'pause' });
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]] }));
  await page.written();
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[15, 18]], position: 18 });
});

it('a pause in the middle of a second neither loses nor doubles it', async () => {
  const page = await play();
  for (const ms of [1300, 1100, 700, 900]) {
    await page.pass(ms, 100);
    page.send({ type: 'pause' });
    page.send({ type: 'play' });
  }
  await page.pass(11_000);
  page.send({ type: 'pause' });
  expect(page.player.second).toBeCloseTo(15);
  expect(selectWatchRecord(page.snapshot())?.ranges).toEqual([[0, 15]]);
});

it('a hidden page writes and sends at the same time, by a call that outlives it, also during another one', async () => {
  const page = await play();
  await page.pass(4000);
  page.send({ type: 'page.hidden' });
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[0, 4]] } });
  expect(page.sends.at(-1)?.input).toMatchObject({
    isLeaving: true,
    heartbeat: { ranges: [[0, 4]], seq: 1 },
  });
  page.send({ type: 'page.hidden' });
  expect(page.sends.length).toBe(1);
  await page.pass(2000);
  page.send({ type: 'page.hidden' });
  expect(page.sends.at(-1)?.input).toMatchObject({
    isLeaving: true,
    heartbeat: { ranges: [[0, 6]], seq: 2 },
  });
  await page.sends[1]?.answer(answer({ ranges: [[0, 6]] }));
  expect(page.writes.at(-1)?.input.type).toBe('delete');
});

it('while a call waits long for its answer, this browser keeps what is watched', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.pass(15_000);
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[0, 30]] } });
  await page.written();
  await page.pass(3000);
  page.send({ type: 'pause' });
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[0, 33]] } });
  await page.written();
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]], furthest: 15 }));
  await page.written();
  await page.written();
  expect(heartbeats(page)[1]).toMatchObject({ ranges: [[15, 33]], position: 33 });
});

it('without a network everything is kept here and sent when it is back: 840 seconds, none lost, none twice', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]], furthest: 15 }));
  await page.written();
  for (let time = 0; time < 840; time += 1) {
    await page.pass(1000);
    if (page.player.second >= 400) page.send({ type: 'pause' });
    const [call, write] = [page.sends.at(-1), page.writes.at(-1)];
    if (call !== page.sends[0]) await call?.fail(noAnswer);
    await write?.answer({ isPersisted: true });
  }
  expect([
    saveState(page),
    selectPlaybackStage(page.snapshot()),
    selectUnsavedSeconds(page.snapshot()),
  ]).toEqual(['local', 'paused', 385]);
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[15, 400]] } });
  await page.sends.at(-1)?.fail(noAnswer);
  await page.written();
  page.send({ type: 'network.online' });
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[15, 400]], position: 400 });
  await page.sends.at(-1)?.answer(answer({ ranges: [[0, 400]], furthest: 400 }));
  await page.written();
  expect([saveState(page), selectUnsavedSeconds(page.snapshot())]).toEqual(['saved', 0]);
});

it('/course/play ✓ the plug is pulled at 12:00 and put back at 14:00: the server has every second once', async () => {
  const page = await play({ duration: 900 });
  let answered: (typeof page.sends)[number] | undefined;
  let isOffline = false;
  const onServer: number[] = [];
  /** Answers what has come, as long as the network is there. */
  const carry = async () => {
    await page.written();
    const call = page.sends.at(-1);
    if (call === undefined || call === answered) return;
    answered = call;
    if (isOffline) return call.fail(noAnswer);
    for (const [from, to] of call.input.heartbeat.ranges)
      for (let second = from; second < to; second += 1) onServer.push(second);
    await call.answer(answer({ ranges: [[0, onServer.length]], furthest: onServer.length }));
  };
  for (let second = 0; second < 840; second += 1) {
    isOffline = second >= 720;
    await page.pass(1000);
    await carry();
  }
  expect([saveState(page), selectUnsavedSeconds(page.snapshot()) >= 120]).toEqual(['local', true]);
  isOffline = false;
  page.send({ type: 'network.online' });
  page.send({ type: 'pause' });
  await carry();
  await carry();
  expect(onServer).toEqual(Array.from({ length: 840 }, (_, second) => second));
  expect([saveState(page), selectUnsavedSeconds(page.snapshot())]).toEqual(['saved', 0]);
});

it('tries again after 1, 2, 4, 8 and 15 seconds', async () => {
  const page = await play();
  page.send({ type: 'pause' });
  page.send({ type: 'seek', second: 5 });
  await page.written();
  const times: number[] = [];
  for (let second = 0; second < 60; second += 1) {
    const { length } = page.sends;
    await page.sends.at(-1)?.fail(noAnswer);
    await page.written();
    await page.pass(1000, 1000);
    await page.written();
    if (page.sends.length > length) times.push(second + 1);
  }
  expect(times).toEqual([1, 3, 7, 15, 30, 45, 60]);
});

it('seconds that the server does not count yet are sent again with the next heartbeat, not at once', async () => {
  const page = await play();
  await page.pass(15_000);
  page.send({ type: 'pause' });
  await page.written();
  await page.sends[0]?.answer(answer({ ranges: [[0, 13]], refused: 2 }));
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[13, 15]] } });
  await page.written();
  expect([page.sends.length, page.context().server.refused]).toEqual([1, 2]);
  await page.pass(15_000);
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[13, 15]], seq: 2 });
});

it('the highest speed since the last acknowledged heartbeat is sent, and only as long as it is', async () => {
  const page = await play();
  page.send({ type: 'speed.chosen', speed: 2 });
  await page.pass(5000);
  page.send({ type: 'speed.chosen', speed: 0.75 });
  await page.pass(10_000);
  await page.written();
  expect(heartbeats(page).at(-1)?.speed).toBe(2);
  await page.sends[0]?.fail(noAnswer);
  await page.written();
  await page.pass(1000);
  await page.written();
  expect(heartbeats(page).at(-1)?.speed).toBe(2);
  await page.sends[1]?.answer(answer({ ranges: [[0, 18]], furthest: 18 }));
  await page.written();
  await page.pass(15_000);
  await page.written();
  expect(heartbeats(page).at(-1)?.speed).toBe(0.75);
});

it('what a crash has left is sent before the lesson is opened, each with its own token, in order', async () => {
  const page = startPlayback();
  await page.restores[0]?.answer([
    record({ playToken: 'first', lessonId: 'l-0', ranges: [[5, 9]], seq: 7 }),
    record({ playToken: 'second', bizType: 'EXAM' }),
  ]);
  expect([page.opens.length, heartbeats(page)]).toMatchObject([
    0,
    [{ playToken: 'first', lessonId: 'l-0', seq: 8, ranges: [[5, 9]] }],
  ]);
  await page.sends[0]?.answer(answer({ ranges: [[0, 9]] }));
  expect(page.writes.at(-1)?.input).toEqual({ type: 'delete', lessonId: 'l-0', playToken: 'first' });
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ playToken: 'second', bizType: 'EXAM', seq: 5 });
  await page.sends[1]?.answer(answer({ ranges: [[0, 55]], refused: 5 }));
  expect(page.writes.at(-1)?.input).toMatchObject({
    type: 'put',
    record: { playToken: 'second', ranges: [[55, 60]], seq: 5 },
  });
  await page.written();
  expect([page.sends.length, page.opens.length]).toEqual([2, 1]);
});

it('a server that does not answer does not keep the lesson from opening; it goes on where this browser was', async () => {
  const page = startPlayback();
  await page.restores[0]?.answer([record({ position: 59, ranges: [[0, 60]] })]);
  await page.pass(5000);
  expect(page.opens.length).toBe(1);
  await page.opens[0]?.answer(lesson({ position: 20 }));
  expect(page.context().watch.second).toBe(59);
  page.send({ type: 'seek', second: 500 });
  expect(page.player.second).toBe(70);
});

it('a record of the token that is opened again goes on under it', async () => {
  const page = startPlayback();
  await page.restores[0]?.answer([record({ playToken: 'token', seq: 9, speed: 2 })]);
  await page.sends[0]?.fail(noAnswer);
  await page.opens[0]?.answer(lesson());
  await page.written();
  await page.pass(1000);
  await page.written();
  expect(page.context().saving.earlier).toEqual([]);
  expect(heartbeats(page)[1]).toMatchObject({ playToken: 'token', seq: 10, speed: 2, ranges: [[0, 60]] });
});

it('a record that the server refuses for good stays in the store and stops nothing', async () => {
  const page = startPlayback();
  await page.open(lesson(), [record({ playToken: 'gone' }), record({ playToken: 'second' })]);
  await page.sends[0]?.fail(refusal(1050005));
  expect([page.writes, heartbeats(page).at(-1)?.playToken]).toEqual([[], 'second']);
  await page.sends[1]?.answer(answer({ ranges: [[0, 60]] }));
  expect(page.opens.length).toBe(1);
});

it('more than 200 ranges go in several calls', async () => {
  const ranges = Array.from({ length: 250 }, (_, index): [number, number] => [index * 2, index * 2 + 1]);
  const page = startPlayback();
  await page.restores[0]?.answer([record({ ranges })]);
  expect(heartbeats(page).at(-1)?.ranges.length).toBe(200);
  await page.sends[0]?.answer(answer({ ranges: ranges.slice(0, 200) }));
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ seq: 6, ranges: ranges.slice(200) });
  await page.sends[1]?.answer(answer({ ranges }));
  expect(page.writes.at(-1)?.input.type).toBe('delete');

  const running = startPlayback();
  await running.restores[0]?.answer([record({ playToken: 'token', ranges })]);
  await running.sends[0]?.fail(noAnswer);
  await running.opens[0]?.answer(lesson());
  await running.written();
  await running.pass(1000);
  await running.written();
  expect(heartbeats(running)[1]?.ranges.length).toBe(200);
  await running.sends[1]?.answer(answer({ ranges: ranges.slice(0, 200) }));
  await running.written();
  await running.written();
  expect(heartbeats(running).at(-1)?.ranges).toEqual(ranges.slice(200));
});

it('1030001 pauses and keeps everything; after the login it is sent', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.pass(3000);
  await page.sends[0]?.fail(refusal(1030001));
  expect([selectPlaybackStage(page.snapshot()), page.player.isPlaying]).toEqual(['paused', false]);
  expect(page.writes.at(-1)?.input).toMatchObject({ type: 'put', record: { ranges: [[0, 18]] } });
  await page.written();
  page.send({ type: 'play' });
  for (let second = 0; second < 60; second += 1) {
    await page.pass(1000);
    await page.written();
  }
  expect([selectPlaybackStage(page.snapshot()), page.sends.length, saveState(page)]).toEqual([
    'paused',
    1,
    'local',
  ]);
  page.send({ type: 'session.restored' });
  await page.written();
  expect(heartbeats(page).at(-1)).toMatchObject({ ranges: [[0, 18]], seq: 2 });
  await page.sends[1]?.answer(answer({ ranges: [[0, 18]] }));
  page.send({ type: 'play' });
  await page.pass(1000);
  expect(selectPlaybackStage(page.snapshot())).toBe('playing');
});

it('a refusal for good pauses and says so; playing on tries again', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.written();
  await page.sends[0]?.fail(refusal(1050005));
  await page.written();
  await page.pass(60_000);
  expect([selectPlaybackStage(page.snapshot()), page.sends.length, page.context().problem]).toMatchObject([
    'paused',
    1,
    { code: 'REFUSED', failure: { errorCode: 1050005 } },
  ]);
  await page.written();
  page.send({ type: 'play' });
  await page.written();
  expect([page.sends.length, page.context().problem]).toEqual([2, null]);
});

it('a browser that keeps nothing says so, and sends all the same', async () => {
  const page = await play();
  await page.pass(15_000);
  await page.writes[0]?.fail(new Error('QuotaExceededError'));
  expect([page.sends.length, selectIsKept(page.snapshot())]).toEqual([1, false]);
});
