import type { SignUpConfig } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import { signUpStatusTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { useSession } from '../../shared/session/session.tsx';
import { OpenForStudent, ProofOver } from './ProofOver.tsx';
import { RecordView } from './RecordView.tsx';
import Reopen from './Reopen.tsx';
import * as styles from './SignUpPage.css.ts';
import type { SignUpStep } from './sign-up-address.ts';
import type { SignUpExam } from './sign-up-exam.ts';
import type { TypedIdentity } from './use-identity.ts';
import type { Visit } from './use-visit.ts';

export interface RecordTabProps {
  exam: SignUpExam;
  config: SignUpConfig;
  visit: Visit;
  identity: DraftView<TypedIdentity>;
  hrefOf(step: SignUpStep | undefined): string;
  /** 我的报名 of a batch. */
  batchHref(batchId: string): string;
  onOpened(opened: OpenedSignUp): void;
  ticketHref: string;
  onLeave(): void;
  /** The sign-up is taken back: its places are free again. */
  onCancelled(): void;
}

/** 我的报名: by number and code on any device, then the sign-up as it is now. */
export default function RecordTab(props: RecordTabProps) {
  return (
    <>
      <OtherBatches {...props} />
      <OwnRecord {...props} />
    </>
  );
}

/** The other batches that are not over: of a student those with a sign-up, of a guest all, whose sign-ups nobody knows yet. */
function OtherBatches({ config, visit, batchHref }: RecordTabProps) {
  const { session } = useSession();
  const own = config.own.map(({ batchId, batchName: name, status }) => ({
    ...{ batchId, name },
    state: `（${signUpStatusTitles[status]}）`,
  }));
  const all = session === null ? config.running.map((batch) => ({ ...batch, state: '' })) : own;
  const others = all.filter(({ batchId }) => batchId !== visit.batch.batchId);
  if (others.length === 0) return null;
  return (
    <p className={styles.links}>
      <span>下面是{visit.batch.name}的报名。</span>
      {others.map(({ batchId, name, state }) => (
        <Link key={batchId} href={batchHref(batchId)}>
          看{name}的报名{state}
        </Link>
      ))}
    </p>
  );
}

function OwnRecord(props: RecordTabProps) {
  const { exam, config, visit, identity, hrefOf, ticketHref, onOpened, onLeave, onCancelled } = props;
  const { opened, key } = visit;
  const { session } = useSession();
  if (opened === null && session !== null) {
    // Without a sign-up the call would begin one, and ask for the notices first.
    if (config.own.every(({ batchId }) => batchId !== key.batchId))
      return (
        <EmptyState
          drawing="paper"
          title="还没有提交报名"
          why="提交以后才算报名；填过没有提交的，从“去报名”接着填。"
          action={<Link href={hrefOf(undefined)}>去报名</Link>}
        />
      );
    return (
      <div className={styles.plain}>
        <p>已登录，不用再填短信验证码。</p>
        <OpenForStudent visit={key} action="查看我的报名" onOpened={onOpened} />
      </div>
    );
  }
  if (opened === null)
    return (
      <div className={styles.plain}>
        <p>填报名的手机号和短信验证码，就能看报名到了哪一步，或者接着没填完的办。</p>
        <Reopen visit={key} identity={identity} action="查看我的报名" onOpened={onOpened} />
      </div>
    );
  if (opened.record === null)
    return (
      <EmptyState
        drawing="paper"
        title="还没有提交报名"
        why={opened.draft === null ? '本批次还没有报名。' : '填过的内容还在，提交以后才算报名。'}
        action={<Link href={hrefOf(undefined)}>{opened.draft === null ? '去报名' : '接着填'}</Link>}
      />
    );
  return (
    <>
      {visit.isOver && (
        <div className={styles.plain}>
          <ProofOver visit={key} identity={identity} isKept onOpened={visit.open} />
        </div>
      )}
      <RecordView
        {...{ exam, visit, opened, hrefOf, ticketHref, onLeave, onCancelled }}
        record={opened.record}
      />
    </>
  );
}
