import { getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { Facts } from '@qianwei/ui/Facts';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { FilterMenu } from '../../../shared/filter/FilterMenu.tsx';
import { useFilter } from '../../../shared/filter/use-filter.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { identityOf } from '../../../shared/session/identity-of.ts';
import { useStudent } from '../../../shared/session/session.tsx';
import type { NoRegistrationsProps } from './NoRegistrations.tsx';
import { RegistrationContent } from './RegistrationContent.tsx';
import { everyRegistration, registrationChoices, registrationFilter } from './registration-filter.ts';

// For few students.
const noRegistrations = late<NoRegistrationsProps>(() => import('./NoRegistrations.tsx'));

/** The head of 报考记录 with its filters, and the list below. */
export function RegistrationRecord() {
  const student = useStudent();
  const identity = identityOf(student);
  const whole = useCall(getExamApplyList, everyRegistration);
  const choices = registrationChoices(whole.data?.periods ?? []);
  const filter = useFilter(registrationFilter, choices);
  const { periodId, status } = filter.values;
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
              {choices.map((field) => (
                <FilterMenu key={field.name} field={field} texts={filter.texts} apply={filter.apply} />
              ))}
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
        empty={(data) =>
          data.total === 0 && <LatePiece of={noRegistrations} fallback={<Outline />} data={data} />
        }
      >
        {(data) => <RegistrationContent whole={data} filter={filter} />}
      </QueryView>
    </>
  );
}

const Outline = () => (
  <Stack gap="x5" above="x6">
    <Skeleton width="min(18em, 90%)" height={28} />
    <SkeletonLines shares={[0.5, 0.4]} />
    <Skeleton height={72} />
    <Skeleton width="12em" height={22} />
    <SkeletonLines shares={[1, 1, 1, 1]} />
  </Stack>
);
