import type { RegistrationList } from '@qianwei/api/contract/academic/registration';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { useNow } from '../../../shared/time/use-now.ts';
import { registrationLeadOf } from './lead.ts';
import type { RegistrationLead } from './registrations.ts';

export interface NoRegistrationsProps {
  data: RegistrationList;
}

/** Nothing was ever registered: what is open now, or when it opens. */
export default function NoRegistrations({ data }: NoRegistrationsProps) {
  const lead = registrationLeadOf(data, useNow());
  if (data.hasResults || data.finished !== null) return <NotRecorded data={data} lead={lead} />;
  return (
    <EmptyState
      drawing="calendar"
      title="还没有报考过"
      why={`${lead.text.join('')}报考以后，考点、座位和成绩都在这里。`}
      action={
        <ButtonLink href="/academic/exam/plan" variant={lead.action === 'plan' ? 'primary' : 'outline'}>
          {lead.action === 'plan' ? '去报考' : '看考试计划'}
        </ButtonLink>
      }
    />
  );
}

/** Results are there, and no registration: what was registered before the portal is not in it. */
function NotRecorded({ data, lead }: { data: RegistrationList; lead: RegistrationLead }) {
  const { finished, hasResults } = data;
  const before = hasResults ? '更早的报考没有录入这里，成绩都在成绩查询里。' : '更早的报考没有录入这里。';
  return (
    <EmptyState
      drawing="calendar"
      title={finished === null ? '这里还没有报考记录' : lead.title}
      why={`${lead.text.join('')}${before}`}
      action={
        lead.action === 'plan' ? (
          <ButtonLink href="/academic/exam/plan" variant="primary">
            去报考
          </ButtonLink>
        ) : (
          <ButtonLink href="/academic/gradeSearch" variant="outline">
            看成绩
          </ButtonLink>
        )
      }
    />
  );
}
