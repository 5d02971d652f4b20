import { expect, it } from 'vitest';
import { outdatedBy } from './outdated-by.ts';

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
/** Calls that change something and may be repeated without a `requestNo`; pages show what they change. */
const repeatable = ['/v1/savePlayRecord'];
/** Calls that change something and outdate no answer that is kept: what they say is shown by the page that makes them. */
const outdatingNothing = [
  '/v1/updatePassword',
  '/v1/getSmsCode',
  '/v1/getSmsCodeNLog',
  '/v1/applyScoreReviewNLog',
  '/v1/startWrongPractice',
  '/v1/getPlayInfo',
  '/v1/reportLesson',
  '/v1/collectLesson',
  '/v1/getTestPaper',
  '/v1/reportQuestion',
  '/v1/startSignUp',
  '/v1/startSignUpNLog',
  '/v1/getSignUpRecordNLog',
];
const paths = new Set(calls.map(({ path }) => path));

it('every call that changes something says what it makes outdated', () => {
  const changing = calls.filter(({ mutates }) => mutates).map(({ path }) => path);
  expect(changing.length).toBeGreaterThan(10);
  expect([...Object.keys(outdatedBy), ...outdatingNothing].toSorted()).toEqual(
    [...changing, ...repeatable].toSorted(),
  );
});

it('what is outdated are answers to calls of the contract', () => {
  const named = Object.values(outdatedBy).flatMap(({ answers }) => answers);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});
