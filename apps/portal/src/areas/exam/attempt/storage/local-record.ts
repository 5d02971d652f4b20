import { answerValue, questionType } from '@qianwei/api/contract/exam/question';
import type { LocalRecord } from '@qianwei/machines/attempt/attempt-data';
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

/** The machine's record as it is stored. */
const localRecord = v.object({
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
  outline: v.object({
    name: v.string(),
    questions: v.array(v.object({ questionId: v.string(), number: v.string(), questionType })),
  }),
}) satisfies v.GenericSchema<unknown, LocalRecord>;

/** Parses a stored text; throws for anything that is not a record. */
export const parseRecord = (text: string): LocalRecord => v.parse(localRecord, JSON.parse(text));

/** Merges what is written now with what was stored: no later answer is lost, whichever tab writes last. */
export function mergeRecords(next: LocalRecord, previous: LocalRecord | null): LocalRecord {
  if (previous === null) return next;
  const { entries, unsent } = mergeEntries(previous.entries, next.entries);
  const won = previous.unsent.filter((id) => unsent.includes(id));
  return {
    ...next,
    entries,
    seq: Math.max(next.seq, previous.seq),
    unsent: [...new Set([...next.unsent, ...won])],
  };
}
