import { answerValue, questionType } from '@qianwei/api/contract/question';
import { mergeEntries } from '@qianwei/machines/attempt/merge';
import { warningKinds } from '@qianwei/machines/attempt/warnings';
import * as v from 'valibot';

const givenAnswer = v.object({
  questionId: v.string(),
  answer: answerValue,
  marked: v.boolean(),
  at: v.number(),
  seconds: v.number(),
});

const storedAttempt = v.object({
  testRecordId: v.string(),
  attemptToken: v.string(),
  seq: v.number(),
  entries: v.record(v.string(), v.object({ answer: answerValue, marked: v.boolean(), at: v.number() })),
  seconds: v.record(v.string(), v.number()),
  unsent: v.array(v.string()),
  submission: v.nullable(
    v.object({
      seq: v.number(),
      revision: v.number(),
      answers: v.array(givenAnswer),
      requestNo: v.string(),
      auto: v.boolean(),
      honest: v.boolean(),
      startedAt: v.nullable(v.number()),
    }),
  ),
  warned: v.array(v.picklist(warningKinds)),
  blurCount: v.number(),
  /** So that the answers can be downloaded where the paper cannot be had. */
  outline: v.object({
    name: v.string(),
    questions: v.array(v.object({ questionId: v.string(), number: v.string(), questionType })),
  }),
});

/** What the device keeps of an attempt: the machine's record, with names for the download. */
export type StoredAttempt = v.InferOutput<typeof storedAttempt>;

/** Reads a kept text; throws for anything that is no attempt. */
export const parseStoredAttempt = (text: string): StoredAttempt => v.parse(storedAttempt, JSON.parse(text));

/** What is written now with what lay there: no later answer goes, whichever tab writes last. */
export function withFormer(next: StoredAttempt, former: StoredAttempt | null): StoredAttempt {
  if (former === null) return next;
  const { entries, unsent } = mergeEntries(former.entries, next.entries);
  const won = former.unsent.filter((id) => unsent.includes(id));
  return {
    ...next,
    entries: { ...entries },
    seq: Math.max(next.seq, former.seq),
    unsent: [...new Set([...next.unsent, ...won])],
  };
}
