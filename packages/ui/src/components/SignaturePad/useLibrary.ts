import { useEffect, useState } from 'react';
import { fetchLibrary, type PadLibrary } from './pen.ts';

/** Fetches the drawing library when the pad is first shown, and again once there is a network; `retry` after it could not be fetched. */
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
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return { Library, hasFailed, retry };
}
