/** How many calls of stories and tests are under way. What hangs counts for nothing: nobody waits for it. */
let count = 0;

/** Counts a call until it has been answered and what waited for the answer has heard of it. */
export async function whileUnderWay<Answer>(call: Promise<Answer>): Promise<Answer> {
  count += 1;
  try {
    return await call;
  } finally {
    setTimeout(() => {
      count -= 1;
    });
  }
}

/** True while an answer is still to come. */
export const isCallUnderWay = (): boolean => count > 0;
