import type { GraduationPlan, PlannerWishes, SavedPlan } from '@qianwei/api/contract/academic/planner';
import {
  type CoursePlace,
  type MoveOption,
  noWishes,
  type PlanResult,
  planGraduation,
  settleWishes,
} from '@qianwei/studies';
import { useMemo, useState } from 'react';
import { useDeviceState } from '../../../shared/device/use-device-state.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import { isSameWish, presetsOf, readOwnWishes, storeOwnWishes } from './wishes.ts';

/** A way to plan, as a tab of the page. */
export interface PlanVariant {
  /** The kind of a preset, the `planId` of a kept one, or OWN for what is not kept. */
  readonly id: string;
  readonly title: string;
  readonly wishes: PlannerWishes;
  readonly plan: PlanResult;
  /** The plan that the student keeps; null for presets and OWN. */
  readonly saved: SavedPlan | null;
  /** Courses that the student had put into a month where registrations now leave no room for them. */
  readonly overruled: readonly string[];
}

/** The page's state: which ways there are, which is shown, and what is shown of it. */
export interface Planner {
  readonly variants: readonly PlanVariant[];
  readonly shown: PlanVariant;
  /** The kept plan from which OWN began; null without one. */
  readonly base: SavedPlan | null;
  select(id: string): void;
  /** Shows a plan for other wishes. What need not move stays where it is shown. */
  change(wishes: PlannerWishes): void;
  move(option: MoveOption): void;
  /** The earliest plan, and nothing that is not kept. */
  reset(): void;
  /** OWN has become this kept plan. */
  adopt(saved: SavedPlan): void;
}

/** The id of what the student has arranged and not kept. */
export const ownId = 'OWN';

/** The student's own wishes, and the places of the courses before. */
interface OwnArrangement {
  wishes: PlannerWishes;
  places: readonly CoursePlace[];
}

const placesOf = (plan: PlanResult): readonly CoursePlace[] => (plan.feasible ? plan.places : []);

/** The student's own arrangement: on this device at once, on the server when it is kept. */
export function usePlanner({ facts, saved }: GraduationPlan): Planner {
  const { id: student } = useStudent();
  const [own, setOwn] = useDeviceState<OwnArrangement | null>(() => {
    const wishes = readOwnWishes(student);
    return wishes && { wishes, places: [] };
  }, null);
  const [chosen, setSelected] = useState<string | null>(null);
  const selected = chosen ?? (own === null ? 'EARLIEST' : ownId);
  const [baseId, setBaseId] = useState<string | null>(null);

  const listed = useMemo((): PlanVariant[] => {
    const presets = presetsOf(facts);
    const earliest = placesOf(presets[0]?.plan ?? planGraduation(facts, noWishes));
    return [
      ...presets.map((preset) => ({
        id: preset.kind,
        title: preset.title,
        wishes: preset.wishes,
        plan: preset.plan,
        saved: null,
        overruled: [],
      })),
      ...saved.map((kept) => {
        const settled = settleWishes(facts, kept.wishes);
        return {
          id: kept.planId,
          title: kept.name,
          ...settled,
          plan: planGraduation(facts, settled.wishes, earliest),
          saved: kept,
        };
      }),
    ];
  }, [facts, saved]);
  const ownVariant = useMemo((): PlanVariant | null => {
    if (own === null) return null;
    const preferred = own.places.length > 0 ? own.places : placesOf(planGraduation(facts, noWishes));
    const settled = settleWishes(facts, own.wishes);
    const plan = planGraduation(facts, settled.wishes, preferred);
    return { id: ownId, title: '我的排法', ...settled, plan, saved: null };
  }, [facts, own]);
  const variants = ownVariant === null ? listed : [...listed, ownVariant];
  // A kept plan may have been removed on another device.
  const shown = variants.find(({ id }) => id === selected) ?? variants[0];
  if (shown === undefined) throw new Error('The earliest plan is always there');

  const forget = () => {
    setOwn(null);
    storeOwnWishes(student, null);
  };
  const change = (wishes: PlannerWishes) => {
    const same = listed.find((variant) => isSameWish(variant.wishes, wishes));
    if (shown.saved !== null) setBaseId(shown.saved.planId);
    else if (shown.id !== ownId) setBaseId(null);
    if (same !== undefined) {
      forget();
      setSelected(same.id);
      return;
    }
    setOwn({ wishes, places: placesOf(shown.plan) });
    storeOwnWishes(student, wishes);
    setSelected(ownId);
  };
  return {
    variants,
    shown,
    base: saved.find(({ planId }) => planId === baseId) ?? null,
    select: setSelected,
    change,
    move: ({ wishes, isCurrent }) => {
      if (!isCurrent) change(wishes);
    },
    reset: () => {
      forget();
      setSelected('EARLIEST');
    },
    adopt: ({ planId }) => {
      forget();
      setSelected(planId);
    },
  };
}
