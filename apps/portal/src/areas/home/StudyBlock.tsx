import type { ContinuedLesson, HomeIndex } from '@qianwei/api/contract/home';
import { formatDuration } from '@qianwei/api/time/duration';
import { nextLessonWords } from '@qianwei/studies';
import { BookCover } from '@qianwei/ui/BookCover';
import { Icon } from '@qianwei/ui/Icon';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { coverTones } from '../../shared/course/cover-tones.ts';
import * as styles from './StudyBlock.css.ts';

/** 继续学习: the lesson watched last of each course in study, and what was studied this week; nothing without a lesson. */
export function StudyBlock({ continueList, study }: Pick<HomeIndex, 'continueList' | 'study'>) {
  if (continueList.length === 0) return null;
  return (
    <Section name="继续学习" note={study && <WeekWords week={study} />}>
      <Lines label="继续学习">
        {continueList.map((lesson) => (
          <Line key={lesson.courseId}>
            <Lesson lesson={lesson} />
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

/** `本周 3 小时 20 分`, and the days in a row when there are any. */
function WeekWords({ week: { minutes, streak } }: { week: NonNullable<HomeIndex['study']> }) {
  const sum = minutes.reduce((total, each) => total + each, 0);
  return (
    <>
      <span className={styles.fact}>{sum > 0 ? `本周 ${formatDuration(sum * 60_000)}` : '本周还没有学'}</span>
      {streak > 0 && <span className={styles.fact}>连续 {streak} 天</span>}
    </>
  );
}

function Lesson({ lesson }: { lesson: ContinuedLesson }) {
  const { courseName, tone, no, title, path } = lesson;
  return (
    <Link href={path} className={styles.lesson}>
      <BookCover title={courseName} tone={coverTones[tone]} width={40} />
      <span className={styles.words}>
        <b className={styles.title}>
          <span className={styles.number}>{no}</span>
          {title}
        </b>
        <span className={styles.course}>{courseName}</span>
        <span className={styles.place}>{nextLessonWords(lesson)}</span>
      </span>
      <Icon name="play" />
    </Link>
  );
}
