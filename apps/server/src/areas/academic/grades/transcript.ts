import { createHash } from 'node:crypto';
import {
  type Grade,
  type GradeSummary,
  gradeResultTitles,
  gradeTypeTitles,
} from '@qianwei/api/contract/academic/grade';
import { thesisLevelTitles } from '@qianwei/api/contract/academic/thesis-level';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { hashWords } from '@qianwei/api/signing/hash-words';
import type { DateTime } from '@qianwei/api/time/moment';
import { sumScores } from '@qianwei/studies';
import { eq } from 'drizzle-orm';
import { student } from '../../../db/schema/student.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { versionOf } from '../../../student/plan-version.ts';
import { formatDateTime } from '../../../time.ts';
import { type OwnGrades, readOwnGrades } from './own-grades.ts';

/** A line of the transcript. */
export interface TranscriptLine {
  readonly courseCode: string;
  readonly courseName: string;
  readonly credit: number;
  readonly kind: string;
  readonly periodName: string;
  readonly examScore: number | null;
  readonly processScore: number | null;
  readonly finalScore: number | null;
  /** 合格 · 不合格 · 缺考 · 违纪 · 免考, with the level of a thesis. */
  readonly result: string;
  /** 计入 when it is the best of its course. */
  readonly counted: boolean;
  readonly note: string;
}

/** 成绩单: every published result with both averages. */
export interface Transcript {
  readonly name: string;
  readonly examineeNo: string;
  /** Such as 080901 计算机科学与技术（专升本）. */
  readonly major: string;
  readonly school: string;
  /** Such as 2026-05 版. */
  readonly plan: string;
  readonly lines: readonly TranscriptLine[];
  readonly summary: GradeSummary;
  /** The moment at which it was printed. */
  readonly printed: DateTime;
  /** The 校验码 of all but when it was printed: the same results have the same one. */
  readonly checkWords: string;
}

function resultWords({ gradeType, result, level, corrected }: Grade): string {
  const passed = gradeType === 'EXEMPT' ? gradeTypeTitles.EXEMPT : gradeResultTitles[result];
  const words = level === null || level === 'FAIL' ? passed : thesisLevelTitles[level];
  return corrected === null ? words : `${words}（已更正）`;
}

function lineOf(grade: Grade): TranscriptLine {
  const { courseCode, courseName, credit, gradeType, periodName, examScore, processScore } = grade;
  const { finalScore, counted, note } = grade;
  return {
    ...{ courseCode, courseName, credit, kind: gradeTypeTitles[gradeType], periodName },
    ...{ examScore, processScore, finalScore, result: resultWords(grade), counted, note },
  };
}

function ofRecord({ studies: { record, major, plan, schoolName } }: OwnGrades) {
  return {
    examineeNo: record.examineeNo,
    major: `${major.majorCode} ${major.name}（${examLevelTitles[record.applyExamLevel]}）`,
    school: schoolName,
    plan: `${versionOf(plan)} 版`,
  };
}

/** The transcript of the 考籍 in use. What is not published is left out. Throws 1050005 for a student without any. */
export async function readTranscript(context: StudentContext): Promise<Transcript> {
  const own = await readOwnGrades(context);
  const [found] = await context.db
    .select({ name: student.name })
    .from(student)
    .where(eq(student.id, context.session.studentId));
  const { summary } = own;
  const content = {
    name: found?.name ?? '',
    ...ofRecord(own),
    lines: own.grades.flatMap(({ shown }) => (shown.result === 'PENDING' ? [] : lineOf(shown))),
    summary,
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { ...content, printed: formatDateTime(context.clock.now()), checkWords: hashWords(hash) };
}

/** An average with its terms, to be calculated again by hand: （78＋66）÷2＝144÷2，保留一位小数为 72.0. Empty without one. */
export function averageWords(terms: GradeSummary['avgTerms'], average: number | null): string {
  if (average === null) return '';
  const scores = terms.map(({ score }) => score);
  const sum = sumScores(scores);
  return `（${scores.join('＋')}）÷${scores.length}＝${sum}÷${scores.length}，保留一位小数为 ${average.toFixed(1)}`;
}
