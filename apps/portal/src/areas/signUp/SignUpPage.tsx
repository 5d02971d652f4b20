import { getSignUpConfigNLog } from '@qianwei/api/contract/sign-up/config';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useState } from 'react';
import { useAddress } from '../../shared/address/use-address.ts';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { SignUpVisit } from './SignUpVisit.tsx';
import { signUpAddress } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';

/** The page of an exam that is signed up for without a login. */
export function SignUpPage({ exam }: { exam: SignUpExam }) {
  // Another answer has another ticket: it is asked for by a new visit alone, and for quotas that have changed.
  const { values } = useAddress(signUpAddress);
  const config = useCall(
    getSignUpConfigNLog,
    { type: exam.type, ...(values.batch !== '' && { batchId: values.batch }) },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [round, setRound] = useState(0);
  return (
    <QueryView
      query={config}
      name={exam.title}
      title={exam.title}
      skeleton={<SkeletonLines shares={[0.5, 0.3, 0.8, 0.7, 0.6]} />}
      empty={({ batch, next }) =>
        batch === null && (
          <EmptyState
            drawing="calendar"
            title="现在没有可以报名的批次"
            why={next === null ? '下一批的时间还没有公布，公布后会发通知。' : `下一批是${next.name}。`}
            action={<Link href="/notice">看通知公告</Link>}
          />
        )
      }
    >
      {(data) =>
        data.batch && (
          <SignUpVisit
            // Another batch is another visit.
            key={`${round} ${data.batch.batchId}`}
            exam={exam}
            config={data}
            batch={data.batch}
            onOutdated={() => void config.refetch()}
            onLeft={async () => {
              await config.refetch();
              setRound((before) => before + 1);
            }}
          />
        )
      }
    </QueryView>
  );
}
