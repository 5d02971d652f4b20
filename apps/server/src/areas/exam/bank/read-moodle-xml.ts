import { XMLParser } from 'fast-xml-parser';
import type { BankChapter } from './bank-item.ts';
import { ChapterList } from './chapter-ref.ts';
import type { RawBank, RawItem } from './check-items.ts';
import { blank } from './item-problems.ts';
import { askMoodle, type MoodleQuestion, moodleText } from './moodle-question.ts';
import { codeOf } from './question-defaults.ts';
import { UnreadableBank } from './read-bank.ts';
import { chapterOfCategory } from './split-gift.ts';

const metadata = XMLParser.getMetaDataSymbol() as unknown as symbol;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  captureMetaData: true,
  isArray: (name) => name === 'question' || name === 'answer',
});

const startOf = (question: MoodleQuestion) =>
  (question as { [key: symbol]: { startIndex?: number } | undefined })[metadata]?.startIndex ?? 0;

function readQuestions(source: string): MoodleQuestion[] {
  let parsed: { quiz?: { question?: MoodleQuestion[] } | '' };
  try {
    parsed = parser.parse(source, true) as typeof parsed;
  } catch (error) {
    const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
    throw new UnreadableBank(`文件不是有效的 XML${line === undefined ? '' : `（第 ${line} 行）`}`);
  }
  if (parsed.quiz === undefined) throw new UnreadableBank('文件不是 Moodle XML：没有 quiz 元素');
  return parsed.quiz === '' ? [] : (parsed.quiz.question ?? []);
}

/** Reads a file of Moodle's XML format; each category is a chapter. Throws UnreadableBank. */
export function readMoodleXml(source: string, existing: readonly BankChapter[]): RawBank {
  const chapters = new ChapterList(existing);
  const items: RawItem[] = [];
  let category = '';
  for (const question of readQuestions(source)) {
    const place = `第 ${source.slice(0, startOf(question)).split('\n').length} 行`;
    if (question['@type'] === 'category') {
      category = moodleText(question.category);
      continue;
    }
    const asked = askMoodle(question);
    if (typeof asked === 'string') {
      items.push({ place, value: null, problems: [asked] });
      continue;
    }
    const name = moodleText(question.name).slice(0, 60);
    const id = question.idnumber?.trim() || name || codeOf(asked.stem);
    const chapter = chapters.numberOf(chapterOfCategory(category));
    const blanks = asked.stem.match(blank)?.length ?? 0;
    const grade = Number(question.defaultgrade ?? Math.max(1, blanks));
    items.push({ place, value: { ...asked, id, chapter, score: Math.round(grade * 10) / 10 } });
  }
  return { chapters: chapters.all, items };
}
