import {
  examApplyStatus,
  examApplyStatusTitles,
  getExamApplyList,
  type RegistrationList,
} from '@qianwei/api/contract/academic/registration';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { is } from 'valibot';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { identityOf } from '../../../shared/session/identity-of.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { registrationLeadOf } from './lead.ts';
import { RegistrationContent } from './RegistrationContent.tsx';
import * as styles from './RegistrationsPage.css.ts';
import { everyRegistration, type RegistrationFilter } from './registration-filter.ts';

export interface RegistrationRecordProps {
  filter: RegistrationFilter;
  onChange: (change: Partial<RegistrationFilter>) => void;
}

/** The head of 报考记录 with its filters, and the list below. */
export function RegistrationRecord({ filter, onChange }: RegistrationRecordProps) {
  const student = useStudent();
  const identity = identityOf(student);
  const whole = useCall(getExamApplyList, everyRegistration);
  const { periodId, status } = filter;
  const periods = whole.data?.periods ?? [];
  const major = identity
    ? `${identity.majorName}（${identity.level}）${identity.majorCode}`
    : student.majorName;
  return (
    <>
      <PageHeader
        title="报考记录"
        lede={<Facts facts={[major, `准考证号 ${identity?.examineeNo ?? student.account}`]} />}
        actions={
          whole.data?.total !== 0 && (
            <>
              <FilterMenu
                label="考期"
                all="全部考期"
                options={periods.map((period) => ({ id: period.periodId, label: period.name }))}
                value={periodId}
                onChange={(id) => onChange({ periodId: id })}
              />
              <FilterMenu
                label="状态"
                all="全部状态"
                options={examApplyStatus.options.map((id) => ({ id, label: examApplyStatusTitles[id] }))}
                value={status}
                onChange={(id) => onChange({ status: is(examApplyStatus, id) ? id : undefined })}
              />
              <ExportButton
                endpoint={getExamApplyList}
                payload={{ ...(periodId && { periodId }), ...(status && { status }), export: true }}
                label="导出表格"
                look={{ variant: 'quiet' }}
              />
            </>
          )
        }
      />
      <Rule />
      <QueryView
        query={whole}
        name="报考记录"
        skeleton={<Outline />}
        unaffected="报考保存在服务器上，不受影响。"
        empty={(data) => data.total === 0 && <Nothing data={data} />}
      >
        {(data) => <RegistrationContent whole={data} filter={filter} onChange={onChange} />}
      </QueryView>
    </>
  );
}

/** Nothing was ever registered: what is open now, or when it opens. */
function Nothing({ data }: { data: RegistrationList }) {
  const lead = registrationLeadOf(data, useNow());
  if (data.hasResults) return <NotRecorded canRegister={data.canRegister > 0} lines={lead.lines} />;
  return (
    <EmptyState
      drawing="calendar"
      title="还没有报考过"
      why={`${lead.lines.join('')}报考以后，考点、座位和成绩都在这里。`}
      action={
        <ButtonLink href="/academic/exam/plan" variant={lead.action === 'plan' ? 'primary' : 'outline'}>
          {lead.action === 'plan' ? '去报考' : '看考试计划'}
        </ButtonLink>
      }
    />
  );
}

/** Results are there, and no registration: what was registered before the portal is not in it. */
function NotRecorded({ canRegister, lines }: { canRegister: boolean; lines: readonly string[] }) {
  return (
    <EmptyState
      drawing="calendar"
      title="这里还没有报考记录"
      why={`更早的报考没有录入这里，成绩都在成绩查询里。${canRegister ? lines.join('') : '这一期没有要报考的课程。'}`}
      action={
        canRegister ? (
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

const Outline = () => (
  <div className={styles.skeleton}>
    <Skeleton width="min(18em, 90%)" height={28} />
    <SkeletonLines shares={[0.5, 0.4]} />
    <Skeleton height={72} />
    <Skeleton width="12em" height={22} />
    <SkeletonLines shares={[1, 1, 1, 1]} />
  </div>
);
