import type { Receipt as TestReceipt } from '@qianwei/api/contract/exam/attempt';
import { testNoun } from '@qianwei/api/contract/exam/test-title';
import { hashTerm, hashWords } from '@qianwei/api/signing/hash-words';
import { exactWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { Receipt, type ReceiptRow } from '@qianwei/ui/Receipt';
import { type StateMarkProps, StateSymbol } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { screenOnly } from '@qianwei/ui/theme/text.css';
import { useEffect, useRef } from 'react';
import { PaperFrame } from '../../../../shared/print/paper.tsx';
import { identityRows } from '../../../../shared/session/identity-of.ts';
import { type Session, useSession } from '../../../../shared/session/session.tsx';
import { countedWords, resultWords } from '../../shared/exam-labels.ts';
import { analysisPath } from '../../shared/paths.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from '../states/Message.css.ts';
import { LateScore, nextWords } from './LateScore.tsx';
import type { Standing } from './late-score.ts';
import { useLateScore } from './use-late-score.ts';

export interface ReceiptPageProps {
  view: AttemptView;
  receipt: TestReceipt;
  back: string;
  subjectId: string;
  testId: string;
}

/** 交卷回执: the result and what it means, the proof of the submission, and what happens next. */
export default function ReceiptPage({ view, receipt, back, subjectId, testId }: ReceiptPageProps) {
  const { session } = useSession();
  const { testRecordId, analysis } = receipt;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the question: keys and screen reader go on here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const backWords = `返回${testNoun(receipt.type)}页`;
  const practice = receipt.type === 'WRONG';
  const { standing, isMissing } = useLateScore(receipt, { testId, practice });
  const next =
    receipt.status === 'SUBMITTED' ? (
      <LateScore standing={standing} receipt={receipt} isMissing={isMissing} />
    ) : (
      nextWords(standing, receipt)
    );
  return (
    <main className={styles.page}>
      <PaperFrame />
      <div className={styles.message}>
        <p className={styles.name}>{view.paper?.name ?? '答题'}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {receipt.auto ? '时间到，已自动交卷' : '已交卷'}
        </h1>
        <Result standing={standing} receipt={receipt} practice={practice} />
      </div>
      {view.unsaved > 0 && (
        <Banner
          tone="warning"
          title={`${view.unsaved} 题没有赶上。`}
          action={<TextButton onPress={view.download}>下载答案备份</TextButton>}
        >
          自动交卷时服务器还没有收到，没有计入。可以下载备份，联系主考院校说明情况。
        </Banner>
      )}
      <Receipt headingLevel={2} title="交卷回执" rows={rowsOf(receipt, session)} next={next} />
      <div className={styles.actions}>
        {analysis.isOpen ? (
          <>
            <ButtonLink variant="primary" href={analysisPath({ subjectId, testId }, testRecordId)}>
              查看解析
            </ButtonLink>
            <Link href={back} className={screenOnly}>
              {backWords}
            </Link>
          </>
        ) : (
          <ButtonLink variant="primary" href={back}>
            {backWords}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}

/** How a result is drawn; `words` say what it waits for. */
type Mark = Pick<StateMarkProps, 'shape'> & { tone: keyof typeof styles.tones; words?: string };

const waiting: Partial<Record<Standing['status'], Mark>> & { SUBMITTED: Mark } = {
  SUBMITTED: { shape: 'half', tone: 'warning', words: '正在评分' },
  MARKING: { shape: 'half', tone: 'warning', words: '待批阅' },
  VOID: { shape: 'dash', tone: 'muted', words: '已作废' },
};
const outcome = (passed: boolean | null): Mark => {
  if (passed === null) return { shape: 'full', tone: 'muted' };
  return passed ? { shape: 'check', tone: 'success' } : { shape: 'cross', tone: 'danger' };
};

const reservedMeaning = countedWords({ score: 100, best: 100.5, passScore: 200 });

/** The result, or what it waits for, and which score counts; the room for both is there from the beginning. */
function Result(props: { standing: Standing; receipt: TestReceipt; practice: boolean }) {
  const { standing, receipt, practice } = props;
  const { status, score, passed } = standing;
  const best = score === null || practice ? receipt.best : Math.max(score, receipt.best ?? score);
  const mark = score === null ? (waiting[status] ?? waiting.SUBMITTED) : outcome(passed);
  return (
    <div role="status" className={styles.result}>
      <p className={`${styles.figure} ${styles.tones[mark.tone]}`}>
        <StateSymbol shape={mark.shape} /> {score === null ? mark.words : resultWords({ score, passed })}
      </p>
      <div className={styles.sentences}>
        <p className={styles.sentence}>
          {practice ? '错题重练不计入成绩。' : countedWords({ score, best, passScore: receipt.passScore })}
        </p>
        {receipt.status === 'SUBMITTED' && (
          <p className={styles.unseen} aria-hidden>
            {reservedMeaning}
          </p>
        )}
      </div>
    </div>
  );
}

function rowsOf(receipt: TestReceipt, session: Session | null): ReceiptRow[] {
  const who = session === null ? [] : identityRows(session).slice(0, 2);
  return [
    ...who.map(([term, value]) => ({ term, value })),
    { term: '回执号', value: receipt.receiptNo, look: 'number' },
    { term: '交卷时间', value: exactWords(receipt.submitTime) },
    { term: '交卷方式', value: receipt.auto ? '到时自动交卷' : '本人交卷' },
    { term: '作答', value: `已答 ${receipt.answered} 题，共 ${receipt.questionCount} 题` },
    { term: hashTerm, value: hashWords(receipt.answersHash), look: 'code', copyText: receipt.answersHash },
  ];
}
