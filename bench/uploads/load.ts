import { answerJob } from '../exam/process.ts';
import { type Sending, sendFile } from './send-file.ts';

/** Files that are sent at once, one by each of these senders. */
export interface UploadJob extends Pick<Sending, 'url' | 'size'> {
  readonly tokens: readonly (string | null)[];
}

/** The result. */
export interface UploadReport {
  /** How many got each errorCode. */
  readonly answers: Readonly<Record<string, number>>;
  /** For all of them, s. */
  readonly seconds: number;
}

answerJob(async ({ url, size, tokens }: UploadJob): Promise<UploadReport> => {
  const began = performance.now();
  const codes = await Promise.all(tokens.map((token) => sendFile({ url, size, token })));
  const answers: Record<string, number> = {};
  for (const code of codes) answers[code] = (answers[code] ?? 0) + 1;
  return { answers, seconds: (performance.now() - began) / 1000 };
});
