import {
  applyGradeReview,
  type Grade,
  gradeResultTitles,
  type ReviewSuspect,
  reviewSuspectTitles,
} from '@qianwei/api/contract/academic/grade';
import type { DateTime } from '@qianwei/api/time/moment';
import { occasionWords } from '@qianwei/api/time/words';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { TextArea } from '@qianwei/ui/TextArea';
import { ApplicationDrawer, type KeptDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { useApplication } from '../../../shared/application/use-application.ts';
import { useNow } from '../../../shared/time/use-now.ts';

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
  const { submitted, submit, choice, text } = application;
  const { gradeId, courseCode, courseName, periodName } = grade;
  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title="申请复核"
      doneTitle="已申请复核"
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
      receiptOf={({ values: { suspect } }) => ({
        matter: `${courseName}成绩复核，疑点：${suspect && reviewSuspectTitles[suspect]}`,
        next: '复核结果写在成绩查询的这一门后面。分数有变时，均分一起重算。',
      })}
      after={[
        '考务人员调出答卷，只核对漏评、合分、登分，不重评。',
        '分数可能不变、变高，也可能变低；有变时写明由多少改为多少和原因。',
        '这一门本考期只能申请一次，提交后不能修改。申请不影响报考。',
      ]}
      onSubmit={() => submit({ gradeId })}
    >
      <RadioGroup label="疑点" {...choice('suspect', reviewSuspectTitles, suspectHints)} />
      <TextArea label="理由" hint="写明哪一题、疑点在哪里，10 到 200 字。" rows={4} {...text('reason')} />
    </ApplicationDrawer>
  );
}
