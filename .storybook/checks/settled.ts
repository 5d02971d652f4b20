import { vi } from 'vitest';
import { isCallUnderWay } from '../../apps/portal/src/shared/query/calls-under-way.ts';

/** How many frames in a row must look alike, and for how many at most they are waited for (about 20 s). */
const quietFrames = 2;
const maxFrames = 1200;

/**
 * Waits until the story has come to rest: its calls are answered, fonts, pictures and late code are there, nothing enters or leaves, and nothing
 * has changed its place or text for some frames. Animations are taken to their end, endless ones to their start.
 * Throws when it never does.
 */
export async function settled() {
  let before = '';
  let quiet = 0;
  for (let frame = 0; frame < maxFrames && quiet < quietFrames; frame += 1) {
    await nextFrame();
    await turn();
    await vi.dynamicImportSettled();
    // Late code asks for letters of its own, such as those of formulas.
    await document.fonts.ready;
    // What has been ended is painted so in the next frame.
    const isStill = endAnimations() === 0;
    const now = appearance();
    quiet = isStill && now === before && !isMoving() ? quiet + 1 : 0;
    before = now;
  }
  if (quiet < quietFrames) throw new Error(`the story did not come to rest within ${maxFrames} frames`);
}

function nextFrame() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
}

/** What was put off until the next turn is done: on a busy machine a frame may come before it. */
function turn() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

/** Ends them and returns how many were still running. */
function endAnimations() {
  const running = document.getAnimations().filter(({ playState }) => playState !== 'finished');
  for (const animation of running) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  return running.length;
}

/** React Aria hides what has opened with a text field until it knows whether a touch keyboard comes (600 ms). */
const unrevealed = '[style*="opacity: 0"][style*="inset(50%)"]';

function isMoving() {
  const isEntering = document.querySelector(`[data-entering], [data-exiting], ${unrevealed}`) !== null;
  return isCallUnderWay() || isEntering || [...document.images].some((image) => !image.complete);
}

function appearance() {
  return [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x},${y},${width},${height},${element.childElementCount === 0 ? element.textContent : ''}`;
    })
    .join(';');
}
