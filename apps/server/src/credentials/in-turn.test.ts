import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A run that ends when the test says so. */
function heldRun() {
  let end: (error?: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { run: () => ended, end };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('what concerns one subject runs one after the other; another subject does not wait', async () => {
  const first = heldRun();
  const started: string[] = [];
  const runs = [
    inTurn('a', first.run),
    inTurn('a', async () => void started.push('second of a')),
    inTurn('b', async () => void started.push('b')),
  ];
  await turn();
  expect(started).toEqual(['b']);
  first.end();
  await Promise.all(runs);
  expect(started).toEqual(['b', 'second of a']);
});

it('a failure reaches its own caller and the next one runs', async () => {
  const failing = heldRun();
  const failed = expect(inTurn('a', failing.run)).rejects.toThrow('broken');
  const next = inTurn('a', async () => 'done');
  failing.end(new Error('broken'));
  await failed;
  expect(await next).toBe('done');
});
