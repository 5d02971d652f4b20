import { BookCover } from '@qianwei/ui/BookCover';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { StateMark } from '@qianwei/ui/StateMark';
import { CourseMeta } from './CourseMeta.tsx';
import type { Course } from './course.ts';
import * as styles from './Volume.css.ts';

/** One course on the shelf: progress, scores, the state of its next examination, and what to do. */
export function Volume({ course }: { course: Course }) {
  const { code, name, credits, lecturer, tone, learnt, figures, state, action } = course;
  return (
    <li className={styles.volume}>
      <BookCover title={name} tone={tone} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <CourseMeta parts={[code, `${credits} 学分`, `主讲 ${lecturer}`]} />
        <div className={styles.progress}>
          <ProgressBar label={`${name}的学习进度`} labelHidden value={learnt} />
        </div>
        <dl className={styles.figures}>
          {figures.map(({ term, value }) => (
            <div key={term} className={styles.figure}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>
          <StateMark shape={state.shape} tone={state.tone}>
            {state.text}
          </StateMark>
          <Link href={action.href} aria-label={`${action.label}：${name}`}>
            {action.label}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The courses that the institution has not opened yet, in one place on the shelf. */
export function ClosedVolumes({ courses }: { courses: readonly Pick<Course, 'code' | 'name'>[] }) {
  return (
    <li className={styles.volume}>
      <span className={styles.closed}>
        <Icon name="lock" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>还有 {courses.length} 门未开通</h3>
        <CourseMeta parts={[courses.map(({ code, name }) => `${code} ${name}`).join('，')]} />
        <div className={styles.end}>
          <span className={styles.how}>由助学单位开通</span>
          <Link href="#contact">联系助学单位</Link>
        </div>
      </div>
    </li>
  );
}
