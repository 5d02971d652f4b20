import { examModeTitles } from '@qianwei/api/contract/academic/exam-period';
import type { CatalogueCourse } from '@qianwei/api/contract/course/catalogue';
import { type ServiceType, serviceTypeTitles } from '@qianwei/api/contract/course/course';
import { BookCover } from '@qianwei/ui/BookCover';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Facts } from '@qianwei/ui/Facts';
import { StateMark } from '@qianwei/ui/StateMark';
import { useId, useState } from 'react';
import { coverTones } from '../../shared/course/cover-tones.ts';
import { useWide } from '../../shared/page/use-wide.ts';
import { CodeChange } from './CodeChange.tsx';
import * as styles from './CourseEntry.css.ts';
import { ExamFacts } from './ExamFacts.tsx';
import { serviceTypeWords } from './service-words.ts';
import { useWayIn } from './use-way-in.ts';

export interface CourseEntryProps {
  course: CatalogueCourse;
  /** The only one that was found: on a desk its outline is open. */
  isOnly: boolean;
}

/** A course of the catalogue: what it is, what is offered with it, when it is examined, its outline. */
export function CourseEntry({ course, isOnly }: CourseEntryProps) {
  const id = useId();
  const isWide = useWide();
  const wayIn = useWayIn();
  const [choice, setChoice] = useState<boolean | null>(null);
  const hasOutline = course.chapters.length > 0;
  const isOpen = hasOutline && (choice ?? (isOnly && isWide));
  const { courseCode, courseName, credit, codeChange, chapters } = course;
  return (
    <article className={styles.entry} aria-labelledby={`${id}name`}>
      {codeChange && <CodeChange courseCode={courseCode} credit={credit} old={codeChange} />}
      <div className={styles.body} data-open={isOpen || undefined}>
        <span className={styles.cover}>
          <BookCover title={courseName} tone={coverTones[course.tone]} width={112} />
        </span>
        <div className={styles.head}>
          <h3 id={`${id}name`} className={styles.name}>
            {courseName}
          </h3>
          <Facts
            facts={[
              courseCode,
              credit === 0 ? '不计学分' : `${credit} 学分`,
              examModeTitles[course.examMode],
              course.teacher && `主讲 ${course.teacher}`,
            ]}
          />
        </div>
        <div className={styles.facts}>
          <Offered course={course} />
          <ExamFacts course={course} />
        </div>
        {hasOutline && (
          <section
            id={`${id}outline`}
            className={styles.outline}
            hidden={!isOpen}
            aria-label={`${courseName}大纲`}
          >
            <h4 className={styles.outlineHead}>
              大纲 <span>{chapters.length} 章</span>
            </h4>
            <ol className={styles.chapters}>
              {chapters.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </section>
        )}
        <div className={styles.actions}>
          <span className={styles.wideOnly}>
            <ButtonLink href={wayIn.href}>{wayIn.text}</ButtonLink>
          </span>
          {hasOutline && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={`${id}outline`}
              onPress={() => setChoice(!isOpen)}
            >
              {isOpen ? '收起大纲' : `展开大纲（${chapters.length} 章）`}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

const marked: readonly ServiceType[] = ['LIVE', 'QUESTIONS', 'PROCESS'];

/** Hours and what is offered: side by side on a desk, in one line on a phone. */
function Offered({ course: { hours, lessonCount, services } }: Pick<CourseEntryProps, 'course'>) {
  const lengths = [hours !== null && `${hours} 学时`, lessonCount > 0 && `${lessonCount} 节`].filter(Boolean);
  return (
    <dl className={styles.offered}>
      <div>
        <dt>课时</dt>
        <dd>{lengths.length === 0 ? '未排课' : lengths.join('，')}</dd>
      </div>
      {marked.map((type) => (
        <div key={type} className={styles.wideOnly}>
          <dt>{serviceTypeTitles[type]}</dt>
          <dd>
            {services.includes(type) ? (
              <StateMark shape="check" tone="success">
                有
              </StateMark>
            ) : (
              <StateMark shape="dash" tone="muted">
                没有
              </StateMark>
            )}
          </dd>
        </div>
      ))}
      <div className={styles.narrowOnly}>
        <dt>服务项</dt>
        <dd>{serviceTypeWords(services)}</dd>
      </div>
    </dl>
  );
}
