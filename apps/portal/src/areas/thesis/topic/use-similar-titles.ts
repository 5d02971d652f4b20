import { titleWords } from '@qianwei/api/contract/thesis/title';
import { checkThesisTitle } from '@qianwei/api/contract/thesis/topic';
import { useEffect, useState } from 'react';
import { useCall } from '../../../shared/query/use-call.ts';

/** ms without a key after which what was typed counts. */
const typingPause = 400;

/** A typed text once the typing pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed]);
  return paused;
}

/** Fewer words are not compared: everything is like them. */
const comparedWords = 4;

/** Long enough to be compared with other titles. */
export const isCompared = (title: string): boolean => titleWords(title) >= comparedWords;

/** Earlier titles that are like a typed one, asked for when the typing pauses. */
export function useSimilarTitles(planId: string, typed: string) {
  const title = usePaused(typed.trim());
  return useCall(checkThesisTitle, { planId, title }, { enabled: isCompared(title), keepPrevious: true });
}
