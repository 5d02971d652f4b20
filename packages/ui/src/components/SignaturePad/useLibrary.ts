import { useEffect, useState } from 'react';
import { fetchLibrary, type PadLibrary } from './pen.ts';

/** Fetches the drawing library when the pad is first shown; `retry` after it could not be fetched. */
export function useLibrary() {
  const [Library, setLibrary] = useState<PadLibrary | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let isLeft = false;
    fetchLibrary().then(
      (found) => {
        if (!isLeft) setLibrary(() => found);
      },
      () => {
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [round]);
  const retry = () => {
    setFailed(false);
    setRound((before) => before + 1);
  };
  return { Library, hasFailed, retry };
}
