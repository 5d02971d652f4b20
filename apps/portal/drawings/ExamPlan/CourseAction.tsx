import { TextButton } from '@qianwei/ui/TextButton';
import type { PlanCourse } from './plan.ts';
import type { Standing } from './standing.ts';
import type { Basket } from './useBasket.ts';

const labels = { add: '加入报考篮', remove: '移出', swap: '换成这门' };

interface CourseActionProps {
  course: PlanCourse;
  standing: Pick<Standing, 'action'>;
  basket: Basket;
}

/** What can be done with a course now: into the basket, out of it, or in the place of another. */
export function CourseAction({ course, standing: { action }, basket }: CourseActionProps) {
  if (!action) return null;
  return (
    <TextButton aria-label={`${labels[action]}：${course.name}`} onPress={() => basket[action](course)}>
      {labels[action]}
    </TextButton>
  );
}
