import { chooseMajor } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import { safeRedirect } from '@qianwei/machines/session/redirect';
import { Banner } from '@qianwei/ui/Banner';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { type Session, useSession, useStudent } from '../../shared/session/session.tsx';
import * as styles from './ChooseMajorPage.css.ts';
import { MajorCard } from './MajorCard.tsx';

/** 在籍 first: what the student most likely works in; those that cannot be entered last. */
function inOrder(majors: Session['majorInfoList']): Session['majorInfoList'] {
  const order = ['NORMAL', 'GRADUATED', 'TRANSFERRED', 'CANCELLED'];
  return majors.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}

/**
 * 选择专业: which 考籍 to work in, when there are several. It leads on to the page that was wanted before, or home; with
 * only one 考籍 at once.
 */
export default function ChooseMajorPage() {
  const { send } = useSession();
  const { majorInfoList } = useStudent();
  const [entering, setEntering] = useState<string | null>(null);
  const [asDefault, setAsDefault] = useState(false);
  const redirect = new URLSearchParams(useSearch()).get('redirect') ?? undefined;
  const choice = useMutationCall(chooseMajor);
  const majors = inOrder(majorInfoList);
  if (majorInfoList.length <= 1) return <Redirect to={safeRedirect(redirect)} replace />;

  const enter = async (majorId: string) => {
    if (entering !== null) return;
    setEntering(majorId);
    const done = (major: DataOf<typeof chooseMajor>) => {
      const list = majorInfoList.map((info) => ({
        ...info,
        isDefault: asDefault ? info.majorId === majorId : info.isDefault,
      }));
      send({ type: 'major.chosen', major: { ...major, majorInfoList: list }, redirect });
    };
    // After a success the card is pending until the page is left.
    if (!(await choice.send({ majorId, asDefault }, { done }))) setEntering(null);
  };

  return (
    <>
      <PageHeader
        title="选择专业"
        lede={`你有 ${majorInfoList.length} 个考籍，选择一个进入，以后可以随时切换。`}
      />
      {choice.problem && (
        <Banner tone="danger" live="assertive">
          {choice.problem.message}
        </Banner>
      )}
      <ul className={styles.cards}>
        {majors.map((major, index) => (
          <MajorCard
            key={major.majorId}
            major={major}
            isFirst={index === 0}
            pending={entering === major.majorId}
            onEnter={() => enter(major.majorId)}
          />
        ))}
      </ul>
      <Checkbox isSelected={asDefault} onChange={setAsDefault}>
        设为默认，下次登录直接进入
      </Checkbox>
    </>
  );
}
