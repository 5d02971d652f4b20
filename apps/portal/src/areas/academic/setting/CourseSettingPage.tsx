import { type CourseSetting, getCourseSetting } from '@qianwei/api/contract/academic/course-setting';
import { LatePiece, late } from '@qianwei/ui/late';
import { useOnboardingStep } from '../../../shared/onboarding/use-onboarding-step.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import type { NoPlanProps } from './NoPlan.tsx';
import { SettingContent } from './SettingContent.tsx';
import { SettingSkeleton } from './SettingSkeleton.tsx';

const noPlan = late<NoPlanProps>(() => import('./NoPlan.tsx'));

const obstaclesOf = ({ electives, exemptClosed, switchClosed }: CourseSetting) => [
  ...electives.map(({ locked }) => locked),
  exemptClosed,
  switchClosed,
];

/** 课程设置: the plan against what the student has; electives, exemptions, the version of the plan. */
export default function CourseSettingPage() {
  useOnboardingStep('PLAN');
  const setting = useCall(getCourseSetting, {});
  useUnblocked(setting.data === undefined ? [] : obstaclesOf(setting.data), [setting]);
  return (
    <QueryView
      query={setting}
      name="课程设置"
      title="课程设置"
      skeleton={<SettingSkeleton />}
      unaffected="已经确认的选考和提交的免考申请不受影响。"
      empty={({ groups, holder }) =>
        groups.length === 0 && <LatePiece of={noPlan} fallback={null} holder={holder} />
      }
    >
      {(data) => <SettingContent setting={data} />}
    </QueryView>
  );
}
