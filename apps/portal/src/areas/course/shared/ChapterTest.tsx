import type { OutlinedChapter } from '@qianwei/api/contract/course/chapter';
import { chapterWords } from '@qianwei/studies';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Phrases } from '@qianwei/ui/Phrases';
import { tabular } from '@qianwei/ui/theme/text.css';
import * as styles from './CourseTree.css.ts';

export interface ChapterTestProps {
  chapter: OutlinedChapter;
  /** The page of its test, where it begins; null while none can be taken. */
  href: ((testId: string) => string) | null;
}

/** The test of a chapter below its lessons: its rules, what was reached, and the way to it. Nothing for a chapter without one. */
export function ChapterTest({ chapter: { no, test, unlockAfter }, href }: ChapterTestProps) {
  if (test === null) return null;
  const { questionCount, passScore, usedTry, best } = test;
  const tried = best === null ? '' : `考过 ${usedTry} 次，最高 ${best} 分。`;
  return (
    <div className={styles.test}>
      <div>
        <p className={styles.testTitle}>{chapterWords(no)}测验</p>
        <p className={tabular}>
          <Phrases>{`${questionCount} 题，${passScore} 分合格，次数不限，取最高分。${tried}`}</Phrases>
        </p>
      </div>
      {href !== null && unlockAfter === null && (
        <ButtonLink
          href={href(test.testId)}
          size="small"
          aria-label={`${chapterWords(no)}测验，${usedTry === 0 ? '开始测验' : '再测一次'}`}
        >
          {usedTry === 0 ? '开始测验' : '再测一次'}
        </ButtonLink>
      )}
    </div>
  );
}
