import type { OutlinedChapter, OutlinedLesson } from '@qianwei/api/contract/course/chapter';
import { chineseNumber, placeWords } from '@qianwei/studies';
import { Accordion } from '@qianwei/ui/Accordion';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Link } from '@qianwei/ui/Link';
import { StateMark, StateSymbol } from '@qianwei/ui/StateMark';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import * as styles from './LessonDrawer.css.ts';

export interface LessonDrawerProps {
  chapters: readonly OutlinedChapter[];
  /** The lesson that is open. */
  lessonId: string;
  /** Percent of the course that was watched, and the seconds that are left. */
  watchRate: number;
  leftSeconds: number;
  /** `end` on a desk, `bottom` on a phone. */
  side: 'end' | 'bottom';
  hrefOf: (lessonId: string) => string;
  onClose: () => void;
}

/** 目录: the chapters of the course, open at the lesson that is played. */
export default function LessonDrawer(props: LessonDrawerProps) {
  const { chapters, lessonId, watchRate, leftSeconds, side, hrefOf, onClose } = props;
  const current = chapters.find(({ sections }) =>
    sections.some(({ lessons }) => lessons.some((lesson) => lesson.lessonId === lessonId)),
  );
  const left = Math.ceil(leftSeconds / 60);
  return (
    <DrawerPanel
      title="目录"
      note={`视频 ${watchRate}%${left > 0 ? `，还剩 ${left} 分钟` : ''}`}
      side={side}
      isOpen
      onOpenChange={onClose}
    >
      <Accordion
        multiple
        defaultOpen={current ? [current.chapterId] : []}
        items={chapters.map((chapter) => ({
          id: chapter.chapterId,
          title: `第${chineseNumber(chapter.no)}章　${chapter.title}`,
          note: <ChapterState chapter={chapter} />,
          disabled: chapter.unlockAfter !== null,
          content: (
            <ol className={styles.lessons}>
              {chapter.sections
                .flatMap(({ lessons }) => lessons)
                .map((lesson) => (
                  <li key={lesson.lessonId}>
                    <LessonLink
                      lesson={lesson}
                      isCurrent={lesson.lessonId === lessonId}
                      href={hrefOf(lesson.lessonId)}
                    />
                  </li>
                ))}
            </ol>
          ),
        }))}
      />
    </DrawerPanel>
  );
}

function ChapterState({ chapter }: { chapter: OutlinedChapter }) {
  const { unlockAfter, lessonCount, finishedCount, watchRate } = chapter;
  if (unlockAfter !== null) return `学完第${chineseNumber(unlockAfter)}章后开放`;
  if (lessonCount > 0 && finishedCount === lessonCount)
    return (
      <StateMark shape="check" tone="success">
        看完
      </StateMark>
    );
  return `${watchRate}%`;
}

function LessonLink({
  lesson,
  isCurrent,
  href,
}: {
  lesson: OutlinedLesson;
  isCurrent: boolean;
  href: string;
}) {
  const { no, title, duration, position, finished, watchRate } = lesson;
  const isBegun = !finished && (watchRate > 0 || position > 0);
  const length = placeWords(duration);
  return (
    <Link href={href} className={styles.lesson} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.symbol} data-state={finished ? 'finished' : isBegun ? 'begun' : undefined}>
        <StateSymbol shape={finished ? 'check' : isBegun ? 'half' : 'open'} />
      </span>
      <span className={styles.pale}>{no}</span>
      <span>
        {title}
        <span className={visuallyHidden}>，{finished ? '看完' : isBegun ? '看了一部分' : '还没有看'}，</span>
      </span>
      <span className={styles.pale}>{isBegun ? `${placeWords(position)} / ${length}` : length}</span>
    </Link>
  );
}
