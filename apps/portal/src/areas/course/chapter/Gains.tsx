import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { CourseService } from '@qianwei/api/contract/course/course';
import type { ProcessEnd, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { formatDuration } from '@qianwei/api/time/duration';
import { nearWords } from '@qianwei/api/time/words';
import { chapterWords } from '@qianwei/studies';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Phrases } from '@qianwei/ui/Phrases';
import { answerPath, playPath, testPath } from '../../../shared/address/course-paths.ts';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { nextOutlined } from '../shared/next-lesson.ts';
import { ServiceClosed } from '../shared/ServiceClosed.tsx';
import { type Gain, gainsOf } from './gains.ts';
import * as styles from './ScorePanel.css.ts';

export interface GainsProps {
  outline: CourseChapter;
  process: ProcessScore;
}

interface GainWords {
  title: string;
  note: string;
  href: string;
  action: string;
}

/** 还能加多少: what adds to the process score, by how much, and the way to it; or why nothing can. */
export function Gains({ outline, process }: GainsProps) {
  const now = useNow();
  if (process.end !== null)
    return (
      <Part title="还能加多少">
        <Ended end={process.end} service={outline.course.service} />
      </Part>
    );
  const gains = gainsOf(outline, process);
  return (
    <Part title="还能加多少">
      {gains.length === 0 ? (
        <p>视频看完了，测验也都满分或用完了次数，没有能再加的分。</p>
      ) : (
        <ul className={styles.gains}>
          {gains.map((gain) => {
            const { title, note, href, action } = wordsOf(gain, outline, now);
            return (
              <li key={gain.kind} className={styles.gain}>
                <span>
                  <Phrases>{title}</Phrases>{' '}
                  <span className={styles.gainNote}>
                    <Phrases>{note}</Phrases>
                  </span>
                </span>
                <span className={styles.gainPoints}>加 {formatPoints(gain.points)}</span>
                <Link href={href} size="small" className={styles.gainWay}>
                  {action}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

/** Why nothing can be added any more, and what can be done. */
function Ended({ end, service }: { end: ProcessEnd; service: CourseService | null }) {
  if (end === 'PASSED') return <p>这门课已经合格，过程性成绩不用再加分。</p>;
  if (end === 'SETTLED') return <p>过程性成绩已在笔试当日结算，不能再加分。</p>;
  return (
    service && (
      <ServiceClosed
        service={service}
        ended="不能再加分；分数保留，续期后可以接着加"
        ahead="开通后看视频、做测验就能加分"
      />
    )
  );
}

function wordsOf(gain: Gain, outline: CourseChapter, now: number): GainWords {
  const { course, compTest } = outline;
  const { courseId } = course;
  if (gain.kind === 'VIDEO')
    return {
      title: `看完 ${gain.lessonNos}`,
      note: `还剩 ${formatDuration(gain.seconds * 1000)}`,
      href: playPath(courseId, nextOutlined(outline)?.lesson.lessonId ?? ''),
      action: '接着看',
    };
  if (gain.kind === 'CHAPTER') {
    const test = `${chapterWords(gain.chapterNo)}测验`;
    return {
      title: gain.from === null ? `${test}考到 ${gain.to}` : `${test}从 ${gain.from} 提到 ${gain.to}`,
      note: '次数不限',
      href: testPath(courseId, { testId: gain.testId }),
      action: gain.from === null ? '去测验' : '再测一次',
    };
  }
  const runningUntil = compTest?.runningUntil ?? null;
  const title = gain.from === null ? `综合测验考到 ${gain.to}` : `综合测验从 ${gain.from} 提到 ${gain.to}`;
  if (compTest && runningUntil !== null)
    return {
      title,
      note: `${nearWords(runningUntil, now)} 自动交卷`,
      href: answerPath({ subjectId: course.subjectId, testId: compTest.testId }),
      action: '去作答',
    };
  const { usedTry = 0, maxTry = 0 } = compTest ?? {};
  return {
    title,
    note: maxTry === 0 ? '次数不限' : `还可以考 ${maxTry - usedTry} 次`,
    href: testPath(courseId),
    action: '去测验',
  };
}
