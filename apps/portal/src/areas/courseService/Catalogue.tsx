import { searchCourseServiceNLog } from '@qianwei/api/contract/course/catalogue';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { institution } from '../../institution/institution.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { CatalogueForm } from './CatalogueForm.tsx';
import { CatalogueResults } from './CatalogueResults.tsx';
import * as styles from './CourseServicePage.css.ts';
import type { CatalogueProps } from './catalogue-props.ts';
import { minCatalogueKeyword } from './service-address.ts';

/** 课程目录: which courses there are, found by code, name or major. */
export function Catalogue(props: CatalogueProps) {
  const { filter, hrefOf, onSearch, onChange } = props;
  const isAsked = filter.keyword.length >= minCatalogueKeyword;
  return (
    <>
      <CatalogueForm filter={filter} onSearch={onSearch} onChange={onChange} />
      {isAsked ? <Found {...props} /> : <Examples hrefOf={hrefOf} />}
    </>
  );
}

/** Stands under what was found, once it is there: nothing then pushes it away. */
const Help = () => (
  <p className={styles.help}>
    没找到要的课？试试 5 位课程代码，旧代码也行。课程由助学单位开通，开通问题请联系{' '}
    <Link href={`tel:${institution.service.phone}`}>{institution.service.phone}</Link>。
  </p>
);

function Found({ filter, round, hrefOf, onChange }: CatalogueProps) {
  const { keyword, level, mode } = filter;
  const search = useCall(searchCourseServiceNLog, { mode: 'CATALOG', keyword, level, examMode: mode });
  return (
    <QueryView
      query={search}
      name="课程目录"
      skeleton={<SkeletonLines shares={[0.16, 0.4, 0.7, 0.62, 0.5, 0.66]} />}
    >
      {(answer) =>
        answer.mode === 'CATALOG' && (
          <>
            <CatalogueResults
              answer={answer}
              filter={filter}
              round={round}
              hrefOf={hrefOf}
              onChange={onChange}
            />
            <Help />
          </>
        )
      }
    </QueryView>
  );
}

const examples = ['02324', '3708', '数据结构', '会计学'];

function Examples({ hrefOf }: Pick<CatalogueProps, 'hrefOf'>) {
  return (
    <>
      <EmptyState
        drawing="shelf"
        title="查一门课，或一个专业的全部课程"
        why="可以输入 5 位课程代码（开头的 0 可以不输，旧代码也行）、课程名称或专业。"
        action={
          <span className={styles.examples}>
            {examples.map((keyword) => (
              <Link key={keyword} href={hrefOf({ keyword })}>
                {keyword}
              </Link>
            ))}
          </span>
        }
      />
      <Help />
    </>
  );
}
