import { PageHeader } from '@qianwei/ui/PageHeader';
import { Skeleton } from '@qianwei/ui/Skeleton';
import { Tabs } from '@qianwei/ui/Tabs';
import { Frame } from '../Frame/Frame.tsx';
import { Loading, Words } from '../Loading/Loading.tsx';
import * as styles from './CourseList.css.ts';
import * as current from './Current.css.ts';
import { score } from './Score.css.ts';
import * as volume from './Volume.css.ts';
import * as week from './Week.css.ts';

/** The outline of 课程学习: the open book, and the shelf. */
export function CourseListSkeleton() {
  const content = (
    <Loading what="课程">
      <OpenBook />
      <div className={styles.shelf}>
        {[1, 2, 3, 4].map((book) => (
          <Book key={book} />
        ))}
      </div>
    </Loading>
  );
  const labels = { studying: '在学', passed: '已合格', closed: '未开通' };
  return (
    <Frame currentPath="/course/list" trail={[{ label: '学习中心' }, { label: '课程学习' }]}>
      <PageHeader
        title="课程学习"
        lede={<Words shares={[1]} phone={[0.5]} width="22em" />}
        actions={
          <div className={week.week}>
            <div className={week.words}>
              <Words shares={[1, 1]} width="9em" />
            </div>
            <Skeleton width={168} height={70} />
          </div>
        }
      />
      <Tabs
        label="课程"
        aside={<Skeleton width={160} height={36} />}
        items={Object.entries(labels).map(([id, label]) => ({ id, label, content }))}
      />
    </Frame>
  );
}

function OpenBook() {
  return (
    <div className={current.current}>
      <div className={current.wide}>
        <Skeleton width={148} height={201} />
      </div>
      <div className={current.small}>
        <Skeleton width={88} height={120} />
      </div>
      <div>
        <div className={current.quiet}>
          <Words shares={[0.5]} />
        </div>
        <div className={current.name}>
          <Words heading shares={[0.6]} />
        </div>
        <div className={styles.meta}>
          <span className={styles.part} style={{ width: '100%' }}>
            <Words shares={[0.8]} />
          </span>
        </div>
        <div className={current.place}>
          <div className={current.chapter}>
            <Words shares={[0.7]} />
          </div>
          <div className={current.where}>
            <Words shares={[0.5, 1]} />
          </div>
        </div>
        <div className={current.actions}>
          <span className={current.inPlace}>
            <Skeleton width={104} height={44} />
          </span>
          <Skeleton width={160} height={44} />
        </div>
        <div className={current.states}>
          <Words shares={[0.8, 0.9]} />
        </div>
      </div>
      <div className={score}>
        <Words shares={[0.7]} />
        <Skeleton width={120} height={48} />
        <Words shares={[1, 1, 1, 1, 1, 1, 0.9, 0.9, 0.6]} />
      </div>
    </div>
  );
}

function Book() {
  return (
    <div className={volume.volume}>
      <Skeleton width={88} height={120} />
      <div className={volume.words}>
        <div className={volume.name}>
          <Words shares={[0.6]} />
        </div>
        <Words shares={[0.8]} />
        <div className={volume.progress}>
          <Words shares={[1]} />
        </div>
        <div className={volume.figures}>
          <Words shares={[1]} />
        </div>
        <div className={volume.end}>
          <Words shares={[0.5]} />
        </div>
      </div>
    </div>
  );
}
