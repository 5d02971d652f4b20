import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton } from '@qianwei/ui/Skeleton';
import type { ReactNode } from 'react';
import { Loading, Words } from '../Loading/Loading.tsx';
import { type Applicant, ApplicantFrame } from './ApplicantFrame.tsx';
import * as styles from './Application.css.ts';
import { Columns } from './Columns.tsx';

interface ApplicationSkeletonProps {
  applicant: Applicant;
  /** The page's entry in the menu. */
  path: string;
  title: string;
  margin: ReactNode;
  /** A hairline separates the margin. */
  ruled?: boolean;
  children: ReactNode;
}

/** The outline of an application while it loads: head, verdict, content and margin in their places. */
export function ApplicationSkeleton(props: ApplicationSkeletonProps) {
  const { applicant, path, title, margin, ruled, children } = props;
  return (
    <ApplicantFrame applicant={applicant} path={path} title={title}>
      <Loading what={title}>
        <PageHeader title={title} lede={<Words shares={[0.6]} phone={[0.8]} />} />
        <Rule />
        <div className={styles.verdict}>
          <div className={styles.waiting}>
            <div className={styles.title}>
              <Words heading shares={[0.5]} />
            </div>
            <div className={styles.words}>
              <Words shares={[0.8]} phone={[1, 0.6]} />
            </div>
          </div>
          <Skeleton width={144} height={48} />
        </div>
        <Columns margin={margin} ruled={ruled}>
          {children}
        </Columns>
      </Loading>
    </ApplicantFrame>
  );
}
