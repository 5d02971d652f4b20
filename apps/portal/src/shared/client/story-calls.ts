/** The calls of stories and tests that are under way. A call that hangs is not among them. */
const underWay = new Set<Promise<unknown>>();

/** Has a call under way until it is answered and the code that awaited the answer has run. */
export async function whileUnderWay<Answer>(call: Promise<Answer>): Promise<Answer> {
  underWay.add(call);
  try {
    return await call;
  } finally {
    setTimeout(() => underWay.delete(call));
  }
}

/** True while an answer is still to come. */
export const isCallUnderWay = (): boolean => underWay.size > 0;

/** Forgets the calls of tests before this one: some end without an answer. */
export const forgetCalls = (): void => underWay.clear();
