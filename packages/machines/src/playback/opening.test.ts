import { expect, it } from 'vitest';
import { applyInfo, findSource, showHolder } from './opening.ts';
import { initialPlayback, withPlaybackChange } from './playback-context.ts';
import { lesson, playbackInput, record } from './testing/playback-kit.ts';

const context = initialPlayback(playbackInput);
const withRecords = (...earlier: ReturnType<typeof record>[]) => ({
  ...context,
  ...withPlaybackChange(context, { saving: { earlier } }),
});

it.each([
  ['in the middle', { position: 300 }, 300],
  ['in the middle of a pass after the first', { position: 300, finished: true }, 300],
  ['at the end', { position: 600, finished: true }, 0],
])('a lesson left %s goes on there', (_, part, second) => {
  expect(applyInfo(context, lesson(part)).watch?.second).toBe(second);
});

it.each([
  ['the wanted quality', '360P', [], '/1/360'],
  ['the first one without a wish', null, [], '/1/720'],
  ['the next line with the same quality', '720P', [1], '/2/720'],
  ['another quality of a line that works', '360P', [1], '/2/720'],
  ['none that is not there', 'AUDIO', [], '/1/720'],
  ['nothing when all failed', '720P', [1, 2], undefined],
] as const)('plays %s', (_, quality, failed, url) => {
  expect(findSource(lesson(), quality, failed)?.url).toBe(url);
});

it('goes on where this browser was, of the last record that it could not send', () => {
  const of = withRecords(
    record({ position: 40 }),
    record({ playToken: 'other', lessonId: 'l-9', position: 77 }),
  );
  expect(applyInfo(of, lesson({ position: 20 })).watch?.second).toBe(40);
  expect(applyInfo(context, lesson({ position: 20 })).watch?.second).toBe(20);
  const taken = { ...of, connection: { ...of.connection, isTakeOver: true } };
  expect(applyInfo(taken, lesson({ position: 20 })).watch?.second).toBe(20);
});

it('records of the token that is opened again are joined, the others stay as they are', () => {
  const other = record({ playToken: 'other' });
  const of = withRecords(
    record({ playToken: 'token', ranges: [[0, 9]], seq: 3, speed: 1.5 }),
    other,
    record({ playToken: 'token', ranges: [[590, 700]], seq: 8 }),
  );
  expect(applyInfo(of, lesson())).toMatchObject({
    watch: {
      pending: [
        [0, 9],
        [590, 600],
      ],
      topSpeed: 1.5,
    },
    saving: { seq: 8, earlier: [other] },
  });
});

it('a lesson that another browser plays shows how far the student is; one that was open here stays as it is', () => {
  const info = lesson({ position: 20, ranges: [[0, 20]], furthest: 20 });
  const shown = showHolder(context, info);
  expect(shown).toMatchObject({
    server: { info, ranges: [[0, 20]], furthest: 20, position: 20 },
    watch: { second: 20 },
  });
  const opened = { ...context, ...withPlaybackChange(context, applyInfo(context, lesson({ position: 30 }))) };
  expect(showHolder(opened, info)).toEqual({
    server: { holder: info.heldElsewhere },
    connection: { failures: 0, failure: null, isSessionLost: false, isTakeOver: false },
  });
});

it('a lesson without a line that plays keeps the wanted quality', () => {
  expect(
    applyInfo(initialPlayback({ ...playbackInput, quality: '360P' }), lesson({ playUrls: [] })).source,
  ).toEqual({
    line: null,
    quality: '360P',
    failedLines: [],
  });
});
