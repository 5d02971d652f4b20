import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Column, minWidthOf } from './column.ts';
import * as styles from './grid.css.ts';
import type { TableView } from './view.ts';

/** px of one press of an arrow. */
const step = 16;
/** px; no column is dragged wider. */
const maxWidth = 960;

/** The edge of a column: dragged, or moved by arrows after Enter. */
export function Resizer<Row>({ column, view }: { column: Column<Row>; view: TableView<Row> }) {
  const { layout, onLayout, texts } = view;
  const edge = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; width: number; sign: number } | null>(null);
  const [resizing, setResizing] = useState(false);
  const minWidth = column.minWidth ?? minWidthOf({ ...column, width: undefined });
  const currentWidth = layout.widths[column.id] ?? column.width ?? minWidth;

  /** Fixes all columns at their current width, or the others would move along. */
  const resize = (width: number) => {
    const cells = edge.current?.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
    const widths = Object.fromEntries(
      [...cells].slice(0, -1).map(({ dataset, offsetWidth }) => [dataset.column ?? '', offsetWidth]),
    );
    widths[column.id] = Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
    onLayout({ ...layout, widths });
  };
  const cell = () => edge.current?.closest('th');
  const now = () => cell()?.offsetWidth ?? currentWidth;
  const sign = () => (getComputedStyle(edge.current as Element).direction === 'rtl' ? -1 : 1);

  const onPointerDown = (event: PointerEvent) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, width: now(), sign: sign() };
    setResizing(true);
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (grip.current) resize(grip.current.width + (clientX - grip.current.x) * grip.current.sign);
  };
  const release = () => {
    grip.current = null;
    setResizing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') setResizing(!resizing);
    else if (!resizing) return;
    else if (event.key === 'Escape') setResizing(false);
    else if (event.key === 'ArrowRight') resize(now() + step * sign());
    else if (event.key === 'ArrowLeft') resize(now() - step * sign());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an interactive separator, as in the window splitter pattern
    <div
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={texts.resize(column.header)}
      aria-valuenow={currentWidth}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuetext={texts.resizing(currentWidth)}
      data-resizing={resizing || undefined}
      className={styles.resizer}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={onKeyDown}
      onBlur={release}
    />
  );
}
