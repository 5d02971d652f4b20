import { type ReviewSuspect, reviewSuspect, reviewSuspectTitles } from '@qianwei/api/contract/academic/grade';
import {
  applyScoreReviewNLog,
  type EnglishScore,
  type ScoreReviewReceipt,
} from '@qianwei/api/contract/lookup/english-scores';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { useEffect, useRef, useState } from 'react';
import { is } from 'valibot';
import { checkPayloadFields } from '../../shared/form/check-fields.ts';
import { useMutationCall } from '../../shared/mutation/use-mutation-call.ts';
import { useSubmit } from '../../shared/mutation/use-submit.ts';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { PhoneCodeFields } from '../../shared/phone-code/PhoneCodeFields.tsx';
import { usePhoneCode } from '../../shared/phone-code/use-phone-code.ts';
import { ReceiptSlip } from '../../shared/receipt/ReceiptSlip.tsx';
import * as styles from './FoundScores.css.ts';
import { englishScoreWords } from './score-words.ts';

export interface ReviewFormProps {
  score: EnglishScore;
  lookupToken: string;
}

/** 申请复核 by the bound number: what may be wrong and why; then the receipt. What was typed stays after a failure (FORM-3). */
export default function ReviewForm({ score, lookupToken }: ReviewFormProps) {
  const [suspect, setSuspect] = useState<ReviewSuspect | null>(null);
  const [reason, setReason] = useState('');
  const [mobile, setMobile] = useState('');
  const [smsCode, setSmsCode] = useState('');
  const [receipt, setReceipt] = useState<ScoreReviewReceipt | null>(null);
  const form = useSubmit();
  const { send } = useMutationCall(applyScoreReviewNLog, form);
  const code = usePhoneCode({ scene: 'SCORE_REVIEW', mobile, lookupToken, form });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = `${score.batchName} ${englishScoreWords(score)}${score.score === null ? '' : ' 分'}`;

  const apply = () => {
    const { scoreId } = score;
    const fields = {
      scoreId,
      lookupToken,
      mobile,
      smsCode,
      suspect,
      reason,
      codeKey: code.codeKey ?? 'none',
    };
    const wrong = {
      ...checkPayloadFields(applyScoreReviewNLog.payload, fields),
      ...(code.codeKey === null && { smsCode: '请先获取短信验证码' }),
    };
    // Without a choice something is wrong, and nothing is sent.
    const payload = { ...fields, suspect: suspect as ReviewSuspect };
    void send(payload, { wrong, done: setReceipt, waits: false });
  };

  if (receipt !== null)
    return (
      <div className={styles.review}>
        <ReceiptSlip
          title="复核申请回执"
          proof={receipt}
          rows={[
            {
              term: '事项',
              value: `${title}，疑点：${suspect === null ? '' : reviewSuspectTitles[suspect]}`,
            },
            { term: '最晚答复', value: momentWords(receipt.replyBefore, 'end') },
          ]}
          next="复核结果在本页再次查询时显示。分数有变时，写明由多少改为多少和原因。"
        />
      </div>
    );
  return (
    <section className={styles.review} aria-label="申请复核">
      <div className={styles.reviewHead}>
        <h3 ref={heading} tabIndex={-1} className={styles.verdict}>
          申请复核：{title}
        </h3>
        <span className={styles.until}>{momentWords(score.reviewEnd, 'end')} 截止</span>
      </div>
      <Form validationErrors={form.errors} onSubmit={apply} autoComplete="off" className={styles.reviewForm}>
        {form.problem && (
          <Banner tone="danger" live="assertive" title="申请没有提交。">
            <WhyRefused problem={form.problem} /> 你填写的内容还在。
          </Banner>
        )}
        <RadioGroup
          label="疑点"
          name="suspect"
          orientation="horizontal"
          value={suspect}
          onChange={(value) => setSuspect(is(reviewSuspect, value) ? value : null)}
          options={reviewSuspect.options.map((value) => ({ value, label: reviewSuspectTitles[value] }))}
        />
        <TextArea
          label="说明"
          name="reason"
          hint="写明哪一题、疑点在哪里，10 到 200 字。"
          rows={3}
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <PhoneCodeFields
          code={code}
          mobile={{ value: mobile, onChange: setMobile, label: '预留手机号' }}
          value={smsCode}
          onChange={setSmsCode}
        />
        <div className={styles.ask}>
          <Button type="submit" size="large" pending={form.pending}>
            提交复核申请
          </Button>
          <span className={styles.facts}>不重评答卷，只申请一次，提交后不能修改。</span>
        </div>
      </Form>
    </section>
  );
}
