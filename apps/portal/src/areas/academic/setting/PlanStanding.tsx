import type { CourseSetting, PlanCourse } from '@qianwei/api/contract/academic/course-setting';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import { isPending } from '../../../routes/pending-pages.ts';
import { planStandingOf } from './plan-marks.ts';

const signUpPath = '/practiceSignUp';

/** The state of a course of the plan; a practice course that can be signed up for leads there. */
export function PlanStanding({ course, setting }: { course: PlanCourse; setting: CourseSetting }) {
  const { shape, tone, word } = planStandingOf(course, setting);
  return (
    <StateMark shape={shape} tone={tone}>
      {course.status === 'SIGN_UP_OPEN' && !isPending(signUpPath) ? (
        <Link href={signUpPath} size="small" aria-label={`${course.courseName} ${word}`}>
          {word}
        </Link>
      ) : (
        word
      )}
    </StateMark>
  );
}

/** 旧 03708: the codes of the course in earlier plans; empty when it has none. */
export const formerCodeWords = ({ oldCodes }: PlanCourse): string =>
  oldCodes.length === 0 ? '' : `旧 ${oldCodes.join('、')}`;
