/**
 * Places for at most `places` at once. `enter` resolves when one is free, to those who came first; what it resolves with
 * releases the place, and does nothing when it is called again.
 */
export function createTurns(places: number): () => Promise<() => void> {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };
}
