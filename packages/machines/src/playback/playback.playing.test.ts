import { expect, it } from 'vitest';
import { noAnswer, refusal } from '../testing/calls.ts';
import {
  selectCanSeekTo,
  selectHolder,
  selectPlaybackStage,
  selectReach,
  selectResume,
  selectWatchRecord,
} from './selectors.ts';
import { answer, holder, lesson, pop, startPlayback } from './testing/playback-kit.ts';

const stage = (page: ReturnType<typeof startPlayback>) => selectPlaybackStage(page.snapshot());

it('a lesson that was begun asks whether to go on or to begin again', async () => {
  const begun = lesson({
    position: 755,
    duration: 900,
    lastPlayed: { time: '2026-11-20 20:00:00', device: 'PC' },
  });
  const page = startPlayback();
  await page.open(begun);
  expect([stage(page), selectResume(page.snapshot())]).toEqual([
    'ready',
    { second: 755, lastPlayed: { time: '2026-11-20 20:00:00', device: 'PC' } },
  ]);
  page.send({ type: 'continue' });
  await page.pass(1000);
  expect([stage(page), page.player.second, selectResume(page.snapshot())]).toEqual(['playing', 756, null]);

  const again = startPlayback();
  await again.open(begun);
  again.send({ type: 'restart' });
  await again.pass(1000);
  expect([stage(again), again.player.second]).toEqual(['playing', 1]);
});

it.each([
  ['never watched', { position: 0 }],
  ['watched to its end', { position: 600, finished: true }],
])('a lesson that is %s begins at the beginning without a question', async (_, part) => {
  const page = startPlayback();
  await page.open(lesson(part));
  expect(selectResume(page.snapshot())).toBe(null);
  expect(page.commands).toEqual([{ type: 'load', url: '/1/720', second: 0, speed: 1, isPlaying: false }]);
});

it('a finished lesson that was left within a later pass goes on there too', async () => {
  const page = startPlayback();
  await page.open(lesson({ position: 300, finished: true }));
  expect(selectResume(page.snapshot())?.second).toBe(300);
});

it('a place beyond the reach leads to the last second that may be sought, and says so', async () => {
  const page = startPlayback();
  await page.open(lesson({ furthest: 100, ranges: [[0, 100]] }));
  page.send({ type: 'play' });
  await page.pass(1000);
  page.send({ type: 'seek', second: 300 });
  expect(page.player.second).toBe(110);
  expect(page.context().problem).toEqual({ code: 'BEYOND_REACH', reach: 110 });
  expect(page.facts).toEqual([{ type: 'seek.refused', reach: 110 }]);
  expect([selectCanSeekTo(page.snapshot(), 110), selectCanSeekTo(page.snapshot(), 111)]).toEqual([
    true,
    false,
  ]);
  page.send({ type: 'seek', second: 50 });
  expect([page.player.second, page.context().problem]).toEqual([50, null]);
});

it('seeking on and on without watching gets no further; watching does', async () => {
  const page = startPlayback();
  await page.open();
  page.send({ type: 'play' });
  for (let time = 0; time < 5; time += 1) page.send({ type: 'seek', second: page.player.second + 10 });
  expect(page.player.second).toBe(10);
  await page.pass(3000);
  page.send({ type: 'seek', second: 600 });
  expect(page.player.second).toBe(23);
});

it('a player that is put beyond the reach by other means is put back, and nothing of it counts', async () => {
  const page = startPlayback();
  await page.open();
  page.send({ type: 'play' });
  await page.pass(2000);
  page.player.second = 500;
  page.report('moved');
  expect([page.player.second, page.context().problem]).toEqual([12, { code: 'BEYOND_REACH', reach: 12 }]);
  page.send({ type: 'pause' });
  page.player.second = 500;
  page.report('moved');
  expect(page.player.second).toBe(12);
  page.player.second = 500;
  page.report('playing');
  expect(page.player.second).toBe(12);
  await page.pass(15_000);
  expect(page.context().watch.pending).toEqual([[0, 2]]);
});

it('what a player skips by other means, forwards or back, does not count, and what it plays does', async () => {
  const page = startPlayback();
  await page.open(lesson({ dragLimit: null }));
  page.send({ type: 'play' });
  await page.pass(3000);
  page.player.second = 100;
  await page.pass(3000);
  page.player.second = 50;
  await page.pass(3000);
  expect(selectWatchRecord(page.snapshot())?.ranges).toEqual([
    [0, 3],
    [50, 53],
    [100, 103],
  ]);
});

