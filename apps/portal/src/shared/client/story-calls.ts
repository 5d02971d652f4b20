/** How many calls of stories and tests are under way. A call that hangs is not counted. */
let count = 0;

/** Counts a call until it is answered and the code that awaited the answer has run. */
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

/** Whether an answer is still to come. */
export const isCallUnderWay = (): boolean => count > 0;
