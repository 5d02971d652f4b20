import { readFile } from 'node:fs/promises';
import { manualType } from '@qianwei/api/contract/thesis/manual';
import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import type { Day } from '@qianwei/api/time/moment';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { Database } from '../../../db/database.ts';
import { thesisLetter, thesisManual, thesisRule } from '../../../db/schema/thesis-text.ts';
import type { DemoStage } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import { type RuleFile, readRuleFile } from '../shared/rule-file.ts';
import { demoBatches } from './load-batches.ts';

const day = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value) as Day),
);

const head = { title: v.string(), version: v.string(), publisher: v.string() };

const letterHead = v.object({ ...head, checkbox: v.string() });

const manualHead = v.object({
  ...head,
  manualType,
  effectiveDate: day,
  service: v.object({ phone: v.string(), time: v.string() }),
  pages: v.record(v.string(), v.string()),
});

/** The moment at which each rule and manual was published, before the students of each batch read it. */
const published = 'now-420d@09:00';

/** The rules as they were in the batch that is over: a version, a year and a number earlier than the present ones. */
const earlierEditions: Readonly<Record<RuleType, Pick<RuleFile, 'version' | 'docNo' | 'effectiveDate'>>> = {
  MANAGE: { version: 'V3.1', docNo: '江澜自考论〔2025〕2号', effectiveDate: '2025-03-01' },
  REPORT: { version: 'V2.3', docNo: '江澜自考论〔2025〕3号', effectiveDate: '2025-03-01' },
  THESIS: { version: 'V4.0', docNo: '江澜自考论〔2025〕4号', effectiveDate: '2025-03-01' },
};

/** Loads rules, letters and manuals. */
export async function loadTexts(db: Database, calendar: DemoCalendar, { content }: DemoStage): Promise<void> {
  const read = (name: string) => readFile(new URL(`thesis/${name}`, content), 'utf8');
  async function textOf<Head>(name: string, schema: v.GenericSchema<unknown, Head>) {
    const [, front = '', body = ''] = (await read(name)).split(/^---\n/m);
    return { head: v.parse(schema, parse(front)), content: body.trim() };
  }
  const publishTime = calendar.at(published);
  for (const name of ['rule-manage.md', 'rule-report.md', 'rule-thesis.md']) {
    const { formatRules, ...rule } = await readRuleFile(await read(name), read);
    await db.insert(thesisRule).values(
      demoBatches.map((planId) => ({
        ...rule,
        ...(planId === 'pastPlan' && { ...earlierEditions[rule.type], changes: [] }),
        ...{ planId, publishTime, formatRules: formatRules ?? [] },
      })),
    );
  }
  for (const [kind, name] of [
    ['FIRST', 'commitment.md'],
    ['RETEST', 'commitment-retest.md'],
  ] as const) {
    const { head: letter, content: text } = await textOf(name, letterHead);
    const { checkbox: agreeText, ...rest } = letter;
    await db.insert(thesisLetter).values({ ...rest, kind, agreeText, content: text, publishTime });
  }
  for (const name of ['manual-thesis.md', 'manual-retest.md']) {
    const { head: manual, content: text } = await textOf(name, manualHead);
    const { manualType: type, service, ...rest } = manual;
    await db.insert(thesisManual).values({
      ...rest,
      ...{ type, content: calendar.fill(text), publishTime },
      ...{ servicePhone: service.phone, serviceTime: service.time },
    });
  }
}
