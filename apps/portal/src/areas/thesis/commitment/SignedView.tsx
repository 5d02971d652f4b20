import { type Commitment, getCommitmentFile } from '@qianwei/api/contract/thesis/commitment';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { clockWords, dayWords, occasionWords } from '@qianwei/api/time/words';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Receipt } from '@qianwei/ui/Receipt';
import { TextButton } from '@qianwei/ui/TextButton';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useState } from 'react';
import { ExportButton } from '../../../shared/export/ExportButton.tsx';
import { PageLead } from '../../../shared/page/PageLead.tsx';
import { RowQuestion } from '../../../shared/page/RowQuestion.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './commitment.css.ts';
import { EarlierLetters } from './EarlierLetters.tsx';
import { Letter } from './Letter.tsx';

interface SignedViewProps {
  commitment: Commitment;
  signed: NonNullable<Commitment['signed']>;
  onSignAgain(): void;
}

/** The letter as it was signed: time, 校验码, PDF, and what follows. */
export function SignedView({ commitment, signed, onSignAgain }: SignedViewProps) {
  const now = useNow();
  const { task, canSignAgain, earlier, obstacle } = commitment;
  const next =
    task === null
      ? '现在没有要你办的事，承诺书可以随时下载。'
      : `接下来${task.title}${task.deadline === null ? '' : `，${occasionWords(task.deadline, now, task.occasion)}`}。`;
  return (
    <>
      <PageLead
        lead={{
          state: { shape: 'check', tone: 'success' },
          title: '承诺书已经签署',
          text: next,
          action: task,
        }}
        button={({ path, actionText }) => (
          <ButtonLink href={path} variant="primary" size="large">
            {actionText}
          </ButtonLink>
        )}
      />
      <WithMargin
        label="签署记录"
        margin={
          <>
            <Receipt
              title="签署记录"
              headingLevel={2}
              isNarrow
              rows={[
                { term: '题目', value: signed.title },
                { term: '版本', value: signed.version },
                { term: '签署时间', value: `${dayWords(signed.time)} ${clockWords(signed.time)}` },
                { term: hashTerm, value: hashWords(signed.hash), look: 'code', copyText: signed.hash },
              ]}
              next="校验码印在 PDF 末尾，可以由考办核验。"
            />
            <div className={styles.part}>
              <ExportButton
                endpoint={getCommitmentFile}
                payload={{ commitmentId: signed.commitmentId, export: true }}
                label="下载 PDF"
              />
              {canSignAgain ? (
                <SignAgain onSignAgain={onSignAgain} />
              ) : (
                <p className={styles.muted}>{`${obstacle?.reason ?? ''}题目变更后须重签。`}</p>
              )}
            </div>
            <EarlierLetters letters={earlier} />
          </>
        }
      >
        <Letter sheet={signed} signed={signed}>
          <div className={styles.signing}>
            <span className={styles.label}>承诺人签名</span>
            <img src={signed.signatureUrl} alt="承诺人签名" className={styles.picture} />
          </div>
        </Letter>
      </WithMargin>
    </>
  );
}

/** 重签, which is asked first: the letter before stays, and counts no longer. */
function SignAgain({ onSignAgain }: Pick<SignedViewProps, 'onSignAgain'>) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <TextButton onPress={() => setAsking(true)}>重签</TextButton>;
  return (
    <RowQuestion
      title="重签这份承诺书？"
      consequence="签好新的以前，现在这份一直有效；签好以后以新的为准，旧的保留可查。"
      keep="不重签"
      act="重签"
      pending={false}
      problem={null}
      undone="没有重签"
      onKeep={() => setAsking(false)}
      onAct={onSignAgain}
    />
  );
}
