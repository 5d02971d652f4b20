import { expect, it } from 'vitest';
import { outdatedByAll, outdatedByEvent } from './outdated-by-event.ts';

interface Call {
  path: string;
  mutates: boolean;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'mutates' in value;

const contract = import.meta.glob(['../../../../../packages/api/src/contract/**/*.ts', '!**/*.test.ts'], {
  eager: true,
});
const calls = Object.values(contract).flatMap((module) => Object.values(module as object).filter(isCall));

it('what events make outdated are answers of calls of the contract that change nothing', () => {
  const reading = new Set(calls.filter(({ mutates }) => !mutates).map(({ path }) => path));
  expect(outdatedByAll(null).answers.filter((path) => !reading.has(path))).toEqual([]);
});

it('a thesis that changes outdates every answer about theses that a page keeps', () => {
  const ofTheses = calls.filter(({ path, mutates }) => !mutates && /get(Thesis|Commitment)/.test(path));
  // Files are fetched when they are wanted.
  const kept = ofTheses.map(({ path }) => path).filter((path) => !path.endsWith('File'));
  expect(outdatedByEvent.THESIS?.answers).toEqual(expect.arrayContaining(kept));
});

it('events of several kinds outdate each answer once, an unknown kind none', () => {
  expect(outdatedByAll(new Set(['NEWER']))).toEqual({ answers: [], badges: false });
  const { answers } = outdatedByAll(new Set(Object.keys(outdatedByEvent)));
  expect(new Set(answers).size).toBe(answers.length);
});
