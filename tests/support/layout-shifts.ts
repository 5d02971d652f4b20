import type { Page } from 'playwright';

/** Something that was moved, as the browser saw it. */
interface MovedNode {
  /** How it is found in the page: its place below the nearest element with a name, and the start of its text. */
  node: string;
  /** `x y width × height` in px, before and after. */
  from: string;
  to: string;
}

/** One layout shift that no click or key caused. */
export interface LayoutShift {
  /** Milliseconds since the page was opened. */
  at: number;
  /** The share of the window that moved, times how far. */
  value: number;
  moved: MovedNode[];
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page. */
const recordShifts = () => {
  const shifts: LayoutShift[] = [];
  const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y, width].map(Math.round).join(' ')} × ${Math.round(height)}`;
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.className;
    return typeof name === 'string' && name !== '' ? `${element.localName}(${name})` : element.localName;
  };
  const describe = (node: Node | null) => {
    if (node === null) return '(removed)';
    const own = node instanceof Element ? node : node.parentElement;
    const way: string[] = [];
    for (let element = own; element !== null && way.length < 4; element = element.parentElement)
      way.unshift(nameOf(element));
    return `${way.join(' > ')} “${(node.textContent ?? '').trim().slice(0, 24)}”`;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
      if (!hadRecentInput)
        shifts.push({
          at: startTime,
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => ({
            node: describe(node),
            from: rect(previousRect),
            to: rect(currentRect),
          })),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
};

/** Records every layout shift of the pages that are opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  // tsx wraps each function in a call of `__name`, which no page has.
  page.addInitScript({ content: `{ const __name = (code) => code; (${recordShifts})(); }` });

/** The shifts since the page was opened. Rejects when the page was not watched. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts.slice());

/** Their sum to four decimals: less than that is a fraction of a pixel. */
export const totalShift = (shifts: readonly LayoutShift[]): number =>
  Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4));

/** One line a shift, and one a moved node. */
export function shiftLines(shifts: readonly LayoutShift[]): string[] {
  return shifts.flatMap(({ at, value, moved }) => [
    `  ${at.toFixed(0)} ms ${value.toFixed(4)}`,
    ...moved.map(({ node, from, to }) => `    ${from} → ${to}  ${node}`),
  ]);
}
