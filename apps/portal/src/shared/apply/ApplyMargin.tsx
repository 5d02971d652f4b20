import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { MarginPart } from '@qianwei/ui/MarginPart';
import type { ReactNode } from 'react';
import { institution } from '../../institution/institution.ts';
import { SafePart } from '../material/SafePart.tsx';
import { Loading } from '../query/Loading.tsx';
import { EarlierReceipts } from './EarlierReceipts.tsx';
import type { ApplyOnItsWay, LevelStepsProps } from './LevelSteps.tsx';
import { RulesNews } from './RulesNews.tsx';

const { schoolName, service } = institution;

const levelSteps = late<LevelStepsProps>(() => import('./LevelSteps.tsx'));

interface ApplyMarginProps {
  type: ApplyType;
  apply: ApplyOnItsWay &
    Pick<GraduationApply, 'materials' | 'rules' | 'obstacle' | 'receipt' | 'receipts'> & {
      readonly ruleset: GraduationApply['ruleset'] | DegreeApply['ruleset'];
    };
  /** Beside the last stage of the review: when it is expected. */
  stageNote?: string | undefined;
  /** It stands beside the form, where the safe is at hand in any state. Default false. */
  isForm?: boolean;
  /** Above the rules: what belongs to one application alone. */
  children?: ReactNode;
  /** Below the office that answers. */
  further?: ReactNode;
}

/** Beside an application: its review, before the first submission its rules and the student's safe, and whom to ask. */
export function ApplyMargin(props: ApplyMarginProps) {
  const { type, apply, stageNote, isForm = false, children, further } = props;
  const isDraft = apply.status === 'DRAFT';
  return (
    <>
      {apply.timeline.events.length > 0 && (
        <LatePiece
          of={levelSteps}
          fallback={<Loading what="审核进度">{null}</Loading>}
          {...{ type, apply, stageNote }}
        />
      )}
      <EarlierReceipts apply={apply} />
      {children}
      {(isForm || (isDraft && apply.obstacle === null)) && <SafePart materials={apply.materials} />}
      {isDraft && !isForm && <RulesNews rules={apply.rules} ruleset={apply.ruleset} type={type} />}
      <MarginPart title="问谁">
        <p>{schoolName}自考办</p>
        <p>
          <Link href={`tel:${service.phone}`}>{service.phone}</Link>，{service.hours}
        </p>
        {further}
      </MarginPart>
    </>
  );
}
