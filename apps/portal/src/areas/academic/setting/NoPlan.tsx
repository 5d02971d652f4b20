import type { PlanHolder } from '@qianwei/api/contract/major';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';

export interface NoPlanProps {
  holder: PlanHolder;
}

/** A plan without courses: of certificate courses there never are any, every other one is still to be entered. */
export default function NoPlan({ holder }: NoPlanProps) {
  return (
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
}
