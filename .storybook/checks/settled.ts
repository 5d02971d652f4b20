import { vi } from 'vitest';
import { isCallUnderWay } from '../../apps/portal/src/shared/client/story-calls.ts';

/** How many frames in a row must be equal, and the maximum number of frames to wait (about 20 s). */
const quietFrames = 2;
const maxFrames = 1200;
/** React shows late code that follows other late code only after 300 ms. */
const shownMs = 400;

let lastLoaded = 0;
new PerformanceObserver(() => {
  lastLoaded = performance.now();
}).observe({ type: 'resource' });

/**
 * Waits until the story has settled: its calls are answered, fonts, pictures and late code are loaded and shown,
 * nothing enters or leaves, and nothing has moved or changed its text for some frames. Animations are set to their end,
 * endless ones to their start. Throws when it never settles.
 */
export async function settled() {
  let before = '';
  let quiet = 0;
  const isSettled = () => quiet >= quietFrames && performance.now() - lastLoaded > shownMs;
  for (let frame = 0; frame < maxFrames && !isSettled(); frame += 1) {
    await nextFrame();
    await turn();
    await vi.dynamicImportSettled();
    // Late code loads fonts of its own, such as those of formulas.
    await document.fonts.ready;
    // Finished animations are painted in the next frame.
    const isStill = endAnimations() === 0;
    const now = appearance();
    quiet = isStill && now === before && !isMoving() ? quiet + 1 : 0;
    before = now;
  }
  if (!isSettled()) throw new Error(`the story did not come to rest within ${maxFrames} frames`);
}

function nextFrame() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
}

/** Waits for tasks queued for the next turn: on a busy machine a frame may come before them. */
function turn() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

/** Finishes the animations and returns how many were still running; one that scrolling drives stands where nothing scrolls. */
function endAnimations() {
  const running = document
    .getAnimations()
    .filter(({ playState, timeline }) => playState !== 'finished' && timeline?.currentTime !== null);
  for (const animation of running) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  return running.length;
}

/** React Aria hides an opened popover with a text field until it knows whether a touch keyboard comes (600 ms). */
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
