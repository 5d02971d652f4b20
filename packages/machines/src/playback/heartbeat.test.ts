import { expect, it } from 'vitest';
import {
  applyAnswer,
  applyEarlierAnswer,
  earlierInput,
  fillHeartbeat,
  hasNewer,
  keepInput,
  maxRanges,
  sendInput,
  settleEarlierInput,
  settleInput,
  skipEarlier,
} from './heartbeat.ts';
import { applyInfo } from './opening.ts';
import {
  initialPlayback,
  type PlaybackChange,
  type PlaybackContext,
  withPlaybackChange,
} from './playback-context.ts';
import type { Ranges } from './ranges.ts';
import { answer, lesson, playbackInput, record } from './testing/playback-kit.ts';

const change = (context: PlaybackContext, next: PlaybackChange): PlaybackContext => ({
  ...context,
  ...withPlaybackChange(context, next),
});
const closed = initialPlayback(playbackInput);
const opened = change(closed, applyInfo(closed, lesson()));
const watched = (pending: Ranges) => change(opened, { watch: { pending, second: 30.7 } });

it('everything pending goes as one union, with the highest speed and the next number', () => {
  const pending: Ranges = [
    [20, 30],
    [0, 10],
    [5, 20],
  ];
  const { saving, watch } = fillHeartbeat(change(watched(pending), { watch: { topSpeed: 1.5 } }));
  expect(saving?.batch).toMatchObject({ ranges: [[0, 30]], position: 30, speed: 1.5, seq: 1 });
  expect([saving?.seq, watch?.topSpeed]).toEqual([1, 1]);
});

it('a heartbeat that was not acknowledged is part of the next one, with its speed', () => {
  const first = change(watched([[0, 10]]), { watch: { topSpeed: 2 } });
  const sent = change(first, fillHeartbeat(first));
  const more = change(sent, {
    watch: {
      pending: [
        [0, 10],
        [10, 12],
      ],
    },
  });
  expect(fillHeartbeat(more).saving?.batch).toMatchObject({ ranges: [[0, 12]], speed: 2, seq: 2 });
});

it('nothing is filled before a lesson is open', () => {
  expect(fillHeartbeat(closed)).toEqual({});
  expect(() => sendInput(false)({ context: closed })).toThrow();
  expect(() => keepInput({ context: closed })).toThrow();
  expect(() => settleInput({ context: closed })).toThrow();
  expect(() => earlierInput({ context: closed })).toThrow();
  expect(() => settleEarlierInput({ context: closed })).toThrow();
  expect([applyEarlierAnswer(closed, answer()), hasNewer(closed)]).toEqual([{}, false]);
});

it('what is beyond the ranges of one call is wanted by the next one', () => {
  const many = Array.from({ length: maxRanges + 1 }, (_, index): [number, number] => [
    2 * index,
    2 * index + 1,
  ]);
  const { saving } = fillHeartbeat(watched(many));
  expect([saving?.batch?.ranges.length, saving?.isWanted]).toEqual([maxRanges, true]);
  expect(fillHeartbeat(watched(many.slice(1))).saving?.isWanted).toBe(false);
});

it('only what the server says it has is acknowledged', () => {
  const sent = change(watched([[0, 30]]), { saving: { isWanted: true } });
  const rest = change(sent, applyAnswer(sent, answer({ ranges: [[0, 20]], refused: 10 })));
  expect([rest.watch.pending, rest.saving.isWanted]).toEqual([[[20, 30]], false]);
  const all = change(sent, applyAnswer(sent, answer({ ranges: [[0, 40]] })));
  expect([all.watch.pending, all.saving.isWanted]).toEqual([[], true]);
});

it('what was watched or sought since a heartbeat was filled is newer than it', () => {
  const filled = change(watched([[0, 30]]), fillHeartbeat(watched([[0, 30]])));
  expect(hasNewer(filled)).toBe(false);
  expect(hasNewer(change(filled, { watch: { pending: [[0, 31]] } }))).toBe(true);
  expect(hasNewer(change(filled, { watch: { second: 31 } }))).toBe(true);
  expect(hasNewer(watched([[0, 30]]))).toBe(true);
});

it('a record of an earlier token beyond the end of a lesson that has become shorter is done', () => {
  const long = record({ ranges: [[590, 700]] });
  const context = change(opened, { saving: { earlier: [long] } });
  expect(earlierInput({ context }).heartbeat).toMatchObject({ playToken: 'earlier', seq: 5 });
  const answered = change(
    context,
    applyEarlierAnswer(context, answer({ ranges: [[590, 600]], refused: 100 })),
  );
  expect(settleEarlierInput({ context: answered }).type).toBe('delete');
  expect([answered.saving.earlier, answered.server.ranges]).toEqual([[], [[590, 600]]]);
});

it('the answer to a record of another lesson says nothing of this one', () => {
  const context = change(watched([[0, 30]]), { saving: { earlier: [record({ lessonId: 'l-9' })] } });
  const answered = change(
    context,
    applyEarlierAnswer(context, answer({ ranges: [[0, 60]], finished: true })),
  );
  expect([answered.watch.pending, answered.server.finished]).toEqual([[[0, 30]], false]);
});

it('a record of more ranges than a call carries is not repeated when the server counts none of them', () => {
  const ranges = Array.from({ length: maxRanges + 1 }, (_, index): [number, number] => [
    2 * index,
    2 * index + 1,
  ]);
  const context = change(opened, { saving: { earlier: [record({ ranges }), record()] } });
  expect(applyEarlierAnswer(context, answer()).saving?.earlier).toEqual([record()]);
  expect(skipEarlier(context).saving?.earlier).toEqual([record()]);
});
