import { type ProcessScore, performanceTitles } from '@qianwei/api/contract/course/process-score';
import { examNeeded, passScore, processScoreOfParts, processShare } from '@qianwei/studies';
import { NumberField } from '@qianwei/ui/NumberField';
import { PopoverPanel } from '@qianwei/ui/Popover/PopoverPanel';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import { ExamExample } from './ExamExample.tsx';
import { PartsTable } from './PartsTable.tsx';
import type { CoursePanelProps } from './panel.ts';
import * as styles from './panels.css.ts';
import { countWords, exampleExam, missingParts, partLines, validityWords } from './process-words.ts';

/**
 * How the process score of a course is computed, with the student's own numbers: its parts and their weights, what they are made
 * of, what it does to a score of the written exam that the student can try, and where all this is written.
 */
export default function FormulaPanel({ course: { courseName, process }, ...panel }: CoursePanelProps) {
  return (
    process && (
      <PopoverPanel {...panel} title={`过程性成绩怎么算：${courseName}`}>
        <ScoreFormula process={process} />
      </PopoverPanel>
    )
  );
}

/** All that the panel says. */
export function ScoreFormula({ process }: { process: ProcessScore }) {
  const { parts, points, chapterScores, performance, basis } = process;
  const score = processScoreOfParts(parts);
  const has = (part: string) => parts.some(({ code }) => code === part);
  return (
    <div className={styles.words}>
      <Spread parts={parts} />
      <PartsTable parts={parts} score={score} />
      <p className={styles.muted}>各项和合计都取一位小数，多出的舍去，不进位；合计按舍去前的数算。</p>
      <p>
        计入总评 {processShare}%：{formatPoints(score)} × {processShare}% ＝{' '}
        {((score * processShare) / 100).toFixed(2)}，计{' '}
        <b className={styles.result}>
          {formatPoints(points)} / {processShare}
        </b>
        。
      </p>
      {has('CHAPTER') && <ChapterScores scores={chapterScores} />}
      {has('PERFORMANCE') && <Performance items={performance} />}
      <TryExam score={score} />
      <div className={styles.muted}>
        <p>
          <WholeDates>{validityWords(process)}</WholeDates>
        </p>
        <BasisLine basis={basis} />
      </div>
    </div>
  );
}

/** The parts that the course lacks, and the spread of their weight. */
function Spread({ parts }: Pick<ProcessScore, 'parts'>) {
  const missing = missingParts(parts);
  if (missing.length === 0) return null;
  const grown = partLines(parts).map(({ name, weight }) => `${name} ${weight}`);
  return (
    <p>
      这门课没有{missing.join('和')}，不计这一项，其余各项按比例加重：{grown.join('，')}。
    </p>
  );
}

function ChapterScores({ scores }: { scores: ProcessScore['chapterScores'] }) {
  return (
    <div>
      <h4 className={styles.head}>章节测验</h4>
      <p>{scores.length} 章最高分的平均，没考的章按 0 分计。</p>
      <ol className={styles.scores} aria-label="各章最高分">
        {scores.map((score, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chapter is its place
          <li key={index}>
            {index + 1} 章 {score ?? '未考'}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Performance({ items }: { items: ProcessScore['performance'] }) {
  return (
    <div>
      <h4 className={styles.head}>学习表现</h4>
      <dl className={styles.items}>
        {items.map((item) => (
          <div key={item.code}>
            <dt>{performanceTitles[item.code]}</dt>
            <dd className={styles.muted}>{countWords(item)}</dd>
            <dd>
              {item.got} / {item.full}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** An exam score that the student tries, with what it comes to. */
function TryExam({ score }: { score: number }) {
  const [exam, setExam] = useState<number | null>(exampleExam);
  const need = examNeeded(score);
  return (
    <div>
      <NumberField
        label="若统考"
        unit="分"
        minValue={0}
        maxValue={100}
        step={0.5}
        value={exam}
        onChange={setExam}
      />
      <p role="status" className={styles.example}>
        {exam !== null && exam >= 0 && exam <= 100 && <ExamExample exam={exam} score={score} />}
      </p>
      <p className={styles.muted}>
        {need < passScore
          ? `统考 ${need} 分就合格；过程性从不拉低成绩。`
          : `统考要考 ${passScore} 分；过程性从不拉低成绩。`}
      </p>
    </div>
  );
}
