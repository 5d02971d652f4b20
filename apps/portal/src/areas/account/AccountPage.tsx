import { getLoginLogList, getStudentDetail } from '@qianwei/api/contract/account';
import { LatePiece, late, useLatePanel } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Section } from '@qianwei/ui/Section';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { useState } from 'react';
import type { AppearanceChoicesProps } from '../../shared/device/AppearanceChoices.tsx';
import { useOnboardingStep } from '../../shared/onboarding/use-onboarding-step.ts';
import { Loading } from '../../shared/query/Loading.tsx';
import { Below, isWaiting, QueryView, waitingFor } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import * as styles from './AccountPage.css.ts';
import { BasicSection } from './BasicSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { CorrectionSection } from './CorrectionSection.tsx';
import { correctionDrawer } from './late-dialogs.ts';
import { MajorsSection } from './MajorsSection.tsx';
import { PreEducationSection } from './PreEducationSection.tsx';
import { RecordHead } from './RecordHead.tsx';
import { RecordSection } from './RecordSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';

/** Far below what a student comes for. */
const appearance = late<AppearanceChoicesProps>(() => import('../../shared/device/AppearanceChoices.tsx'));

/** The five newest. */
const lastLogins = { pageNo: 1, pageSize: 5 };

/** 个人信息: who the student is and what is open, then the record, with the fields that are not locked to be edited. */
export default function AccountPage() {
  useOnboardingStep('RECORD');
  const detail = useCall(getStudentDetail, {});
  const logins = useCall(getLoginLogList, lastLogins);
  const [isCorrecting, setCorrecting] = useState(false);
  const stopCorrecting = () => setCorrecting(false);
  const CorrectionDrawer = useLatePanel(correctionDrawer, isCorrecting, stopCorrecting);
  // The first part has something of both and would grow; when the logins fail, the record is shown without them.
  const record = waitingFor(detail, logins);
  return (
    <>
      <PageHeader
        title="个人信息"
        lede="姓名、证件和专业由考办管理，有误可以申请更正；联系方式可以自己修改。"
      />
      <QueryView
        query={record}
        name="个人信息"
        skeleton={<AccountSkeleton />}
        unaffected="安全和显示设置可以照常使用。"
        followed
      >
        {(student) => (
          <>
            <RecordHead
              student={student}
              logins={logins.data?.list ?? []}
              onCorrect={() => setCorrecting(true)}
            />
            <BasicSection student={student} />
            <RecordSection student={student} />
            <ContactSection student={student} />
            <PreEducationSection student={student} />
            <CorrectionSection student={student} onCorrect={() => setCorrecting(true)} />
            <MajorsSection student={student} />
            {CorrectionDrawer && (
              <CorrectionDrawer student={student} isOpen={isCorrecting} onClose={stopCorrecting} />
            )}
          </>
        )}
      </QueryView>
      <Below query={record}>
        <SecuritySection passwordChangedAt={detail.data?.passwordChangedAt} logins={logins} />
        <Section name="显示与无障碍" note="只影响这台设备">
          <div className={styles.displayChoices}>
            {/* Until then it is hidden: its code would come in the way of the record. */}
            {!isWaiting(record) && (
              <LatePiece
                of={appearance}
                fallback={
                  <Loading what="显示与无障碍">
                    <SkeletonLines shares={[0.5, 0.62]} />
                  </Loading>
                }
                orientation="horizontal"
              />
            )}
          </div>
        </Section>
      </Below>
    </>
  );
}

/** The record in outline while it loads. */
function AccountSkeleton() {
  return (
    <>
      <div className={styles.person}>
        <Skeleton width={64} height={64} />
        <div className={styles.who}>
          <SkeletonLines shares={[0.3, 0.6, 0.5]} />
        </div>
      </div>
      {['要留意的', '基本信息', '考籍信息', '联系方式'].map((name) => (
        <Section key={name} name={name}>
          <SkeletonLines shares={[0.5, 0.62, 0.44, 0.56]} />
        </Section>
      ))}
    </>
  );
}
