import { fromPromise } from 'xstate';

/** The server refuses. */
export const refusal = (errorCode: number, data: unknown = null) => ({
  kind: 'business',
  message: '不行',
  errorCode,
  data,
});

/** No answer came. */
export const noAnswer = { kind: 'network', message: '网络连接异常，请稍后再试！' };

/** A call that was made and waits for the test to answer it. */
interface Call<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  answer(output: Output): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Runs the reactions to settled promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

/** An actor whose calls wait for the test's answer. */
export function callable<Input, Output>() {
  const calls: Call<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        const then = (act: () => void) => {
          act();
          return settle();
        };
        calls.push({
          input,
          signal,
          answer: (output) => then(() => resolve(output)),
          fail: (error) => then(() => reject(error)),
        });
      }),
  );
  return { calls, logic };
}
