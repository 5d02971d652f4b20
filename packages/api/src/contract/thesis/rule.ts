import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { dateTime, day, id, wholeNumber } from '../fields.ts';
import { formatRule } from './format-rule.ts';
import { ruleType } from './stage.ts';

/** A chapter of a text that the institution wrote: Markdown without its own heading. */
export const ruleChapter = v.object({
  /** Anchor in addresses: `topic`. */
  id: v.string(),
  /** Number as it is written, `第三章` or `三`; empty for none. */
  label: v.string(),
  title: v.string(),
  /** Markdown; nothing in it is trusted. */
  content: v.string(),
});

/** A chapter of a text that the institution wrote. */
export type RuleChapter = v.InferOutput<typeof ruleChapter>;

/** Payload that names the rules of a batch. */
const ruleKey = { planId: id, ruleType };

/**
 * The rules of a batch (规定正文) in their newest version, and whether the student has read them. 1050005 for a batch in which the
 * student has no thesis.
 */
export const getThesisRule = endpoint({
  path: '/v1/getThesisRule',
  payload: v.object(ruleKey),
  data: v.object({
    ...ruleKey,
    planName: v.string(),
    /** The thesis of the student in this batch. */
    studentPlanId: id,
    title: v.string(),
    fullTitle: v.string(),
    /** Such as V3.2. */
    version: v.string(),
    docNo: v.string(),
    publisher: v.string(),
    effectiveDate: day,
    /** Text before the first chapter, Markdown; empty for none. */
    lead: v.string(),
    chapters: v.array(ruleChapter),
    /** Differences from the version before, as the institution words them. */
    changes: v.array(
      v.object({
        /** Place in its words, `第二十条`; empty for none. */
        label: v.string(),
        text: v.string(),
        chapterId: v.nullable(v.string()),
        /** Index of the changed paragraph among those of the chapter, which blank lines part; null where the chapter is meant. */
        paragraph: v.nullable(v.number()),
      }),
    ),
    /** The checked format rules; of 论文格式规范 alone, else none. */
    formatRules: v.array(formatRule),
    /** For how long it is read before it can be confirmed, s. */
    minSeconds: v.number(),
    confirmText: v.string(),
    /** When this version was confirmed; null before. */
    readTime: v.nullable(dateTime),
    /** The earlier version that was confirmed; null where none was, or this one is. */
    readBefore: v.nullable(v.object({ version: v.string(), time: dateTime })),
    /** Proof of the moment at which it was opened, to be sent back; it holds for 24 hours. */
    opening: v.string(),
    serverTime: dateTime,
  }),
});

/** The rules of a batch as their page shows them. */
export type ThesisRule = DataOf<typeof getThesisRule>;

/**
 * Confirms that the rules were read: 我已阅读并知晓. The server looks at its own clock since `opening`, never at `seconds`: 1050003
 * before `minSeconds`, with `left` in its data, 1040006 when there is a newer version by now. A repeat answers the first time.
 */
export const confirmThesisRule = endpoint({
  path: '/v1/confirmThesisRule',
  mutates: true,
  payload: v.object({
    ...ruleKey,
    version: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    /** Time on the page by the device, s; kept, and not relied on. */
    seconds: wholeNumber(0, 86_400),
    opening: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  }),
  data: v.object({ readTime: dateTime }),
});

/** The rules as PDF; the JSON beside it (API-13) has only the time. */
export const getThesisRuleFile = endpoint({
  path: '/v1/getThesisRuleFile',
  payload: v.object({ ...ruleKey, export: v.literal(true) }),
  data: v.object({ serverTime: dateTime }),
});
