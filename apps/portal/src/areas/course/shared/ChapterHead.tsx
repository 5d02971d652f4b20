import type { OutlinedChapter } from '@qianwei/api/contract/course/chapter';
import { chapterWords, placeWords } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateMark } from '@qianwei/ui/StateMark';
import { unbroken } from '@qianwei/ui/theme/text.css';
import * as styles from './CourseTree.css.ts';

export interface ChapterHeadProps {
  chapter: OutlinedChapter;
  isOpen: boolean;
  /** Id of what it opens. */
  controls: string;
  onToggle: () => void;
}

/** The line of a chapter that opens its lessons: what was watched of it, its length, the best score of its test. */
export function ChapterHead({ chapter, isOpen, controls, onToggle }: ChapterHeadProps) {
  const { no, title, duration, lessonCount } = chapter;
  return (
    <h2 className={styles.heading}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        <span className={styles.chevron}>
          <Icon name="chevron" size="small" />
        </span>
        <span className={styles.title}>
          <span className={unbroken}>{chapterWords(no)}</span> <Phrases>{title}</Phrases>
        </span>{' '}
        <span className={styles.watched}>
          <Watched chapter={chapter} />
        </span>{' '}
        <span className={styles.length}>
          {lessonCount} 节 {placeWords(duration)}
        </span>{' '}
        <span className={styles.best}>
          <Best test={chapter.test} />
        </span>
      </button>
    </h2>
  );
}

function Watched({ chapter }: { chapter: OutlinedChapter }) {
  const { unlockAfter, finishedCount, lessonCount, watchRate } = chapter;
  if (unlockAfter !== null)
    return (
      <span className={styles.locked}>
        <Icon name="lock" size="small" />
        完成{chapterWords(unlockAfter)}后解锁
      </span>
    );
  if (finishedCount === lessonCount)
    return (
      <StateMark shape="check" tone="success">
        看完
      </StateMark>
    );
  if (watchRate === 0) return <span className={styles.muted}>未看</span>;
  return (
    <>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.barRest} width="100%" height="4" />
        <rect className={styles.barDone} width={`${watchRate}%`} height="4" />
      </svg>
      <span>
        <span className={styles.onPhone}>看了 </span>
        {watchRate}%
      </span>
    </>
  );
}

function Best({ test }: { test: OutlinedChapter['test'] }) {
  if (test === null) return null;
  if (test.best === null) return <span className={styles.muted}>未测验</span>;
  return test.passed ? (
    <>
      测验 <b className={styles.score}>{test.best}</b>
    </>
  ) : (
    <span className={styles.low}>测验 {test.best} 未合格</span>
  );
}
