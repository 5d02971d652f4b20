/** The clicks in the prerendered page before the portal's code has come. */
interface EarlyClicks {
  /** False once React handles clicks. */
  keeping: boolean;
  /** By element, in the order of the first click; for a checkbox whether the last click ticked it. */
  readonly pressed: Map<HTMLElement, boolean>;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Records clicks from now on. Runs inside login.html. */
export function keepEarlyClicks(): void {
  const early: EarlyClicks = { keeping: true, pressed: new Map() };
  window.earlyClicks = early;
  const keep = ({ target }: Event) => {
    if (!early.keeping || !(target instanceof Element)) return;
    const element = target.closest<HTMLElement>('button, input[type="checkbox"]');
    if (element !== null) early.pressed.set(element, element instanceof HTMLInputElement && element.checked);
  };
  addEventListener('click', keep, true);
}

/** Stops recording. Call it right before hydration: from then on React handles clicks. */
export function stopKeepingClicks(): void {
  if (window.earlyClicks) window.earlyClicks.keeping = false;
}

/** Replays the recorded clicks, once. Call it after hydration. */
export async function replayEarlyClicks(): Promise<void> {
  const pressed = window.earlyClicks?.pressed ?? new Map<HTMLElement, boolean>();
  delete window.earlyClicks;
  for (const [element, ticked] of pressed) {
    // Each click sees what the one before it has changed.
    await Promise.resolve();
    // React has read the checkbox as it hydrated: it is set back, so that the click changes it.
    if (element instanceof HTMLInputElement) element.checked = !ticked;
    element.click();
  }
}
