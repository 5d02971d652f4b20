import { Link } from '@qianwei/ui/Link';
import { PopoverPanel } from '@qianwei/ui/Popover/PopoverPanel';
import { callProvider, studyProvider } from '../../../institution/study-provider.ts';
import { studyService } from '../../../institution/study-service.ts';
import type { CoursePanelProps } from './panel.ts';
import * as styles from './panels.css.ts';

/** How the service of a course is renewed, and what happens without it. */
export default function RenewalPanel({ course: { courseCode, courseName }, ...panel }: CoursePanelProps) {
  const { openedWithin, afterExpiry } = studyService;
  return (
    <PopoverPanel {...panel} title="续期办法">
      <div className={styles.words}>
        <p>
          课程服务由助学单位续期，{openedWithin}。请联系{studyProvider.name}，说明课程是 {courseCode}{' '}
          {courseName}。
        </p>
        <p>
          <Link href={callProvider.href}>打电话 {studyProvider.phone}</Link>
          <br />
          {studyProvider.hours}
        </p>
        <p className={styles.muted}>{afterExpiry}</p>
      </div>
    </PopoverPanel>
  );
}
