import { type Grade, gradeTypeTitles } from '@qianwei/api/contract/academic/grade';
import { Facts } from '@qianwei/ui/Facts';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useId } from 'react';
import * as styles from './AllGrades.css.ts';
import type { ScoresProps } from './columns.tsx';
import { Corrected, GradeActions, GradeNotes, ResultMark } from './GradeParts.tsx';
import type { PeriodGrades } from './grade-periods.ts';
import { examWords, finalWords, hasScore, oldCodeWords, storyWords } from './grade-words.ts';
import { PeriodLine } from './PeriodLine.tsx';

/** The results on a phone: what it is at the left, what came of it at the right. */
export function ScoreCards({ groups, ...props }: ScoresProps) {
  return groups.map((group) => <Period key={group.key} group={group} {...props} />);
}

function Period({ group, degree, now, ways }: { group: PeriodGrades } & Omit<ScoresProps, 'groups'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.period}>
      <div className={styles.periodHead}>
        <PeriodLine group={group} now={now} ways={ways} isShort id={id} />
      </div>
      <ul>
        {group.grades.map((grade) => (
          <Card key={grade.gradeId} grade={grade} degree={degree} now={now} ways={ways} />
        ))}
      </ul>
    </section>
  );
}

function Card({ grade, degree, now, ways }: { grade: Grade } & Omit<ScoresProps, 'groups'>) {
  const { courseCode, courseName, credit, gradeType, result, examScore, processScore } = grade;
  const parts = examScore !== null && processScore !== null;
  const scores = parts ? `统考 ${examWords(grade)}，过程性 ${processScore}` : '';
  const story = [scores, ...storyWords(grade, degree)].filter((words) => words !== '');
  return (
    <li className={styles.card}>
      <div className={styles.story}>
        <span className={styles.cardCourse}>{courseName}</span>
        <span className={styles.why}>
          <Facts
            facts={[
              courseCode,
              oldCodeWords(grade),
              credit === 0 ? '不计学分' : `${credit} 学分`,
              gradeTypeTitles[gradeType],
            ]}
          />
        </span>
        {story.map((words) => (
          <span key={words} className={styles.why}>
            <WholeDates>{words}</WholeDates>
          </span>
        ))}
        <GradeNotes grade={grade} now={now} />
        <GradeActions grade={grade} ways={ways} />
      </div>
      <div className={styles.score}>
        {result !== 'PENDING' && (
          <span className={hasScore(grade) ? styles.cardScore : styles.cardWord}>
            <Corrected grade={grade}>{finalWords(grade)}</Corrected>
          </span>
        )}
        <ResultMark grade={grade} />
      </div>
    </li>
  );
}
