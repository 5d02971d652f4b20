import type { Obstacle } from '@qianwei/api/contract/eligibility';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { bareReason } from '../../../shared/page/bare-reason.ts';
import { linkOf } from '../../../shared/page/WhyNot.tsx';

/** For a student who has no courses to register: why, and where everything earlier is. */
export function NotForThem({ obstacle }: { obstacle: Pick<Obstacle, 'reason' | 'way'> }) {
  const link = linkOf(obstacle.way) ?? { href: '/academic/apply/info', text: '看报考记录' };
  return (
    <EmptyState
      drawing="lock"
      title={bareReason(obstacle)}
      why="课表和报考只对在籍、还有课程要考的同学开放。以前的报考和成绩都还在。"
      action={<Link href={link.href}>{link.text}</Link>}
    />
  );
}
