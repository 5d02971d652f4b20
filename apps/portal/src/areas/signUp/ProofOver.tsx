import { type OpenedSignUp, startSignUp } from '@qianwei/api/contract/sign-up/open';
import { proofMinutes } from '@qianwei/api/contract/sign-up/sign-up';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import type { DraftView } from '../../shared/draft/draft-view.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { useSession } from '../../shared/session/session.tsx';
import IdentityStep from './IdentityStep.tsx';
import Reopen from './Reopen.tsx';
import * as styles from './SignUpPage.css.ts';
import type { TypedIdentity } from './use-identity.ts';
import type { VisitKey } from './use-visit.ts';

interface ProofOverProps {
  visit: VisitKey;
  identity: DraftView<TypedIdentity>;
  /** The server has something of this person, so that number and code suffice. */
  isKept: boolean;
  onOpened(opened: OpenedSignUp): void;
}

/** Asks for another code in place, above what was typed: nothing is lost. */
export function ProofOver({ visit, identity, isKept, onOpened }: ProofOverProps) {
  const { session } = useSession();
  return (
    <section className={styles.stack} aria-label="重新核验">
      <Banner tone="warning" live="assertive" title={`本人核验已超过 ${proofMinutes} 分钟。`}>
        已填的内容都在，核验后接着办。
      </Banner>
      {session !== null ? (
        <OpenForStudent visit={visit} action="继续办理" onOpened={onOpened} />
      ) : isKept ? (
        <Reopen visit={visit} identity={identity} action="核验并继续" onOpened={onOpened} />
      ) : (
        <IdentityStep visit={visit} identity={identity} next="核验并继续" onOpened={onOpened} />
      )}
    </section>
  );
}

/** Opens the sign-up of who is logged in, without a code. */
export function OpenForStudent({
  visit,
  action,
  onOpened,
}: Pick<ProofOverProps, 'visit' | 'onOpened'> & { action: string }) {
  const { send, pending, problem } = useMutationCall(startSignUp);
  return (
    <div>
      {problem && (
        <Banner tone="danger" live="assertive">
          <WhyRefused problem={problem} />
        </Banner>
      )}
      <Button variant="primary" pending={pending} onPress={() => void send(visit, { done: onOpened })}>
        {action}
      </Button>
    </div>
  );
}
