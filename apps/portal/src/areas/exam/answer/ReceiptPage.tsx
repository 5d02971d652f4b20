import type { Receipt as HandedIn } from '@qianwei/api/contract/attempt';
import { Banner } from '@qianwei/ui/Banner';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { Receipt, type ReceiptRow } from '@qianwei/ui/Receipt';
import { TextButton } from '@qianwei/ui/TextButton';
import { useEffect } from 'react';
import type { AttemptView } from '../attempt/attempt-view.ts';
import { analysisPath } from '../page/paths.ts';
import { forgetKept } from './kept.ts';
import * as styles from './Message.css.ts';

interface ReceiptPageProps {
  view: AttemptView;
  receipt: HandedIn;
  back: string;
  subjectId: string;
  testId: string;
}

/** 交卷回执: the proof of the hand-in, and what happens next. */
export function ReceiptPage({ view, receipt, back, subjectId, testId }: ReceiptPageProps) {
  const { testRecordId } = receipt;
  useEffect(() => forgetKept(testRecordId), [testRecordId]);
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
      <Receipt headingLevel={2} title="交卷回执" rows={rowsOf(receipt)} next={nextOf(receipt)} />
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={analysisPath({ subjectId, testId }, testRecordId)}>
          查看解析
        </ButtonLink>
        <Link href={back}>返回测验页</Link>
      </div>
    </main>
  );
}

function rowsOf(receipt: HandedIn): ReceiptRow[] {
  const { score, passed } = receipt;
  return [
    { term: '回执号', value: receipt.receiptNo, look: 'number' },
    { term: '交卷时间', value: receipt.submitTime },
    { term: '交卷方式', value: receipt.auto ? '到时自动交卷' : '本人交卷' },
    { term: '作答', value: `已答 ${receipt.answered} 题，共 ${receipt.questionCount} 题` },
    ...(score === null
      ? []
      : [{ term: '得分', value: `${score} 分${passed === null ? '' : passed ? '，合格' : '，不合格'}` }]),
    {
      term: '答卷校验码',
      value: shortHash(receipt.answersHash),
      look: 'code',
      copyText: receipt.answersHash,
    },
  ];
}

/** Two groups at each end: enough to compare on a phone, and the whole can be copied. */
function shortHash(hash: string): string {
  const groups = hash.toUpperCase().match(/.{1,4}/g) ?? [];
  return groups.length <= 5 ? groups.join(' ') : [...groups.slice(0, 2), '…', ...groups.slice(-2)].join(' ');
}

function nextOf({ status }: HandedIn) {
  if (status === 'GRADED') return '成绩已出。解析开放后可以逐题查看。';
  if (status === 'VOID') return '本次作答已作废，如有疑问请联系主考院校。';
  if (status === 'SUBMITTED') return '此刻交卷的人多，正在评分，一分钟内可以在测验页查看。请保存回执号。';
  return '客观题已自动评分，主观题待教师批阅，批阅后在测验页公布成绩。请保存回执号，核对答卷时使用。';
}
