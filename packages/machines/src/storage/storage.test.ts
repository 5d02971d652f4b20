import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { createStorage, parseObject, type StorageCommand, type WatchStorage, writeJson } from './storage.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function start(local: Parameters<typeof createStorage>[0], watch?: WatchStorage) {
  const heard: unknown[] = [];
  const machine = setup({ actors: { storage: createStorage(local, watch) } }).createMachine({
    invoke: { id: 'storage', src: 'storage' },
    on: { 'storage.changed': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(machine).start();
  const write = (command: StorageCommand) => actor.getSnapshot().children.storage?.send(command);
  return { actor, heard, write };
}

it('SESSION-4 writes a value as JSON into the storage asked for, and removes it for null', () => {
  const local = memory();
  const session = memory();
  const { write } = start(() => ({ local, session }));
  write(writeJson('session', 'app', { a: 1 }));
  write(writeJson('local', 'qianwei_student', { b: 2 }));
  write(writeJson('local', 'qianwei_student', null));
  expect([...session.values]).toEqual([['app', '{"a":1}']]);
  expect([...local.values]).toEqual([]);
});

it('SESSION-1 keeps working when the browser refuses to store anything', () => {
  const { actor, write } = start(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  write(writeJson('local', 'qianwei_student', {}));
  expect(actor.getSnapshot().status).toBe('active');
});

it('SESSION-7 reports what another tab wrote, until the machine stops', () => {
  let report: Parameters<WatchStorage>[0] | undefined;
  const { actor, heard } = start(
    () => ({ local: memory(), session: memory() }),
    (listener) => {
      report = listener;
      return () => {
        report = undefined;
      };
    },
  );
  report?.({ key: 'qianwei_student', value: null });
  expect(heard).toEqual([{ type: 'storage.changed', key: 'qianwei_student', value: null }]);
  actor.stop();
  expect(report).toBeUndefined();
});

it('SESSION-1 reads an object, and nothing else, from a stored text', () => {
  expect(parseObject('{"a":1}')).toEqual({ a: 1 });
  for (const damaged of ['{"a":', 'null', '[]', '7', '', null, undefined, 7, []]) {
    expect(parseObject(damaged)).toBeNull();
  }
});
