import { useRef } from 'react';
import { useControlledState } from '../../hooks/useControlledState.ts';

type SelectionMode = 'none' | 'single' | 'multiple';

export interface SelectionProps {
  /** Default `none`. */
  selectionMode?: SelectionMode;
  /** Keys of the selected rows; leave it out (with `defaultSelectedKeys`) to let the table keep them. */
  selectedKeys?: ReadonlySet<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
}

export interface Selection {
  mode: SelectionMode;
  keys: ReadonlySet<string>;
  /** How many of the shown rows are selected. */
  shown: 'none' | 'some' | 'all';
  /** Ticks or unticks one row; with `range` everything between it and the one before. */
  toggle: (key: string, range?: boolean) => void;
  /** Grows or shrinks the range to `key`, as Shift with an arrow does. */
  extendTo: (key: string, from: string) => void;
  /** All that are shown, or none of them when they all are. */
  toggleAll: () => void;
  clear: () => void;
}

/** The selection; `shownKeys` are the keys of the filtered and sorted rows, in their order. */
export function useSelection(props: SelectionProps, shownKeys: readonly string[]): Selection {
  const { selectionMode: mode = 'none', selectedKeys, defaultSelectedKeys, onSelectionChange } = props;
  const [keys, setKeys] = useControlledState<ReadonlySet<string>>(
    selectedKeys,
    new Set(defaultSelectedKeys),
    onSelectionChange,
  );
  const anchor = useRef<string | null>(null);
  const end = useRef<string | null>(null);

  const between = (from: string | null, to: string | null): string[] => {
    const [a, b] = [shownKeys.indexOf(from ?? ''), shownKeys.indexOf(to ?? '')].sort((x, y) => x - y);
    return a === undefined || b === undefined || a < 0 ? [] : shownKeys.slice(a, b + 1);
  };
  const selectTo = (key: string) => {
    const next = new Set(keys);
    for (const old of between(anchor.current, end.current)) next.delete(old);
    for (const inRange of between(anchor.current, key)) next.add(inRange);
    end.current = key;
    setKeys(next);
  };
  const count = mode === 'multiple' ? shownKeys.filter((key) => keys.has(key)).length : 0;
  return {
    mode,
    keys,
    shown: count === 0 ? 'none' : count === shownKeys.length ? 'all' : 'some',
    toggle: (key, range = false) => {
      if (mode === 'none') return;
      if (mode === 'multiple' && range && anchor.current !== null) return selectTo(key);
      anchor.current = key;
      end.current = key;
      if (mode === 'single') return setKeys(new Set([key]));
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      setKeys(next);
    },
    extendTo: (key, from) => {
      if (mode !== 'multiple') return;
      if (anchor.current === null || !keys.has(anchor.current)) {
        anchor.current = from;
        end.current = from;
      }
      selectTo(key);
    },
    toggleAll: () => {
      const next = new Set(keys);
      for (const key of shownKeys) count === shownKeys.length ? next.delete(key) : next.add(key);
      setKeys(next);
    },
    clear: () => setKeys(new Set()),
  };
}
