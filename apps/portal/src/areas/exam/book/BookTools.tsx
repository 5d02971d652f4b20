import type { getWrongBook } from '@qianwei/api/contract/exam/book';
import type { DataOf } from '@qianwei/api/endpoint';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Switch } from '@qianwei/ui/Switch';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { useWrongPractice } from '../shared/use-wrong-practice.ts';
import type { BookFilter } from './book-filter.ts';
import * as styles from './WrongBook.css.ts';

export interface BookToolsProps {
  courseId: string;
  filter: BookFilter;
  total: number;
  /** The courses that have wrong questions. */
  courses: DataOf<typeof getWrongBook>['courses'];
  onChange: (change: Partial<BookFilter>) => void;
}

/** The number of questions, the filters, and the link to practise them. */
export function BookTools({ courseId, filter, total, courses, onChange }: BookToolsProps) {
  const practice = useWrongPractice();
  const wrong = courses.find((course) => course.courseId === courseId)?.count ?? 0;
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count}>
          {filter.collected ? `收藏 ${total} 题` : `${total} 题还没掌握`}
          {filter.courses === 'all' && `，分布在 ${courses.length} 门课程`}
        </p>
        <Switch isSelected={filter.collected} onChange={(collected) => onChange({ collected })}>
          只看收藏
        </Switch>
        <Switch
          isSelected={filter.courses === 'all'}
          onChange={(isAll) => onChange({ courses: isAll ? 'all' : 'own' })}
        >
          全部课程
        </Switch>
        {wrong > 0 && (
          <Button variant="primary" pending={practice.pending} onPress={() => void practice.start(courseId)}>
            重练错题
          </Button>
        )}
      </div>
      {practice.problem && (
        <Banner tone="danger" live="assertive" title="重练没有开始。">
          <WhyRefused problem={practice.problem} />
        </Banner>
      )}
    </>
  );
}
