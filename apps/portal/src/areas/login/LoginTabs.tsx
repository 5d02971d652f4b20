import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './LoginTabs.css.ts';

/** One way to log in. */
interface LoginWay {
  id: string;
  label: string;
  content: ReactNode;
}

export interface LoginTabsProps {
  ways: readonly [LoginWay, ...LoginWay[]];
  selected: string;
  onSelect(id: string): void;
}

/**
 * The two ways to log in, as tabs of the ARIA practices: one Tab stop, arrows, Home and End choose. They share
 * the line of a phone, and take back the focus that a form gave away; `Tabs` of ui scroll, and count what waits.
 */
export function LoginTabs({ ways, selected, onSelect }: LoginTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The control within a form that chose another way is gone with the form.
  const chosen = useRef(selected);
  useEffect(() => {
    if (chosen.current === selected) return;
    chosen.current = selected;
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [selected]);
  const index = ways.findIndex((way) => way.id === selected);
  const shown = ways[index] ?? ways[0];
  const move = (event: KeyboardEvent) => {
    const last = ways.length - 1;
    const next = {
      ArrowRight: index < last ? index + 1 : 0,
      ArrowLeft: index > 0 ? index - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    const way = next === undefined ? undefined : ways[next];
    if (way === undefined) return;
    event.preventDefault();
    onSelect(way.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label="登录方式" className={styles.list} onKeyDown={move}>
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            role="tab"
            id={`${id}${way.id}`}
            className={styles.tab}
            aria-selected={way === shown}
            aria-controls={way === shown ? `${id}panel` : undefined}
            tabIndex={way === shown ? 0 : -1}
            onClick={() => onSelect(way.id)}
          >
            {way.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + shown.id} className={styles.panel}>
        {shown.content}
      </div>
    </>
  );
}
