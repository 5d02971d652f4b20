import { noWishes, planGraduation } from '@qianwei/studies';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { graduationPlan } from './planner.fixtures.ts';
import { isSameWish, presetsOf, proposedName, readOwnWishes, storeOwnWishes } from './wishes.ts';

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
    presetsOf(facts).map((preset) => [preset.title, preset.plan.feasible && preset.plan.graduateMonth]),
  ).toEqual([
    ['最快', '2028-06'],
    ['每期最多 3 门', '2029-06'],
    ['1月先不考', '2029-06'],
    ['免掉高等数学', '2028-06'],
  ]);
});

const withCourse = (code: string, change: Partial<(typeof facts.written)[number]>) => ({
  ...facts,
  written: facts.written.map((course) => (course.courseCode === code ? { ...course, ...change } : course)),
});
const titlesOf = (changed: typeof facts) => presetsOf(changed).map(({ title }) => title);

it('with something registered in January, that month is only not added to', () => {
  expect(titlesOf(withCourse('13003', { registered: 0 }))).toContain('1月不再加报');
  const both = withCourse('13003', { registered: 0 }).written.map((course) =>
    course.courseCode === '02324' ? { ...course, registered: 0 } : course,
  );
  expect(titlesOf({ ...facts, written: both }).join()).not.toContain('1月');
});

it('the plan without an exemption is not called 最快 when an exemption is sooner', () => {
  const periods = facts.periods.map((period) => ({ ...period, maxCourse: 3 }));
  const presets = presetsOf({ ...facts, periods });
  const [earliest] = presets;
  const exempt = presets.find(({ kind }) => kind === 'EXEMPT');
  const monthOf = (preset: typeof exempt) => (preset?.plan.feasible ? preset.plan.graduateMonth : '');
  expect(monthOf(exempt) < monthOf(earliest)).toBe(true);
  expect(earliest?.title).toBe('不免考最快');
});

it('a name is proposed by what was wished last', () => {
  const earliest = planGraduation(facts, noWishes);
  const nameFor = (change: Partial<typeof noWishes>) =>
    proposedName(facts, { ...noWishes, ...change }, earliest);
  expect(nameFor({ pins: [{ courseCode: '13180', month: '2027-01' }] })).toBe('先考操作系统');
  expect(nameFor({ pins: [{ courseCode: '02324', month: '2028-01' }] })).toBe('晚点考离散数学');
  expect(nameFor({ exempt: ['00023'] })).toBe('免考高等数学');
  expect(nameFor({ skip: ['2027-01'] })).toBe('1月先不考');
  expect(nameFor({ maxPerPeriod: 2 })).toBe('每期最多 2 门');
  expect(nameFor({})).toBe('');
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
  storeOwnWishes('zhou', wishes);
  expect(readOwnWishes('zhou')).toEqual(wishes);
  expect(readOwnWishes('he')).toBeNull();
  storeOwnWishes('zhou', null);
  expect(readOwnWishes('zhou')).toBeNull();
  localStorage.setItem('graduation-plan zhou', '{"pins":"all"}');
  expect(readOwnWishes('zhou')).toBeNull();
});
