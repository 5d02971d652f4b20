import type { CatalogueCourse } from '@qianwei/api/contract/course/catalogue';
import { Link } from '@qianwei/ui/Link';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { courseServices } from '../../institution/course-services.ts';
import * as styles from './CodeChange.css.ts';

export interface CodeChangeProps extends Pick<CatalogueCourse, 'courseCode' | 'credit'> {
  old: NonNullable<CatalogueCourse['codeChange']>;
}

/** An old code and the one that holds now: what it means for who has passed the old one, and where that is written. */
export function CodeChange({ courseCode, credit, old }: CodeChangeProps) {
  const { oldCode, oldCredit } = old;
  const { title, path } = courseServices.replacement;
  const counts = oldCredit === credit ? '' : `，按现行的 ${credit} 学分计`;
  return (
    <section className={styles.change} aria-label="新旧代码">
      <div className={styles.code}>
        <del className={styles.oldCode}>{oldCode}</del>
        <span>
          旧代码，<span className={unbroken}>{oldCredit} 学分</span>
        </span>
      </div>
      <svg viewBox="0 0 48 20" className={styles.arrow} role="img" aria-label="改为">
        <path d="M2 10h42M38 4.5l6 5.5-6 5.5" />
      </svg>
      <div className={styles.code}>
        <b className={styles.newCode}>{courseCode}</b>
        <span>
          现行代码，<span className={unbroken}>{credit} 学分</span>
        </span>
      </div>
      <p className={styles.words}>
        {oldCode} 是旧代码，现行代码 {courseCode}，报考和学习都用它。已经合格 {oldCode} 的，可以顶替{' '}
        {courseCode}
        {counts}；怎样顶替见
        {path === null ? (
          title
        ) : (
          <Link href={path} variant="underlined">
            {title}
          </Link>
        )}
        。
      </p>
    </section>
  );
}