it('a finished lesson can be sought freely', async () => {
  const page = startPlayback();
  await page.open(lesson({ dragLimit: null }));
  page.send({ type: 'seek', second: 599 });
  expect([page.player.second, page.facts, selectReach(page.snapshot())]).toEqual([599, [], 600]);
});

it('while another browser plays it is named; taking over goes on where that one was', async () => {
  const page = startPlayback();
  await page.open(lesson({ heldElsewhere: holder, playToken: '' }));
  expect([stage(page), selectHolder(page.snapshot())]).toEqual(['held', holder]);
  page.send({ type: 'takeOver' });
  expect(page.opens.at(-1)?.input.takeOver).toBe(true);
  await page.opens.at(-1)?.answer(lesson({ position: 120, playToken: 'mine' }));
  expect([stage(page), selectHolder(page.snapshot()), selectResume(page.snapshot())?.second]).toEqual([
    'ready',
    null,
    120,
  ]);
});

it('another browser that takes over pauses this one; what was watched here is saved with its own token', async () => {
  const page = startPlayback();
  await page.open();
  page.send({ type: 'play' });
  await page.pass(15_000);
  await page.written();
  await page.pass(2000);
  await page.sends.at(-1)?.answer(answer({ ranges: [[0, 15]], furthest: 15, heldElsewhere: holder }));
  expect([stage(page), page.player.isPlaying, selectHolder(page.snapshot())]).toEqual([
    'held',
    false,
    holder,
  ]);
  await page.written();
  await page.written();
  expect(page.sends.at(-1)?.input.heartbeat).toMatchObject({ playToken: 'token', ranges: [[15, 17]] });
  page.send({ type: 'takeOver' });
  await page.opens
    .at(-1)
    ?.answer(lesson({ playToken: 'mine', position: 40, ranges: [[0, 15]], furthest: 40 }));
  expect([stage(page), page.context().watch.second]).toEqual(['ready', 40]);
  expect(page.context().saving.earlier).toMatchObject([{ playToken: 'token', ranges: [[15, 17]] }]);
  expect(page.context().saving.seq).toBe(0);
});

it('after twenty minutes of playing without a sign it pauses and asks; confirmed, it goes on', async () => {
  const page = startPlayback();
  await page.open(lesson({ duration: 6000 }));
  page.send({ type: 'play' });
  await page.pass(1_000_000, 1000);
  page.send({ type: 'presence.seen' });
  await page.pass(1_190_000, 1000);
  expect(page.snapshot().hasTag('asking')).toBe(false);
  page.send({ type: 'pause' });
  page.send({ type: 'play' });
  await page.pass(1_202_000, 1000);
  expect([page.snapshot().hasTag('asking'), stage(page), page.player.isPlaying]).toEqual([
    true,
    'paused',
    false,
  ]);
  page.send({ type: 'presence.confirmed' });
  await page.pass(1000);
  expect([page.snapshot().hasTag('asking'), stage(page)]).toEqual([false, 'playing']);
});

it('at double speed the twenty minutes are those of the clock', async () => {
  const page = startPlayback({ speed: 2 });
  await page.open(lesson({ duration: 6000 }));
  page.send({ type: 'play' });
  await page.pass(1_195_000, 1000);
  expect(page.snapshot().hasTag('asking')).toBe(false);
  await page.pass(7000, 1000);
  expect(page.snapshot().hasTag('asking')).toBe(true);
});

it('/course/play E1 /exam/play E2 a line that fails is replaced by the next one at the same second, still playing', async () => {
  const page = startPlayback();
  await page.open();
  page.send({ type: 'play' });
  await page.pass(10_000);
  page.send({ type: 'source.failed' });
  expect(page.commands.at(-1)).toEqual({
    type: 'load',
    url: '/2/720',
    second: 10,
    speed: 1,
    isPlaying: true,
  });
  expect(page.facts).toEqual([{ type: 'source.switched', line: 2 }]);
  await page.pass(1000);
  expect(stage(page)).toBe('playing');
});

