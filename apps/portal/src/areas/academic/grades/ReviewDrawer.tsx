import {
  applyGradeReview,
  type Grade,
  gradeResultTitles,
  type ReviewSuspect,
  reviewReason,
  reviewSuspect,
  reviewSuspectTitles,
} from '@qianwei/api/contract/academic/grade';
import type { DataOf } from '@qianwei/api/endpoint';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords, occasionWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { useId, useState } from 'react';
import { is } from 'valibot';
import { checkFields } from '../../../shared/form/check-fields.ts';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { ReceiptSlip } from '../../../shared/receipt/ReceiptSlip.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './ReviewDrawer.css.ts';

export interface ReviewDrawerProps {
  grade: Grade;
  /** Until when it can be asked for, as the server writes it; null where that is not known. */
  until: DateTime | null;
  onClose: () => void;
  /** Called when it has gone from the page. */
  onClosed: () => void;
}

const suspectHints: Readonly<Record<ReviewSuspect, string>> = {
  MISSED: '有题作答了，但没有评分。',
  SUM: '各题得分相加，与总分不符。',
  ENTRY: '公布的分数，与卷面总分不符。',
};

const scoreWords = ({ finalScore }: Grade) => (finalScore === null ? '' : `${finalScore} 分`);

/** 申请复核: what may be wrong with a result and why; then the receipt. What was typed stays after a failure (FORM-3). */
export default function ReviewDrawer({ grade, until, onClose, onClosed }: ReviewDrawerProps) {
  const form = useId();
  const now = useNow();
  const [suspect, setSuspect] = useState<ReviewSuspect | null>(null);
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState<DataOf<typeof applyGradeReview> | null>(null);
  const { pending, errors, problem, send } = useMutationCall(applyGradeReview);
  const { gradeId, courseCode, courseName, periodName } = grade;

  const apply = () => {
    const wrong = checkFields({ suspect: reviewSuspect, reason: reviewReason }, { suspect, reason });
    // Without a choice something is wrong, and nothing is sent.
    const payload = { gradeId, suspect: suspect as ReviewSuspect, reason };
    void send(payload, { wrong, done: setReceipt, waits: false });
  };

  return (
    <DrawerPanel
      title={receipt === null ? '申请复核' : '已申请复核'}
      side="end"
      isOpen
      onOpenChange={onClose}
      onClosed={onClosed}
      unsaved={receipt === null && (suspect !== null || reason.trim() !== '')}
      guardTexts={{ title: '还没有提交，确定关闭？', leave: '不申请了' }}
      actions={
        receipt === null ? (
          <Button type="submit" form={form} variant="primary" block pending={pending}>
            提交申请
          </Button>
        ) : (
          <Button block onPress={onClose}>
            回到成绩
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <p className={styles.lede}>
          {[`${courseCode} ${courseName}`, periodName, scoreWords(grade), gradeResultTitles[grade.result]]
            .filter((words) => words !== '')
            .join('，')}
          {until !== null && receipt === null && (
            <>
              <br />
              {occasionWords(until, now)}
            </>
          )}
        </p>
        {receipt === null ? (
          <Form id={form} className={styles.form} validationErrors={errors} onSubmit={apply}>
            {problem && (
              <Banner tone="danger" live="assertive" title="申请没有提交。">
                <WhyRefused problem={problem} /> 你填写的内容还在。
              </Banner>
            )}
            <RadioGroup
              label="疑点"
              name="suspect"
              value={suspect}
              onChange={(value) => setSuspect(is(reviewSuspect, value) ? value : null)}
              options={reviewSuspect.options.map((value) => ({
                value,
                label: reviewSuspectTitles[value],
                hint: suspectHints[value],
              }))}
            />
            <TextArea
              label="理由"
              name="reason"
              hint="写明哪一题、疑点在哪里，10 到 200 字。"
              rows={4}
              maxLength={200}
              value={reason}
              onChange={setReason}
            />
            <section className={styles.next} aria-label="提交以后">
              <h3 className={styles.nextTitle}>提交以后</h3>
              <ul className={styles.steps}>
                <li>考务人员调出答卷，只核对漏评、合分、登分，不重评。</li>
                <li>分数可能不变、变高，也可能变低；有变时写明由多少改为多少和原因。</li>
                <li>这一门本考期只能申请一次，提交后不能修改。申请不影响报考。</li>
              </ul>
            </section>
          </Form>
        ) : (
          <ReceiptSlip
            proof={receipt}
            isOverPage
            rows={[
              {
                term: '事项',
                value: `${courseName}成绩复核，疑点：${suspect && reviewSuspectTitles[suspect]}`,
              },
              { term: '最晚答复', value: momentWords(receipt.replyBefore, 'end') },
            ]}
            next="复核结果写在成绩查询的这一门后面。分数有变时，均分一起重算。"
          />
        )}
      </div>
    </DrawerPanel>
  );
}
