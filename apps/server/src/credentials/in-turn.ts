const last = new Map<string, Promise<unknown>>();

/**
 * Runs what concerns one subject after all that was asked before for the same, in this process: what is counted, done
 * and taken back again is never seen half done. A failure of one does not touch the next.
 */
export async function inTurn<Result>(subject: string, run: () => Promise<Result>): Promise<Result> {
  const before = last.get(subject) ?? Promise.resolve();
  const own = before.then(run, run);
  last.set(subject, own);
  try {
    return await own;
  } finally {
    if (last.get(subject) === own) last.delete(subject);
  }
}
