import { fromCallback } from 'xstate';

/** The commands of a machine to its `storage` actor. A `value` of null removes the key. */
export interface StorageCommand {
  readonly type: 'storage.write';
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly value: string | null;
}

/** Another tab wrote to local storage. `key` null: everything was removed. */
export interface StorageChanged {
  readonly type: 'storage.changed';
  readonly key: string | null;
  readonly value: string | null;
}

/** The part of the browser's `Storage` that is needed here. */
export interface WebStorage {
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Listens for writes of other tabs; returns a function that stops listening. */
export type WatchStorage = (report: (change: Omit<StorageChanged, 'type'>) => void) => () => void;

/** Stores nothing: what a machine uses until the portal provides `createStorage(…)`. */
export const noStorage = fromCallback<StorageCommand>(() => undefined);

/**
 * The `storage` actor of every machine, on the storages of a browser.
 * A refused write (storage full, or switched off by the browser) is dropped: the page works on without it.
 */
export function createStorage(areas: () => Record<StorageCommand['area'], WebStorage>, watch?: WatchStorage) {
  return fromCallback<StorageCommand>(({ receive, sendBack }) => {
    receive(({ area, key, value }) => {
      try {
        const storage = areas()[area];
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
      } catch {
        // A value that was not written is set again after the next reload.
      }
    });
    return watch?.((change) => sendBack({ type: 'storage.changed', ...change } satisfies StorageChanged));
  });
}

/** The command that keeps `value` as JSON, or removes the key for null. */
export function writeJson(area: StorageCommand['area'], key: string, value: unknown): StorageCommand {
  return { type: 'storage.write', area, key, value: value === null ? null : JSON.stringify(value) };
}

/** The object that a stored text holds, or null for anything damaged. */
export function parseObject(stored: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
