import type { Commitment } from '@qianwei/api/contract/thesis/commitment';
import type { ApiError } from '@qianwei/api/errors';
import { Banner } from '@qianwei/ui/Banner';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useRef } from 'react';
import { RefusedBanner } from '../../../shared/page/RefusedBanner.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { LoginInPlace } from '../../../shared/session/LoginInPlace.tsx';
import * as styles from './commitment.css.ts';
import { EarlierLetters } from './EarlierLetters.tsx';
import { Letter } from './Letter.tsx';
import { NextStage } from './NextStage.tsx';
import { SignatureArea } from './SignatureArea.tsx';
import { SignButton } from './SignButton.tsx';
import { SigningChecks } from './SigningChecks.tsx';
import { type LackingPart, lackingToSign } from './signing.ts';
import { useSeen } from './use-seen.ts';
import { useSigning } from './use-signing.ts';

export interface SigningViewProps {
  commitment: Commitment;
  retest: boolean;
  refetch(): Promise<{ data: Commitment | undefined }>;
  onSigned(): void;
  /** It is signed already, and the student may leave it so. */
  onKeep: (() => void) | undefined;
}

/** The letter before it is signed: read, tick, write the name, sign. */
export default function SigningView({ commitment, retest, refetch, onSigned, onKeep }: SigningViewProps) {
  const { agreeText, fields, items, mustSignAgain, earlier } = commitment;
  const signing = useSigning({ commitment, retest, refetch, onSigned });
  const { agree, signature, problem, errors, isWaiting } = signing;
  const lacking = lackingToSign({ agree, signature }, agreeText);
  const seenFields = useSeen<HTMLDListElement>();
  const seenEnd = useSeen<HTMLParagraphElement>();
  const isWide = useWide();
  const tick = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const leadTo = (part: LackingPart) => {
    const target = part === 'agree' ? tick.current : place.current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  };
  const agreement = (
    <Checkbox ref={tick} isSelected={agree} onChange={signing.setAgree} error={errors?.agree}>
      {agreeText}
    </Checkbox>
  );
  return (
    <>
      {mustSignAgain && (
        <Banner tone="warning" title="题目已经变更，请重新签署。">
          {`原来为《${earlier[0]?.title ?? ''}》签署的承诺书仍然保留，可以下载。`}
        </Banner>
      )}
      <WithMargin
        label="签署"
        margin={
          <div className={styles.stays}>
            <MarginPart title="签署前">
              <SigningChecks
                fieldsSeen={seenFields.at !== null}
                readAt={seenEnd.at}
                items={items.length}
                signature={signature}
              />
              <div className={styles.part}>
                {isWide && agreement}
                {problem !== null && <NotSigned problem={problem} isWaiting={isWaiting} />}
                <SignButton
                  lacking={lacking}
                  pending={signing.pending}
                  onSign={() => void signing.sign()}
                  onLack={leadTo}
                  onKeep={onKeep}
                />
                <p className={styles.muted}>
                  签署后可以下载 PDF。{retest ? '复检检测' : '提交开题报告'}
                  以前还可以重签，题目变更后必须重签。
                </p>
              </div>
            </MarginPart>
            <NextStage next={commitment.next} />
            <EarlierLetters letters={earlier} />
            <p className={styles.muted}>签名只用于这一份承诺书，不作他用。依据《隐私政策》第二条。</p>
          </div>
        }
      >
        <Letter sheet={commitment} signed={null} fieldsRef={seenFields.ref} endRef={seenEnd.ref}>
          <div ref={place} tabIndex={-1} className={styles.signing}>
            {!isWide && agreement}
            <SignatureArea
              name={fields.name}
              signature={signature}
              error={errors?.signatureFileId}
              onChange={signing.setSignature}
            />
          </div>
        </Letter>
      </WithMargin>
      <LoginInPlace {...signing.login.dialog}>签名和勾选都在，登录后接着签署。</LoginInPlace>
    </>
  );
}

/** Nothing is signed: why, and that it is tried again once there is a network. */
function NotSigned({ problem, isWaiting }: { problem: ApiError; isWaiting: boolean }) {
  return (
    <RefusedBanner problem={problem} tone="danger" title="还没有签署，签名和勾选都在。">
      {isWaiting ? (
        `${problem.message}联网后自动再签，也可以再点一次“签署”。`
      ) : (
        <WhyRefused problem={problem} />
      )}
    </RefusedBanner>
  );
}
