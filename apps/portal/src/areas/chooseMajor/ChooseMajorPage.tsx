import { chooseMajor } from '@qianwei/api/contract/account';
import { isCancelled, toApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useClient } from '../../shared/client/client.tsx';
import { useSession, useStudent } from '../../shared/session/session.tsx';
import * as styles from './ChooseMajorPage.css.ts';
import { MajorCard } from './MajorCard.tsx';

/** 选择专业: which 考籍 to work in, when there are several. With one there is nothing to choose. */
export default function ChooseMajorPage() {
  const client = useClient();
  const { send } = useSession();
  const { majorInfoList } = useStudent();
  const [entering, setEntering] = useState<string | null>(null);
  const [asDefault, setAsDefault] = useState(false);
  const [message, setMessage] = useState('');
  if (majorInfoList.length <= 1) return <Redirect to="/" replace />;

  const enter = async (majorId: string) => {
    if (entering !== null) return;
    setEntering(majorId);
    setMessage('');
    try {
      const major = await client.call(chooseMajor, { majorId, asDefault });
      const list = majorInfoList.map((one) => ({
        ...one,
        isDefault: asDefault ? one.majorId === majorId : one.isDefault,
      }));
      send({ type: 'major.chosen', major: { ...major, majorInfoList: list } });
    } catch (error) {
      setEntering(null);
      if (!isCancelled(error)) setMessage(toApiError(error).message);
    }
  };

  return (
    <>
      <PageHeader
        title="选择专业"
        lede={`你有 ${majorInfoList.length} 个考籍，选择一个进入，以后可以随时切换。`}
      />
      {message && (
        <Banner tone="danger" live="assertive">
          {message}
        </Banner>
      )}
      <ul className={styles.cards}>
        {majorInfoList.map((major) => (
          <MajorCard
            key={major.majorId}
            major={major}
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
