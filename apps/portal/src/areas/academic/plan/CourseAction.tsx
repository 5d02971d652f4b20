import { TextButton } from '@qianwei/ui/TextButton';
import type { PeriodCourse } from './period-course.ts';
import type { OfferingStanding } from './standing.ts';
import type { Basket } from './use-basket.ts';

const labels = { add: '加入报考篮', remove: '移出', swap: '换成这门' };

interface CourseActionProps {
  course: PeriodCourse;
  standing: Pick<OfferingStanding, 'action'>;
  basket: Pick<Basket, 'add' | 'remove' | 'swap'>;
}

/**
 * The action for a course now: into the basket, out of it, or in the place of another. It stays the same button, so
 * that it keeps the focus.
 */
export function CourseAction({ course, standing: { action }, basket }: CourseActionProps) {
  if (action === undefined) return null;
  return (
    <TextButton aria-label={`${labels[action]}：${course.courseName}`} onPress={() => basket[action](course)}>
      {labels[action]}
    </TextButton>
  );
}
