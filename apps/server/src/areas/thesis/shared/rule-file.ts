import { type FormatRule, formatRule } from '@qianwei/api/contract/thesis/format-rule';
import { ruleType } from '@qianwei/api/contract/thesis/stage';
import { type Day, formatMomentDay, isDay, parseMoment } from '@qianwei/api/time/moment';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { thesisRule } from '../../../db/schema/thesis-text.ts';
import { DomainProblem } from '../../../problems.ts';
import { placeChange, readChange } from './placed-change.ts';
import { partText, type TextPart } from './text-parts.ts';

type RuleColumn =
  | ('type' | 'title' | 'fullTitle' | 'version' | 'docNo' | 'publisher' | 'effectiveDate')
  | ('changes' | 'confirmText' | 'minSeconds' | 'content');

/** A rule as its file has it, without a batch. */
export interface RuleFile extends Pick<typeof thesisRule.$inferSelect, RuleColumn> {
  /** Null where the file names no rules of the format. */
  readonly formatRules: readonly FormatRule[] | null;
}

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

const isRealDay = (text: string): text is Day =>
  isDay(text) && formatMomentDay(parseMoment(`${text} 00:00:00`)) === text;

const front = v.object({
  ruleType,
  title: line(40),
  fullTitle: line(100),
  version: line(20),
  docNo: line(60),
  publisher: line(60),
  effectiveDate: v.custom<Day>((value) => typeof value === 'string' && isRealDay(value)),
  confirmSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600)),
  confirmText: line(20),
  changes: v.optional(v.pipe(v.array(line(200)), v.maxLength(20)), []),
  /** File of the rules of the format, beside this one. */
  dataFile: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}\.json$/))),
});

const formatFile = v.object({ rules: v.array(formatRule) });

/** Longest text, in characters. */
const maxText = 100_000;

/** Problem of the file at a field of it. */
function fieldProblem(file: string, [issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): DomainProblem {
  return new DomainProblem(`${file}的 ${v.getDotPath(issue) ?? '内容'} 缺少或不正确`);
}

function parsed(text: string, read: (text: string) => unknown, problem: string): unknown {
  try {
    return read(text);
  } catch {
    throw new DomainProblem(problem);
  }
}

/** The anchors that the text must have: of each chapter one, and those that changes name. */
function checkAnchors(chapters: readonly TextPart[], changes: readonly string[]): void {
  if (chapters.length === 0) throw new DomainProblem('正文没有“## 标题 {#锚点}”这样的章');
  const bare = chapters.find(({ id }) => id === '');
  if (bare) throw new DomainProblem(`“${bare.title}”缺少锚点，应写成“## ${bare.title} {#topic}”`);
  const ids = chapters.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new DomainProblem(`锚点 ${twice} 用了两次`);
  for (const change of changes) {
    const { chapterId } = readChange(change);
    if (chapterId !== null && !ids.includes(chapterId))
      throw new DomainProblem(`changes 里的锚点 ${chapterId} 在正文中没有`);
  }
}

/**
 * Reads the file of a rule: a head in YAML between lines of `---`, then the text in Markdown. `readBeside` reads the file that it
 * names beside itself. Each change gets its place in the text. Throws DomainProblem that says what is wrong.
 */
export async function readRuleFile(
  file: string,
  readBeside: (name: string) => Promise<string>,
): Promise<RuleFile> {
  const [before, head, ...rest] = file.replaceAll('\r\n', '\n').split(/^---[ \t]*$/m);
  if (before?.trim() !== '' || head === undefined || rest.length === 0)
    throw new DomainProblem('文件开头应为两行 --- 之间的版本信息');
  const content = rest.join('---').trim();
  if (content.length > maxText) throw new DomainProblem(`正文超过 ${maxText} 字`);
  const read = v.safeParse(front, parsed(head, parse, '版本信息不是 YAML'));
  if (!read.success) throw fieldProblem('版本信息', read.issues);
  const { ruleType: type, confirmSeconds: minSeconds, dataFile, changes, ...text } = read.output;
  const { parts } = partText(content, 2);
  checkAnchors(parts, changes);
  return {
    ...text,
    ...{ type, minSeconds, content },
    changes: changes.map((change) => placeChange(change, parts)),
    formatRules: dataFile === undefined ? null : await readFormat(dataFile, readBeside),
  };
}

async function readFormat(name: string, readBeside: (name: string) => Promise<string>) {
  const json = parsed(await readBeside(name), JSON.parse, `${name} 不是 JSON`);
  const read = v.safeParse(formatFile, json);
  if (!read.success) throw fieldProblem(name, read.issues);
  return read.output.rules;
}
