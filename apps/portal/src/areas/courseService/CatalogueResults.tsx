import type { CourseServiceSearch } from '@qianwei/api/contract/course/catalogue';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect, useRef } from 'react';
import { CourseEntry } from './CourseEntry.tsx';
import * as styles from './CourseServicePage.css.ts';
import type { CatalogueProps } from './catalogue-props.ts';
import { useWayIn } from './use-way-in.ts';

export interface CatalogueResultsProps extends Omit<CatalogueProps, 'onSearch'> {
  answer: Extract<CourseServiceSearch, { mode: 'CATALOG' }>;
}

/** The results of a search; after a search focus is on the number. */
export function CatalogueResults({ answer, filter, round, hrefOf, onChange }: CatalogueResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wayIn = useWayIn();
  useEffect(() => {
    if (round > 0) heading.current?.focus();
  }, [round]);
  const { list, total } = answer;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.found}>
        {total === 0 ? '没有找到课程' : `找到 ${total} 门课程`}
        {total > list.length && `，先列出最相近的 ${list.length} 门`}
      </h2>
      {total === 0 ? (
        <Nothing filter={filter} hrefOf={hrefOf} onChange={onChange} />
      ) : (
        <>
          {list.map((course) => (
            <CourseEntry key={course.courseId} course={course} isOnly={total === 1} />
          ))}
          <div className={styles.dock}>
            <ButtonLink href={wayIn.href} variant="primary" size="large" block>
              {wayIn.text}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

/** A code that is sure to be found. */
const sample = '02324';

function Nothing({ filter, hrefOf, onChange }: Pick<CatalogueProps, 'filter' | 'hrefOf' | 'onChange'>) {
  const isNarrowed = filter.level !== undefined || filter.mode !== undefined;
  return (
    <EmptyState
      drawing="search"
      title={`没有找到“${filter.keyword}”相关课程，试试课程代码 ${sample}`}
      why={
        isNarrowed
          ? '现在只在所选的层次和考试方式里找，放宽后可能就有。'
          : '代码是 5 位数字，写在准考证和报考记录上；名称可以只输其中几个字。'
      }
      action={
        isNarrowed ? (
          <TextButton onPress={() => onChange({ level: undefined, mode: undefined })}>
            不限层次和考试方式
          </TextButton>
        ) : (
          <Link href={hrefOf({ keyword: sample })}>查 {sample}</Link>
        )
      }
    />
  );
}
