import { type CourseSetting, getCourseSetting } from '@qianwei/api/contract/academic/course-setting';
import type { PlanHolder } from '@qianwei/api/contract/major';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useOnboardingStep } from '../../../shared/onboarding/use-onboarding-step.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { SettingContent } from './SettingContent.tsx';
import { SettingSkeleton } from './SettingSkeleton.tsx';

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
      empty={({ groups, holder }) => groups.length === 0 && <NoPlan holder={holder} />}
    >
      {(data) => <SettingContent setting={data} />}
    </QueryView>
  );
}

/** A plan without courses: of certificate courses there never are any, every other one is still to be entered. */
const NoPlan = ({ holder }: { holder: PlanHolder }) => (
  <>
    <PageHeader title="课程设置" />
    {holder === 'CERTIFICATE' ? (
      <EmptyState
        drawing="paper"
        title="证书课程没有专业考试计划"
        why="证书课程只参加证书测评，不用报考，也没有选考和免考。"
        action={
          <ButtonLink href="/exam/practice/assessment" variant="primary">
            看证书测评
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState
        drawing="paper"
        title="还没有专业考试计划"
        why="计划由主考院校录入，录入后课程、学分和选考会列在这里。"
      />
    )}
  </>
);
