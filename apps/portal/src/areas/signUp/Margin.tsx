import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import type { OpenedSignUp } from '@qianwei/api/contract/sign-up/open';
import {
  againMinutes,
  reviewWorkingDays,
  type SignUpDocument,
  type SignUpRecord,
} from '@qianwei/api/contract/sign-up/sign-up';
import { momentWords } from '@qianwei/api/time/words';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Steps } from '@qianwei/ui/Steps';
import { TextButton } from '@qianwei/ui/TextButton';
import { DraftSaved, type DraftToShow } from '../../shared/draft/DraftSaved.tsx';
import { feeAndPaid, payWords } from './document-words.ts';
import * as styles from './SignUpPage.css.ts';
import { documentFee, type SignUpExam } from './sign-up-exam.ts';

interface ChosenMarginProps {
  exam: SignUpExam;
  batch: SignUpBatch;
  opened: OpenedSignUp;
  document: SignUpDocument;
  draft: DraftToShow;
  onLeave(): void;
}

/** 本次报名: where it is kept, what is chosen so far and what it costs. */
export function ChosenMargin({ exam, batch, opened, document, draft, onLeave }: ChosenMarginProps) {
  const { holder, record } = opened;
  const count = document.courseCodes.length;
  const isEmpty = exam.type === 'PRACTICE' && count === 0;
  return (
    <MarginPart title="本次报名">
      <DraftSaved draft={draft} />
      <p className={styles.note}>关掉浏览器也在。再打开这页，填手机号和短信验证码就能接着办。</p>
      <dl className={styles.facts}>
        <dt>考生</dt>
        <dd>{holder.name}</dd>
        <dt>专业</dt>
        <dd>
          {holder.majorCode} {holder.majorName}
        </dd>
        {exam.chosen(document, batch).map(({ label, lines }) => (
          <Fact key={label} label={label} lines={lines} />
        ))}
      </dl>
      <p className={styles.sum}>
        <span>{exam.type === 'PRACTICE' ? (isEmpty ? '' : `${count} 门`) : '费用'}</span>
        <span className={styles.amount}>
          {isEmpty ? '还没有选课程' : feeAndPaid(documentFee(document, batch, record), record?.paid ?? 0)}
        </span>
      </p>
      <TextButton onPress={onLeave}>清空并退出</TextButton>
    </MarginPart>
  );
}

function Fact({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </dd>
    </>
  );
}

interface NextStepsProps {
  batch: SignUpBatch;
  /** 分 that are to be paid after the submission. */
  due: number;
  /** The sign-up that is changed; null for a first one. */
  record: SignUpRecord | null;
}

/** 接下来: what happens after the submission. */
export function NextSteps({ batch, due, record }: NextStepsProps) {
  const { ticketOpenTime } = batch;
  return (
    <MarginPart title="接下来">
      <Steps
        look="marks"
        steps={[
          ...(due > 0
            ? [
                {
                  id: 'pay',
                  label: payWords(record),
                  note: `逾期自动取消，名额放回；${againMinutes} 分钟后可重报`,
                  state: 'waiting' as const,
                },
              ]
            : []),
          {
            id: 'review',
            label: `${reviewWorkingDays} 个工作日内审核`,
            note: '退回会列出要改的每一处',
            state: 'waiting',
          },
          {
            id: 'ticket',
            label: momentWords(ticketOpenTime),
            note: '准考证开放打印',
            state: 'waiting',
          },
        ]}
      />
    </MarginPart>
  );
}
