import type { ThesisContent } from '@qianwei/api/contract/thesis/document';
import { expect, it } from 'vitest';
import { finalVersion, reportVersion } from '../directory.fixtures.ts';
import { numberedNotes } from './numbered-notes.ts';
import { shortQuote } from './short-quote.ts';
import { shownPart } from './shown-part.ts';

const notesOf = ({ content, annotations }: typeof reportVersion) => numberedNotes(content, annotations);

const titlesOf = ({ sections }: ThesisContent) =>
  sections.map(({ number, blocks }) => `${number}${blocks.length}`);

it('/thesis/directory of a text with notes the paragraphs with notes are shown, and of chapters without one the headings', () => {
  const part = shownPart(reportVersion.content, notesOf(reportVersion));
  expect(part && titlesOf(part.content)).toEqual([
    '一、4',
    '二、2',
    '三、4',
    '四、0',
    '五、3',
    '六、0',
    '七、0',
    '八、2',
    '九、0',
  ]);
  expect(
    part?.content.sections.map(({ blocks }) => blocks.filter(({ id }) => !part.omitted.has(id)).length),
  ).toEqual([1, 1, 1, 0, 1, 0, 0, 1, 0]);
});

it('/thesis/directory a text without notes is shown to a little more than its first page', () => {
  const part = shownPart(finalVersion.content, []);
  expect(part?.content.sections.map(({ number }) => number)).toEqual(['1']);
  expect(part?.content.abstract).toBe(finalVersion.content.abstract);
  expect(part?.omitted.size).toBe(0);
});

it('/thesis/directory a shown citation leads to its reference, and no other reference is shown', () => {
  const part = shownPart(reportVersion.content, notesOf(reportVersion));
  const shown = JSON.stringify(
    part?.content.sections.flatMap(({ blocks }) => blocks.filter(({ id }) => !part.omitted.has(id))),
  );
  const references = part?.content.references ?? [];
  for (const { id } of references) expect(shown).toContain(`"${id}"`);
  expect(references.length).toBeGreaterThan(0);
  expect(references.length).toBeLessThan(reportVersion.content.references.length);
});

it('/thesis/directory a text that is no longer than its part is whole', () => {
  const [first] = reportVersion.content.sections;
  const sections = first === undefined ? [] : [{ ...first, blocks: first.blocks.slice(0, 1) }];
  expect(shownPart({ ...reportVersion.content, sections }, [])).toBeNull();
});

it('a long quote keeps its two ends', () => {
  expect(shortQuote('国内教材普遍将内部控制归纳为内部环境、风险评估、控制活动五要素')).toBe(
    '国内教材普遍将内部控制归纳为……活动五要素',
  );
  expect(shortQuote('案例数据来自 H 公司相关资料')).toBe('案例数据来自 H 公司相关资料');
});
