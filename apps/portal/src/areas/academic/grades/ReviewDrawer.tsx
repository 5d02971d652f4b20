import {
  applyGradeReview,
  type Grade,
  gradeResultTitles,
  type ReviewSuspect,
  reviewReason,
  reviewSuspect,
  reviewSuspectTitles,
} from '@qianwei/api/contract/academic/grade';
import type { DateTime } from '@qianwei/api/time/moment';
import { momentWords, occasionWords } from '@qianwei/api/time/words';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { is } from 'valibot';
import { ApplicationDrawer, type KeptDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { useApplication } from '../../../shared/application/use-application.ts';
import { checkFields } from '../../../shared/form/check-fields.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './ReviewDrawer.css.ts';

export interface ReviewDrawerProps extends KeptDrawer {
  grade: Grade;
  /** Until when it can be asked for, as the server writes it; null where that is not known. */
  until: DateTime | null;
  /** Called when it has gone from the page. */
  onClosed: () => void;
}

const nothing = { suspect: null as ReviewSuspect | null, reason: '' };

const suspectHints: Readonly<Record<ReviewSuspect, string>> = {
  MISSED: '有题作答了，但没有评分。',
  SUM: '各题得分相加，与总分不符。',
  ENTRY: '公布的分数，与卷面总分不符。',
};

const scoreWords = ({ finalScore }: Grade) => (finalScore === null ? '' : `${finalScore} 分`);

/** 申请复核: what may be wrong with a result and why; then the receipt. What was typed stays after a failure (FORM-3). */
export default function ReviewDrawer({ grade, until, ...drawer }: ReviewDrawerProps) {
  const now = useNow();
  const application = useApplication(applyGradeReview, nothing);
  const { values, change, submitted, submit } = application;
  const { gradeId, courseCode, courseName, periodName } = grade;

  const apply = () => {
    const wrong = checkFields({ suspect: reviewSuspect, reason: reviewReason }, values);
    // Without a choice something is wrong, and nothing is sent.
    submit({ gradeId, suspect: values.suspect as ReviewSuspect, reason: values.reason }, { wrong });
  };

  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title="申请复核"
      doneTitle="已申请复核"
      act="提交申请"
      back="回到成绩"
      lede={
        <>
          {[`${courseCode} ${courseName}`, periodName, scoreWords(grade), gradeResultTitles[grade.result]]
            .filter((words) => words !== '')
            .join('，')}
          {until !== null && submitted === null && (
            <>
              <br />
              {occasionWords(until, now)}
            </>
          )}
        </>
      }
      receiptOf={({ data, values: { suspect } }) => ({
        proof: data,
        rows: [
          { term: '事项', value: `${courseName}成绩复核，疑点：${suspect && reviewSuspectTitles[suspect]}` },
          { term: '最晚答复', value: momentWords(data.replyBefore, 'end') },
        ],
        next: '复核结果写在成绩查询的这一门后面。分数有变时，均分一起重算。',
      })}
      onSubmit={apply}
    >
      <RadioGroup
        label="疑点"
        name="suspect"
        value={values.suspect}
        onChange={(value) => change({ suspect: is(reviewSuspect, value) ? value : null })}
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
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
      <section className={styles.next} aria-label="提交以后">
        <h3 className={styles.nextTitle}>提交以后</h3>
        <ul className={styles.steps}>
          <li>考务人员调出答卷，只核对漏评、合分、登分，不重评。</li>
          <li>分数可能不变、变高，也可能变低；有变时写明由多少改为多少和原因。</li>
          <li>这一门本考期只能申请一次，提交后不能修改。申请不影响报考。</li>
        </ul>
      </section>
    </ApplicationDrawer>
  );
}
