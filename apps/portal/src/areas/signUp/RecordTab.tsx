import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
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
  visit: Visit;
  identity: DraftView<TypedIdentity>;
  hrefOf(step: SignUpStep | undefined): string;
  onOpened(opened: OpenedSignUp): void;
  ticketHref: string;
  onLeave(): void;
  /** The sign-up is taken back: its places are free again. */
  onCancelled(): void;
}

/** 我的报名: by number and code on any device, then the sign-up as it is now. */
export default function RecordTab(props: RecordTabProps) {
  const { exam, visit, identity, hrefOf, ticketHref, onOpened, onLeave, onCancelled } = props;
  const { opened, key } = visit;
  const { session } = useSession();
  if (opened === null && session !== null)
    return (
      <div className={styles.plain}>
        <p>已登录，不用再填短信验证码。</p>
        <OpenForStudent visit={key} action="查看我的报名" onOpened={onOpened} />
      </div>
    );
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