it('when no line plays it says so, and trying again opens the lesson again at the same place', async () => {
  const page = startPlayback();
  await page.open();
  page.send({ type: 'play' });
  await page.pass(10_000);
  page.send({ type: 'source.failed' });
  page.send({ type: 'source.failed' });
  expect([stage(page), page.context().problem]).toEqual(['paused', { code: 'SOURCES_FAILED' }]);
  page.send({ type: 'retry' });
  await page.opens.at(-1)?.answer(lesson({ playToken: 'next' }));
  expect([stage(page), page.context().problem, page.context().watch.second]).toEqual(['ready', null, 10]);
  expect(page.commands.at(-1)).toMatchObject({ type: 'load', url: '/1/720', second: 10 });
  expect(page.context().saving.earlier).toMatchObject([{ playToken: 'token', ranges: [[0, 10]] }]);
});

it('another quality goes on at the same second; one that there is not changes nothing', async () => {
  const page = startPlayback({ quality: '360P' });
  await page.open();
  expect(page.commands.at(-1)).toMatchObject({ url: '/1/360' });
  page.send({ type: 'play' });
  await page.pass(5000);
  page.send({ type: 'quality.chosen', quality: '720P' });
  expect(page.commands.at(-1)).toMatchObject({ url: '/1/720', second: 5, isPlaying: true });
  const { length } = page.commands;
  page.send({ type: 'quality.chosen', quality: 'AUDIO' });
  expect(page.commands.length).toBe(length);
});

it('a question pauses the lesson once if the student wants that, and never blocks it', async () => {
  const page = startPlayback();
  await page.open(lesson({ popQuestions: [pop('q1', 5), pop('q2', 8)] }));
  page.send({ type: 'play' });
  await page.pass(7000);
  expect([page.context().pop.questionId, stage(page), page.player.second]).toEqual(['q1', 'paused', 5.25]);
  page.send({ type: 'pop.answered', questionId: 'q1' });
  page.send({ type: 'pop.closed' });
  page.send({ type: 'pop.pausing.chosen', isPausing: false });
  await page.pass(4000);
  expect([page.context().pop.questionId, stage(page)]).toEqual(['q2', 'playing']);
  page.send({ type: 'pop.closed' });
  page.send({ type: 'seek', second: 4 });
  await page.pass(2000);
  expect(page.context().pop.questionId).toBe(null);
});

it('a lesson that could not be opened is opened again by itself, and at once when the network is back', async () => {
  const page = startPlayback();
  await page.restores[0]?.answer([]);
  await page.opens[0]?.fail(noAnswer);
  expect(stage(page)).toBe('openFailed');
  await page.pass(1000);
  await page.opens[1]?.fail(noAnswer);
  page.send({ type: 'network.online' });
  await page.opens[2]?.answer(lesson());
  expect([stage(page), page.context().problem]).toEqual(['ready', null]);
});

it('a lesson that the server refuses is not asked for again by itself', async () => {
  const page = startPlayback();
  await page.restores[0]?.answer([]);
  await page.opens[0]?.fail(refusal(1050003));
  await page.pass(60_000, 1000);
  expect([stage(page), page.opens.length, page.context().problem]).toMatchObject([
    'openFailed',
    1,
    { code: 'REFUSED', failure: { errorCode: 1050003 } },
  ]);
});

it('the end is the end: what the player leaves out of the last second counts, and it can begin again', async () => {
  const page = startPlayback();
  await page.open(lesson({ duration: 20 }));
  page.send({ type: 'play' });
  await page.pass(15_000);
  await page.written();
  await page.pass(4250);
  page.player.isPlaying = false;
  page.report('ended');
  expect([stage(page), page.context().watch.second]).toEqual(['ended', 20]);
  await page.sends[0]?.answer(answer({ ranges: [[0, 15]], furthest: 15 }));
  await page.written();
  await page.written();
  expect(page.sends.at(-1)?.input.heartbeat).toMatchObject({ ranges: [[15, 20]], position: 20 });
  await page.sends[1]?.answer(answer({ ranges: [[0, 20]], furthest: 20, finished: true }));
  expect(page.facts).toEqual([{ type: 'lesson.finished' }]);
  page.send({ type: 'play' });
  await page.pass(1000);
  expect([stage(page), page.player.second]).toEqual(['playing', 1]);
});
