import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import { assessModeTitles } from '@qianwei/api/contract/exam/assessment';
import { nearMomentWords } from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { Menu } from '@qianwei/ui/Menu';
import { Phrases } from '@qianwei/ui/Phrases';
import { TextButton } from '@qianwei/ui/TextButton';
import { practiceChapterPath } from '../../../shared/address/practice-paths.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { BookHead } from '../shared/BookHead.tsx';
import * as styles from './ExamChapterPage.css.ts';

type Outline = Pick<CourseChapter, 'course' | 'batch' | 'batches'>;

/** The book, the facts of the course, and the batch that the page is about, with the way to another. */
export function PracticeHead({ course, batch, batches }: Outline) {
  const { courseCode, credit, theoryCode } = course;
  const facts = [
    courseCode,
    credit === 0 ? '' : `${credit} 学分`,
    theoryCode === '' ? '' : `对应理论课 ${theoryCode}`,
    batch === null ? '' : `考核方式 ${assessModeTitles[batch.assessMode]}`,
  ];
  return (
    <BookHead
      course={course}
      facts={<Facts facts={facts} />}
      more={batch && <BatchLine course={course} batch={batch} batches={batches} />}
    />
  );
}

function BatchLine({ course, batch, batches }: Outline & { batch: NonNullable<Outline['batch']> }) {
  const now = useNow();
  const { bizId, name, startTime, endTime } = batch;
  return (
    <>
      <Phrases>{`${name}，${nearMomentWords(startTime, now)} 至 ${nearMomentWords(endTime, now, 'end')}`}</Phrases>{' '}
      {batches.length > 1 && (
        <span className={styles.change}>
          <Menu
            trigger={<TextButton>换一个批次</TextButton>}
            placement="bottom start"
            selected={bizId}
            items={batches.map((other) => ({
              id: other.bizId,
              label: other.name,
              href: practiceChapterPath(course.courseId, other.bizId),
            }))}
          />
        </span>
      )}
    </>
  );
}
