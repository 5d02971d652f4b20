import { type PlannerFacts, type PlannerWishes, plannerWishes } from '@qianwei/api/contract/academic/planner';
import { compareWishes, coursePlaceOf, type PlanResult, type Preset } from '@qianwei/studies';
import { parse } from 'valibot';
import { readLocal, writeLocal } from '../../../shared/device/stored.ts';
import { shortMonth } from './month-words.ts';

/** A preset with the words of its tab. */
export interface TitledPreset extends Preset {
  /** 最快 · 每期最多 3 门 · 1月先不考 · 免掉高等数学 */
  readonly title: string;
}

/** 高等数学（工本） → 高等数学 */
const nameWithoutBracket = (courseName: string) => courseName.replace(/（.*）$/, '');

const nameOf = ({ written }: PlannerFacts, code: string | undefined) =>
  nameWithoutBracket(written.find(({ courseCode }) => courseCode === code)?.courseName ?? '');

const monthOf = ({ plan }: Preset) => (plan.feasible ? plan.graduateMonth : '9');

function presetTitle(facts: PlannerFacts, { kind, wishes }: Preset, presets: readonly Preset[]): string {
  switch (kind) {
    case 'EARLIEST':
      return presets.some((preset) => monthOf(preset) < monthOf(presets[0] ?? preset))
        ? '不免考最快'
        : '最快';
    case 'THREE_A_PERIOD':
      return '每期最多 3 门';
    case 'SKIP_OPEN': {
      const [month = ''] = wishes.skip;
      const isRegistered = facts.written.some(
        ({ registered }) => registered !== null && facts.periods[registered]?.month === month,
      );
      return `${shortMonth(month)}${isRegistered ? '不再加报' : '先不考'}`;
    }
    case 'EXEMPT':
      return `免掉${nameOf(facts, wishes.exempt[0])}`;
  }
}

/** The presets that are something else than the earliest plan; with nothing written left there are none. */
export function presetsOf(facts: PlannerFacts): TitledPreset[] {
  const presets = compareWishes(facts).filter(({ kind }) => kind === 'EARLIEST' || facts.written.length > 0);
  return presets.map((preset) => ({ ...preset, title: presetTitle(facts, preset, presets) }));
}

/** Letters that a name may have. */
const maxName = 20;

/** A name for what a student wishes, by the wish that was made last: 先考操作系统, 晚点考离散数学, 每期最多 2 门; empty for no wish. */
export function proposedName(
  facts: PlannerFacts,
  { pins, maxPerPeriod, skip, exempt, electives }: PlannerWishes,
  earliest: PlanResult,
): string {
  const pin = pins.at(-1);
  const place = earliest.feasible && pin ? coursePlaceOf(earliest.places, pin.courseCode) : undefined;
  const usual = facts.periods[place?.period ?? -1]?.month ?? '';
  const name = pin
    ? `${pin.month <= usual ? '先考' : '晚点考'}${nameOf(facts, pin.courseCode)}`
    : exempt.length > 0
      ? `免考${nameOf(facts, exempt.at(-1))}`
      : skip.length > 0
        ? `${shortMonth(skip.at(-1) ?? '')}先不考`
        : electives.length > 0
          ? `选考${nameOf(facts, electives.at(-1))}`
          : maxPerPeriod === null
            ? ''
            : `每期最多 ${maxPerPeriod} 门`;
  return name.slice(0, maxName);
}

const keyOf = ({ pins, maxPerPeriod, skip, exempt, electives }: PlannerWishes) =>
  JSON.stringify([
    pins.map(({ courseCode, month }) => `${courseCode} ${month}`).toSorted(),
    maxPerPeriod,
    skip.toSorted(),
    exempt.toSorted(),
    electives.toSorted(),
  ]);

/** True when two ask for the same. */
export const isSameWish = (a: PlannerWishes, b: PlannerWishes): boolean => keyOf(a) === keyOf(b);

/** The wishes of a student that are not kept on the server, on this device; null without any. */
export function readOwnWishes(student: string): PlannerWishes | null {
  try {
    return parse(plannerWishes, JSON.parse(readLocal(storageKey(student)) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps them on this device; null forgets them. */
export const storeOwnWishes = (student: string, wishes: PlannerWishes | null): void =>
  writeLocal(storageKey(student), wishes && JSON.stringify(wishes));

const storageKey = (student: string) => `graduation-plan ${student}`;
