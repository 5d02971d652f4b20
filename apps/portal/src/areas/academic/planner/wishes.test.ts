import { noWishes } from '@qianwei/studies';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { graduationPlan } from './planner.fixtures.ts';
import { isSameWish, presetsOf, presetTitle, readOwnWishes, storeOwnWishes } from './wishes.ts';

const { facts } = graduationPlan;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('the ways to plan that students ask for have a name and a month', () => {
  expect(
    presetsOf(facts).map((preset) => [
      presetTitle(facts, preset),
      preset.plan.feasible && preset.plan.graduateMonth,
    ]),
  ).toEqual([
    ['最快', '2028-06'],
    ['每期最多 3 门', '2029-06'],
    ['1月先不考', '2029-06'],
    ['免掉高等数学', '2028-06'],
  ]);
});

it('with nothing written left there is one way only', () => {
  expect(presetsOf({ ...facts, written: [] }).map(({ kind }) => kind)).toEqual(['EARLIEST']);
});

it('wishes are the same in any order', () => {
  const [a, b] = [
    { courseCode: '02324', month: '2027-04' },
    { courseCode: '13180', month: '2027-10' },
  ];
  expect(isSameWish({ ...noWishes, pins: [a!, b!] }, { ...noWishes, pins: [b!, a!] })).toBe(true);
  expect(isSameWish({ ...noWishes, pins: [a!] }, { ...noWishes, pins: [b!] })).toBe(false);
});

it('what a student has arranged stays on this device, for that student alone, until it is kept or given up', () => {
  const wishes = { ...noWishes, skip: ['2027-01'] };
  storeOwnWishes('013224200002', wishes);
  expect(readOwnWishes('013224200002')).toEqual(wishes);
  expect(readOwnWishes('013223100003')).toBeNull();
  storeOwnWishes('013224200002', null);
  expect(readOwnWishes('013224200002')).toBeNull();
  localStorage.setItem('graduation-plan 013224200002', '{"pins":"all"}');
  expect(readOwnWishes('013224200002')).toBeNull();
});
