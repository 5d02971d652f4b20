import { type Commitment, getCommitment } from '@qianwei/api/contract/thesis/commitment';
import { thesisStage } from '@qianwei/api/contract/thesis/stage';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useRef, useState } from 'react';
import { useParams } from 'wouter';
import { usePlace } from '../../../shared/page/place.tsx';
import { Loading } from '../../../shared/query/Loading.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { ManualLink } from '../shared/ManualLink.tsx';
import { deskHref } from '../shared/thesis-hrefs.ts';
import { majorWords, stageNumber } from '../shared/thesis-words.ts';
import * as styles from './commitment.css.ts';
import { Letter } from './Letter.tsx';
import { SignedView } from './SignedView.tsx';
import type { SigningViewProps } from './SigningView.tsx';
import { UnsignableView } from './UnsignableView.tsx';

/** Reading comes before signing: the letter is there before the pad and the checks. */
const signingView = late<SigningViewProps>(() => import('./SigningView.tsx'));

const stepWords = `第 ${stageNumber('COMMITMENT')} 步，共 ${thesisStage.options.length} 步`;

/** 诚信承诺书 of the first round. */
export default function CommitmentPage() {
  return <CommitmentRoom retest={false} />;
}

/** The letter of a thesis, of its first round or, with `retest`, of its 复检. */
export function CommitmentRoom({ retest }: { retest: boolean }) {
  const { studentPlanId = '' } = useParams<{ studentPlanId: string }>();
  const commitment = useCall(getCommitment, { studentPlanId, retest });
  const area = retest ? '/thesisRetest' : '/thesis';
  usePlace({
    menu: area,
    phoneTitle: '诚信承诺书',
    above: { title: '论文任务', path: retest ? `${area}/directory` : deskHref(studentPlanId) },
  });
  return (
    <QueryView
      query={commitment}
      name="承诺书"
      title="诚信承诺书"
      skeleton={<SkeletonLines shares={[0.4, 0.7, 0.9, 0.9, 0.8, 0.9, 0.6]} />}
      unaffected="已经签署的承诺书不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="没有找到这份承诺书"
          why="承诺书和论文任务对应。请从论文管理进入要签署的那一篇。"
          action={<Link href="/thesis/index">回到论文管理</Link>}
        />
      }
    >
      {(data) => <Content commitment={data} retest={retest} refetch={() => commitment.refetch()} />}
    </QueryView>
  );
}

interface ContentProps {
  commitment: Commitment;
  retest: boolean;
  refetch(): Promise<{ data: Commitment | undefined }>;
}

function Content({ commitment, retest, refetch }: ContentProps) {
  const head = useRef<HTMLDivElement>(null);
  const [isSigningAgain, setSigningAgain] = useState(false);
  const { signed, obstacle, planName } = commitment;
  const toHead = () => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'start' });
  };
  const isSigning = obstacle === null && (signed === null || isSigningAgain);
  return (
    <div className={styles.page}>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <PageHeader
          title="诚信承诺书"
          lede={<Facts facts={[majorWords(commitment), planName, ...(retest ? ['复检'] : [stepWords])]} />}
          actions={<ManualLink anchor="commitment">签名遇到问题</ManualLink>}
        />
      </div>
      {isSigning ? (
        <LatePiece
          of={signingView}
          fallback={
            <WithMargin label="签署" margin={<Loading what="签署">{null}</Loading>}>
              <Letter sheet={commitment} signed={null} />
            </WithMargin>
          }
          commitment={commitment}
          retest={retest}
          refetch={refetch}
          onSigned={() => {
            setSigningAgain(false);
            toHead();
          }}
          onKeep={isSigningAgain ? () => setSigningAgain(false) : undefined}
        />
      ) : signed === null ? (
        <UnsignableView commitment={commitment} />
      ) : (
        <SignedView
          commitment={commitment}
          signed={signed}
          onSignAgain={() => {
            setSigningAgain(true);
            toHead();
          }}
        />
      )}
    </div>
  );
}
