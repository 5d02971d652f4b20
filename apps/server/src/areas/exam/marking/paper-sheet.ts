import { questionTypeTitles } from '@qianwei/api/contract/exam/question';
import { timelineLines, timelineOf } from '../../../application/timeline.ts';
import type { Database } from '../../../db/database.ts';
import { keywordHints } from '../../../questions/score-answer.ts';
import { rightAnswer } from '../../../questions/shown-question.ts';
import { hangingText } from '../../../typed-text.ts';
import { type RegradeRow, regradesOf } from '../shared/analysis.queries.ts';
import { scorePoints } from '../shared/paper/share-score.ts';
import { regradeKind } from '../shared/regrade-kind.ts';
import { findByReceipt } from './locked-attempt.ts';
import { type WrittenEntry, writtenEntries } from './written-entries.ts';

const indent = (text: string) => text.replaceAll(/^/gm, '    ');

function pointLines({ question, entry, answer }: WrittenEntry): string[] {
  const hints = keywordHints(answer?.answer ?? null, question.points);
  return scorePoints(question.points, entry.score).map(({ text, score }, index) => {
    const keywords = question.points[index]?.keywords.join('、') ?? '';
    const hint = hints?.[index] === true ? '关键词命中' : '关键词未见';
    return `    ${index + 1}. ${score} 分 ${text}（${hint}${keywords === '' ? '' : `：${keywords}`}）`;
  });
}

function entryLines(written: WrittenEntry): string[] {
  const { label, entry, question, answer } = written;
  const state = answer === undefined ? '未作答，0 分' : answer.got === null ? '待批阅' : `${answer.got} 分`;
  const text = typeof answer?.answer === 'string' && answer.answer !== '' ? answer.answer : '（空）';
  return [
    `第 ${label} 题 ${questionTypeTitles[question.type]} ${entry.score} 分 · ${state}`,
    indent(question.stem),
    '  考生的答案：',
    indent(text),
    '  参考答案：',
    indent(String(rightAnswer(question.answer) ?? '')),
    '  采分点（关键词仅供参考）：',
    ...pointLines(written),
  ];
}

async function regradeLines(db: Database, row: RegradeRow): Promise<string[]> {
  const story = timelineLines(await timelineOf(db, regradeKind, row));
  return [hangingText(`  复评申请（${row.status}）：${row.reason}`), ...story.map(indent)];
}

/** The written answers of an attempt with scoring points and what the keywords hint at, for a marker. Throws DomainProblem. */
export async function markingSheet(db: Database, receiptNo: string): Promise<string> {
  const { record, test } = await findByReceipt(db, receiptNo);
  const regrades = await regradesOf(db, record.id);
  const entries = await writtenEntries(db, record);
  const blocks: string[] = [];
  for (const written of entries) {
    const regrade = regrades.get(written.question.id);
    const lines = regrade === undefined ? [] : await regradeLines(db, regrade);
    blocks.push([...entryLines(written), ...lines].join('\n'));
  }
  const head = `${record.receiptNo} ${test.name} 第 ${record.tryNo} 次 · ${record.status} · 客观分 ${record.objective ?? '—'}`;
  return [head, ...(blocks.length === 0 ? ['没有主观题'] : blocks)].join('\n\n');
}
