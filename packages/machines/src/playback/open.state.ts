import type { PlaybackSetUp } from './playback.setup.ts';

/**
 * The lesson is open: what the player reports and the student asks for. Pause, jump and end are saved at once; a place beyond
 * the reach becomes the last second that may be sought.
 */
export const openState = (setUp: PlaybackSetUp) => {
  const begun = { target: 'buffering', actions: ['wantPlay', 'startPlayer'] } as const;
  const again = {
    target: 'buffering',
    actions: ['jumpToStart', 'movePlayer', 'wantPlay', 'startPlayer'],
  } as const;
  const stopped = { target: 'paused', actions: ['wantPause', 'pausePlayer', 'wantSave'] } as const;
  const ended = { target: 'ended', actions: ['end', 'wantSave'] } as const;
  const refusedSeek = ['reportReach', 'jump', 'movePlayer', 'wantSave'] as const;
  const soughtTo = ['clearProblem', 'jump', 'movePlayer', 'wantSave'] as const;
  const refusedJump = {
    guard: 'isJumpTooFar',
    actions: ['reportReach', 'jumpToReach', 'movePlayer', 'wantSave'],
  } as const;
  return setUp.createStateConfig({
    initial: 'ready',
    on: {
      seek: [{ guard: 'isBeyondReach', actions: refusedSeek }, { actions: soughtTo }],
      restart: { guard: 'canPlay', target: '.buffering', actions: again.actions },
      'lesson.taken': { target: 'held', actions: ['wantPause', 'pausePlayer', 'wantSave'] },
      reopening: { target: 'loading.opening', actions: 'wantPause' },
    },
    states: {
      ready: {
        tags: 'ready',
        on: {
          play: { guard: 'canPlay', ...begun },
          continue: { guard: 'canPlay', ...begun },
          seek: [
            { guard: 'isBeyondReach', target: 'paused', actions: refusedSeek },
            { target: 'paused', actions: soughtTo },
          ],
          'player.playing': { target: 'playing', actions: 'begin' },
        },
      },
      buffering: {
        tags: 'buffering',
        on: {
          pause: stopped,
          halted: stopped,
          'player.playing': [refusedJump, { target: 'playing', actions: 'begin' }],
          'player.moved': { guard: 'hasAdvanced', target: 'playing', actions: 'begin' },
          'player.paused': { target: 'paused', actions: ['wantPause', 'wantSave'] },
          'player.ended': ended,
        },
      },
      playing: {
        tags: 'playing',
        on: {
          pause: stopped,
          halted: stopped,
          'player.playing': [refusedJump, { actions: 'move' }],
          'player.moved': [refusedJump, { actions: 'move' }],
          'player.waiting': { target: 'buffering', actions: 'move' },
          'player.paused': { target: 'paused', actions: ['move', 'wantPause', 'wantSave'] },
          'player.ended': ended,
          'source.failed': 'buffering',
        },
      },
      paused: {
        tags: 'paused',
        on: {
          play: { guard: 'canPlay', ...begun },
          continue: { guard: 'canPlay', ...begun },
          resumed: { guard: 'canPlay', ...begun },
          'player.playing': [
            refusedJump,
            { guard: 'canPlay', target: 'playing', actions: 'begin' },
            { actions: 'pausePlayer' },
          ],
          'player.paused': { actions: 'stand' },
          'player.moved': [refusedJump, { actions: 'place' }],
        },
      },
      ended: {
        tags: 'ended',
        on: {
          play: { guard: 'canPlay', ...again },
          seek: [
            { guard: 'isBeyondReach', target: 'paused', actions: refusedSeek },
            { target: 'paused', actions: soughtTo },
          ],
          'player.playing': { target: 'playing', actions: 'begin' },
        },
      },
    },
  });
};
