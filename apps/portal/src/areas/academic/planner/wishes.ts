import { type PlannerFacts, type PlannerWishes, plannerWishes } from '@qianwei/api/contract/academic/planner';
import { compareWishes, type Preset } from '@qianwei/studies';
import { parse } from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';
import { shortMonth } from './month-words.ts';

/** 最快 · 每期最多 3 门 · 1月先不考 · 免掉高等数学 */
export function presetTitle({ written }: PlannerFacts, { kind, wishes }: Preset): string {
  switch (kind) {
    case 'EARLIEST':
      return '最快';
    case 'THREE_A_PERIOD':
      return '每期最多 3 门';
    case 'SKIP_OPEN':
      return `${shortMonth(wishes.skip[0] ?? '')}先不考`;
    case 'EXEMPT_LARGEST':
      return `免掉${nameWithoutBracket(written.find(({ courseCode }) => wishes.exempt.includes(courseCode))?.courseName ?? '')}`;
  }
}

/** 高等数学（工本） → 高等数学 */
const nameWithoutBracket = (courseName: string) => courseName.replace(/（.*）$/, '');

/** The presets that are something else than the earliest plan; with nothing written left there are none. */
export const presetsOf = (facts: PlannerFacts): Preset[] =>
  compareWishes(facts).filter(({ kind }) => kind === 'EARLIEST' || facts.written.length > 0);

const keyOf = ({ pins, maxPerPeriod, skip, exempt, electives }: PlannerWishes) =>
  JSON.stringify([
    pins.map(({ courseCode, month }) => `${courseCode} ${month}`).toSorted(),
    maxPerPeriod,
    skip.toSorted(),
    exempt.toSorted(),
    electives.toSorted(),
  ]);

/** Whether two ask for the same. */
export const isSameWish = (a: PlannerWishes, b: PlannerWishes): boolean => keyOf(a) === keyOf(b);

/** The wishes of a student that are not kept on the server, on this device; null without any. */
export function readOwnWishes(account: string): PlannerWishes | null {
  try {
    return parse(plannerWishes, JSON.parse(readLocal(storageKey(account)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps them on this device; null forgets them. */
export const storeOwnWishes = (account: string, wishes: PlannerWishes | null): void =>
  writeLocal(storageKey(account), wishes && JSON.stringify(wishes));

const storageKey = (account: string) => `graduation-plan ${account}`;
