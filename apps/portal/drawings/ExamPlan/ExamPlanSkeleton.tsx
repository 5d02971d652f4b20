import { PageHeader } from '@qianwei/ui/PageHeader';
import { Part } from '@qianwei/ui/Part';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { Table } from '@qianwei/ui/Table';
import * as halfDay from '../../../../packages/ui/src/components/CalendarWeek/HalfDays.css.ts';
import * as tabs from '../../../../packages/ui/src/components/Tabs/Tabs.css.ts';
import { Frame } from '../Frame/Frame.tsx';
import { Loading, Words } from '../Loading/Loading.tsx';
import * as basket from './BasketPanel.css.ts';
import * as later from './Later.css.ts';
import * as offered from './Offered.css.ts';
import { offeredColumns } from './offered-columns.tsx';
import * as styles from './Timetable.css.ts';

/** The outline of 考试计划: the period's days, four half-days beside the basket, and all courses. */
export function ExamPlanSkeleton() {
  return (
    <Frame currentPath="/academic/exam/plan" trail={[{ label: '教务管理' }, { label: '考试计划' }]}>
      <PageHeader title="考试计划" />
      <Loading what="考试计划">
        <div className={tabs.list}>
          {[1, 2, 3].map((period) => (
            <span key={period} className={tabs.tab}>
              <Words shares={[1]} width="7em" />
            </span>
          ))}
        </div>
        <div className={tabs.panel}>
          <Period />
        </div>
      </Loading>
      <div className={offered.offered}>
        <Part title="本期开考">
          <Table
            label="本期开考"
            columns={offeredColumns}
            rows={undefined}
            rowKey={({ course }) => course.code}
            skeletonRows={7}
          />
        </Part>
      </div>
    </Frame>
  );
}

function Period() {
  return (
    <>
      <div className={styles.ruler}>
        <div className={styles.waiting}>
          <Skeleton height={4} />
          <Words shares={[1, 0.9]} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.halfDays}>
          <Part title="四个半天">
            <HalfDays />
          </Part>
        </div>
        <div className={styles.basket}>
          <Part title="报考篮">
            <div className={basket.item}>
              <Words shares={[0.7, 0.5]} />
            </div>
            <div className={basket.sum}>
              <Words shares={[0.8]} />
            </div>
            <Skeleton height={44} />
            <div className={basket.after}>
              <Words shares={[1, 0.4]} />
            </div>
          </Part>
        </div>
        <div className={later.later}>
          <Part title="毕业倒推">
            <Skeleton height={170} />
          </Part>
        </div>
      </div>
    </>
  );
}

function HalfDays() {
  return (
    <div className={halfDay.frame}>
      <div className={halfDay.list}>
        {[1, 2, 3, 4].map((half) => (
          <div key={half} className={halfDay.halfDay}>
            <div className={halfDay.head}>
              <Words shares={[0.8, 0.6]} />
            </div>
            <div>
              {[1, 2].map((course) => (
                <div key={course} className={halfDay.course}>
                  <Words shares={[0.8, 0.6, 0.7]} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
