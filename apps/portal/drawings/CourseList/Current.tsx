import { BookCover } from '@qianwei/ui/BookCover';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Link } from '@qianwei/ui/Link';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { StateMark } from '@qianwei/ui/StateMark';
import { CourseMeta } from './CourseMeta.tsx';
import * as styles from './Current.css.ts';
import type { CurrentCourse, ProcessScore } from './course.ts';
import { Score } from './Score.tsx';

/** The course that was studied last, with the button that continues its lecture. */
export function Current({ course, score }: { course: CurrentCourse; score: ProcessScore }) {
  const { code, name, credits, lecturer, tone, learnt, action } = course;
  return (
    <section className={styles.current} aria-label="上次学到">
      <div className={styles.wide}>
        <BookCover title={name} tone={tone} width={148} />
      </div>
      <div className={styles.small}>
        <BookCover title={name} tone={tone} />
      </div>
      <div>
        <p className={styles.quiet}>上次学到这里，{course.lastStudied}</p>
        <h2 className={styles.name}>{name}</h2>
        <CourseMeta parts={[code, `${credits} 学分`, `主讲 ${lecturer}`, `服务至 ${course.servedUntil}`]} />
        <div className={styles.place}>
          <p className={styles.chapter}>{course.chapter}</p>
          <p className={styles.where}>{course.place}</p>
          <ProgressBar
            label={`${name}的学习进度`}
            labelHidden
            value={learnt}
            valueText={`视频 ${Math.round(learnt * 100)}%`}
          />
        </div>
        <div className={styles.actions}>
          <span className={styles.inPlace}>
            <ButtonLink variant="primary" href={action.href}>
              {action.label}
            </ButtonLink>
          </span>
          <DockAction>
            <ButtonLink variant="primary" href={action.href}>
              {action.label}
            </ButtonLink>
          </DockAction>
          {course.links.map(({ label, href }) => (
            <ButtonLink key={label} variant="quiet" href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <ul className={styles.states}>
          {course.states.map(({ shape, tone: stateTone, text, action: way }) => (
            <li key={text} className={styles.state}>
              <StateMark shape={shape} tone={stateTone}>
                {text}
              </StateMark>
              {way && <Link href={way.href}>{way.label}</Link>}
            </li>
          ))}
        </ul>
      </div>
      <Score score={score} />
    </section>
  );
}
