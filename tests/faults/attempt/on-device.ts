import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { AnswerValue } from '../../../packages/api/src/contract/exam/question.ts';
import type { LocalRecord } from '../../../packages/machines/src/attempt/attempt-data.ts';
import { within } from '../gate.ts';
import type { TypedLog } from './typed-log.ts';

/** `readRecords` of `device-records.ts` as an expression that a page evaluates. */
const readRecords = build({
  entryPoints: [fileURLToPath(new URL('device-records.ts', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'device',
  target: 'es2022',
}).then(({ outputFiles: [file] }) => `(() => { ${file?.text ?? ''}; return device.readRecords(); })()`);

/** Ends when the device keeps every answer of the log. Rejects when it does not within the second that it may take. */
export async function untilOnDevice(page: Page, { last }: TypedLog): Promise<void> {
  const missing = async () => {
    const records = await page.evaluate<LocalRecord[]>(await readRecords);
    const isKept = (id: string, answer: AnswerValue) =>
      records.some(({ entries }) => JSON.stringify(entries[id]?.answer) === JSON.stringify(answer));
    return [...last].filter(([id, answer]) => !isKept(id, answer)).map(([id]) => id);
  };
  await expect.poll(missing, { timeout: within(1000), interval: 20 }).toEqual([]);
}
