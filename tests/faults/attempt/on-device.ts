import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { AnswerValue } from '../../../packages/api/src/contract/question.ts';
import { within } from '../gate.ts';
import type { TypedLog } from './typed-log.ts';

/**
 * What the page's origin keeps of attempts, in IndexedDB or without room there in local storage, opened with the key
 * that lies in IndexedDB. Runs in the page.
 */
async function readAttempts(): Promise<string[]> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('qianwei-attempts'));
  const transaction = database.transaction(['keys', 'attempts']);
  const key = done<CryptoKey>(transaction.objectStore('keys').get(await firstKey(transaction)));
  const rows = done<{ key: string; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }[]>(
    transaction.objectStore('attempts').getAll(),
  );
  const bytes = (text = '') => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const spare = Object.entries(localStorage).flatMap(([place, text]: [string, string]) => {
    if (!place.startsWith('qianwei_attempt_')) return [];
    const [iv, data] = text.split('.');
    return [{ key: place.slice('qianwei_attempt_'.length), iv: bytes(iv), data: bytes(data).buffer }];
  });
  const opened = [...(await rows), ...spare].map(async ({ key: label, iv, data }) => {
    const additionalData = new TextEncoder().encode(label);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, await key, data);
    return new TextDecoder().decode(text);
  });
  const texts = await Promise.all(opened);
  database.close();
  return texts;

  async function firstKey(from: IDBTransaction): Promise<IDBValidKey> {
    const [first] = await done(from.objectStore('keys').getAllKeys());
    if (first === undefined) throw new Error('The device keeps nothing');
    return first;
  }
}

interface Kept {
  entries: Record<string, { answer: AnswerValue }>;
}

/** Ends when the device keeps every answer of the log. Rejects when it does not within the second that it may take. */
export async function untilOnDevice(page: Page, { last }: TypedLog): Promise<void> {
  const missing = async () => {
    const attempts = (await page.evaluate(readAttempts)).map((text) => JSON.parse(text) as Kept);
    const isKept = (id: string, answer: AnswerValue) =>
      attempts.some(({ entries }) => JSON.stringify(entries[id]?.answer) === JSON.stringify(answer));
    return [...last].filter(([id, answer]) => !isKept(id, answer)).map(([id]) => id);
  };
  await expect.poll(missing, { timeout: within(1000), interval: 20 }).toEqual([]);
}
