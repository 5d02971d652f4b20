/** What was pressed in the prerendered page before the portal's code had arrived. */
interface EarlyClicks {
  /** False once React hears the clicks itself. */
  keeping: boolean;
  /** In the order of the first press; of a checkbox whether it was ticked by the last one. */
  readonly pressed: Map<HTMLElement, boolean>;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Keeps what is pressed from now on. Runs inside login.html. */
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

/** To be called when the page is about to be taken over: from then on React hears the clicks. */
export function stopKeepingClicks(): void {
  if (window.earlyClicks) window.earlyClicks.keeping = false;
}

/** Presses again, once, what was pressed too early. To be called when the page has been taken over. */
export async function replayEarlyClicks(): Promise<void> {
  const pressed = window.earlyClicks?.pressed ?? new Map<HTMLElement, boolean>();
  delete window.earlyClicks;
  for (const [element, ticked] of pressed) {
    // Each press sees what the one before it has changed.
    await Promise.resolve();
    // React reads a checkbox when it takes over: it must see the press that changes it.
    if (element instanceof HTMLInputElement) element.checked = !ticked;
    element.click();
  }
}
