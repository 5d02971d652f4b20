import { getStudentDetail } from '@qianwei/api/contract/account';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Below, QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { BasicSection } from './BasicSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CorrectionSection } from './CorrectionSection.tsx';
import { DisplaySection } from './DisplaySection.tsx';
import { MajorsSection } from './MajorsSection.tsx';
import { PreEducationSection } from './PreEducationSection.tsx';
import { RecordSection } from './RecordSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';

/** 个人信息: the student reads the record and edits the fields that are not locked. */
export default function AccountPage() {
  const detail = useCall(getStudentDetail, {});
  return (
    <>
      <PageHeader
        title="个人信息"
        lede="姓名、证件和专业由考办管理，有误可以申请更正；联系方式可以自己修改。"
      />
      <QueryView
        query={detail}
        name="个人信息"
        skeleton={<AccountSkeleton />}
        unaffected="安全和显示设置可以照常使用。"
        followed
      >
        {(student) => (
          <>
            <BasicSection student={student} />
            <RecordSection student={student} />
            <ContactSection student={student} />
            <PreEducationSection student={student} />
            <CorrectionSection student={student} />
            <MajorsSection student={student} />
          </>
        )}
      </QueryView>
      <Below query={detail}>
        <SecuritySection passwordChangedAt={detail.data?.passwordChangedAt} />
        <DisplaySection />
      </Below>
    </>
  );
}

/** The record in outline while it loads. */
function AccountSkeleton() {
  return (
    <>
      {['基本信息', '考籍信息', '联系方式'].map((name) => (
        <Section key={name} name={name}>
          <SkeletonLines shares={[0.5, 0.62, 0.44, 0.56]} />
        </Section>
      ))}
    </>
  );
}
