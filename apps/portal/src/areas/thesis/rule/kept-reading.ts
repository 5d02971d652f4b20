import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import * as v from 'valibot';
import { readTab, writeTab } from '../../../shared/device/stored.ts';

const reading = v.object({
  opening: v.string(),
  seconds: v.number(),
  seen: v.array(v.string()),
  /** The chapter that the reader is at; empty before any. */
  at: v.string(),
});

/** The reading of a version in this tab: since when, for how many seconds it was in view, and the chapters whose end was. */
export type KeptReading = Readonly<v.InferOutput<typeof reading>>;

const keyOf = ({ studentPlanId, ruleType, version }: ThesisRule) =>
  `qianwei_reading:${studentPlanId}:${ruleType}:${version}`;

/** A reading that begins now. */
export const freshReading = ({ opening }: Pick<ThesisRule, 'opening'>): KeptReading => ({
  opening,
  seconds: 0,
  seen: [],
  at: '',
});

/** The reading as this tab keeps it over a reload; one that begins now without any. */
export function readReading(rule: ThesisRule): KeptReading {
  const kept = readTab(keyOf(rule));
  if (kept === null) return freshReading(rule);
  try {
    return v.parse(reading, JSON.parse(kept));
  } catch {
    return freshReading(rule);
  }
}

/** Keeps the reading for this tab; null forgets it. */
export const keepReading = (rule: ThesisRule, next: KeptReading | null): void =>
  writeTab(keyOf(rule), next === null ? null : JSON.stringify(next));
