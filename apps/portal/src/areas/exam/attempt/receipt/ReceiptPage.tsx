import type { Receipt as TestReceipt } from '@qianwei/api/contract/exam/attempt';
import { Banner } from '@qianwei/ui/Banner';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { Receipt, type ReceiptRow } from '@qianwei/ui/Receipt';
import { TextButton } from '@qianwei/ui/TextButton';
import { analysisPath } from '../../shared/paths.ts';
import type { AttemptView } from '../runtime/attempt-view.ts';
import * as styles from '../states/Message.css.ts';
import { LateScore, nextWords, resultText } from './LateScore.tsx';
import type { Standing } from './late-score.ts';
import { useLateScore } from './use-late-score.ts';

export interface ReceiptPageProps {
  view: AttemptView;
  receipt: TestReceipt;
  back: string;
  subjectId: string;
  testId: string;
}

/** 交卷回执: the proof of the submission, what happens next, and the score as soon as it is known. */
export default function ReceiptPage({ view, receipt, back, subjectId, testId }: ReceiptPageProps) {
  const { testRecordId } = receipt;
  const { standing, isMissing } = useLateScore(receipt, { testId, practice: view.paper?.practice ?? false });
  const isLate = receipt.status === 'SUBMITTED';
  return (
    <main className={styles.page}>
      <h1 className={styles.name}>{view.paper?.name ?? '答题'}</h1>
      <p role="status">{receipt.auto ? '时间到，已自动交卷。' : '已交卷。'}</p>
      {view.unsaved > 0 && (
        <Banner
          tone="warning"
          title={`${view.unsaved} 题没有赶上。`}
          action={<TextButton onPress={view.download}>下载答案备份</TextButton>}
        >
          服务器结束测验时还没有收到，没有计入。可以下载备份，联系主考院校说明情况。
        </Banner>
      )}
      <Receipt
        headingLevel={2}
        title="交卷回执"
        rows={rowsOf(receipt, standing)}
        next={isLate ? <LateScore standing={standing} isMissing={isMissing} /> : nextWords(standing)}
      />
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={analysisPath({ subjectId, testId }, testRecordId)}>
          查看解析
        </ButtonLink>
        <Link href={back}>返回测验页</Link>
      </div>
    </main>
  );
}

function rowsOf(receipt: TestReceipt, standing: Standing): ReceiptRow[] {
  const score = scoreOf(receipt, standing);
  return [
    { term: '回执号', value: receipt.receiptNo, look: 'number' },
    { term: '交卷时间', value: receipt.submitTime },
    { term: '交卷方式', value: receipt.auto ? '到时自动交卷' : '本人交卷' },
    { term: '作答', value: `已答 ${receipt.answered} 题，共 ${receipt.questionCount} 题` },
    ...(score === null ? [] : [{ term: '得分', value: score }]),
    {
      term: '答卷校验码',
      value: shortHash(receipt.answersHash),
      look: 'code',
      copyText: receipt.answersHash,
    },
  ];
}

/** The score in words; the line of one that comes later is there from the beginning. Null without a line. */
function scoreOf(receipt: TestReceipt, standing: Standing): string | null {
  if (standing.score !== null) return resultText(standing);
  if (receipt.status !== 'SUBMITTED') return null;
  return waiting[standing.status] ?? '正在评分';
}

const waiting: Partial<Record<TestReceipt['status'], string>> = { MARKING: '待批阅', VOID: '已作废' };

/** Two groups at each end: enough to compare on a phone; the whole can be copied. */
function shortHash(hash: string): string {
  const groups = hash.toUpperCase().match(/.{1,4}/g) ?? [];
  return groups.length <= 5 ? groups.join(' ') : [...groups.slice(0, 2), '…', ...groups.slice(-2)].join(' ');
}
