import { type Day, formatMomentDay } from '@qianwei/api/time/moment';
import { useStudent } from '../session/session.tsx';
import { readLocal, writeLocal } from './stored.ts';
import { useDeviceState } from './use-device-state.ts';

const keyOf = (student: string) => `qianwei_ignored_${student}`;

/** Ids that a student has hidden on this device on a day; nothing of another day, or for a damaged text. */
function readIgnored(student: string, day: Day): string[] {
  const [stored, ...ids] = (readLocal(keyOf(student)) ?? '').split('\n');
  return stored === day ? ids : [];
}

/** Stores what a student has hidden on a day. */
export function writeIgnored(student: string, day: Day, ids: readonly string[]): void {
  writeLocal(keyOf(student), ids.length === 0 ? null : [day, ...ids].join('\n'));
}

/**
 * 忽略今日: what the student has hidden until tomorrow, on this device. `now` in ms since 1970, by the server's clock: at
 * midnight in Shanghai everything is back.
 */
export function useIgnoredToday(now: number) {
  const { id } = useStudent();
  const day = formatMomentDay(now);
  const [kept, setKept] = useDeviceState(() => ({ day, ids: readIgnored(id, day) }), { day, ids: [] });
  const ids = kept.day === day ? kept.ids : [];
  const change = (next: string[]) => {
    writeIgnored(id, day, next);
    setKept({ day, ids: next });
  };
  return {
    ids,
    isIgnored: (what: string) => ids.includes(what),
    ignore: (what: string) => change([...readIgnored(id, day), what]),
    /** Without `what` all of it. */
    restore: (what?: string) =>
      change(what === undefined ? [] : readIgnored(id, day).filter((other) => other !== what)),
  };
}

/** Entries hidden until tomorrow. */
export type IgnoredToday = ReturnType<typeof useIgnoredToday>;
