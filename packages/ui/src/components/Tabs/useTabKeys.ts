import type { KeyboardEvent, RefObject } from 'react';

/**
 * The keys of a row of tabs: the arrows of its orientation go round, Home and End go to its ends. The tab that is
 * reached is focused and chosen.
 */
export function useTabKeys(
  row: RefObject<HTMLElement | null>,
  orientation: 'horizontal' | 'vertical',
  onChoose: (index: number) => void,
) {
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = tabs.indexOf(document.activeElement as HTMLElement);
    const next = { [back]: index - 1, [on]: index + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || index < 0) return;
    const reached = (next + tabs.length) % tabs.length;
    event.preventDefault();
    onChoose(reached);
    tabs[reached]?.focus();
  };
}
