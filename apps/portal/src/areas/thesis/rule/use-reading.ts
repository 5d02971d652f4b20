import type { ThesisRule } from '@qianwei/api/contract/thesis/rule';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../../../shared/page/use-hydrated.ts';
import { freshReading, type KeptReading, keepReading, readReading } from './kept-reading.ts';
import { readChapters } from './rule-kinds.ts';

/** The reading of a rule, as its page counts it. */
export interface RuleReading extends Omit<KeptReading, 'seen'> {
  /** Seconds that are left; 0 once it was read for long enough. */
  readonly left: number;
  /** Anchors of the chapters whose end was in view. */
  readonly seen: ReadonlySet<string>;
  /** The end of the last chapter was in view. */
  readonly atEnd: boolean;
  /** Forgets the reading: it begins again with the newest answer of the server. */
  forget(): void;
  /** The end of a chapter was in view. */
  see(chapterId: string): void;
  /** The reader came to a chapter. */
  reach(chapterId: string): void;
}

/** Longest time that the server takes, s. */
const maxSeconds = 86_400;

/** Counts the seconds while the page is in view, and the chapters; both are kept over a reload. */
export function useReading(rule: ThesisRule): RuleReading {
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<KeptReading | null>(null);
  const shown = own ?? (isHydrated ? readReading(rule) : freshReading(rule));
  const change = (next: (before: KeptReading) => KeptReading) =>
    setOwn((before) => next(before ?? readReading(rule)));
  const keep = useEffectEvent((reading: KeptReading) => keepReading(rule, reading));
  useEffect(() => {
    if (own !== null) keep(own);
  }, [own]);
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible')
      change((before) => ({ ...before, seconds: Math.min(maxSeconds, before.seconds + 1) }));
  });
  const isCounting = rule.readTime === null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  const { seconds, at, opening, seen } = shown;
  return {
    ...{ seconds, at, opening },
    left: Math.max(0, rule.minSeconds - seconds),
    seen: new Set(seen),
    atEnd: seen.includes(readChapters(rule).at(-1)?.id ?? ''),
    forget() {
      keepReading(rule, null);
      setOwn(null);
    },
    see: (id) =>
      change((before) => (before.seen.includes(id) ? before : { ...before, seen: [...before.seen, id] })),
    reach: (id) => change((before) => (before.at === id ? before : { ...before, at: id })),
  };
}
