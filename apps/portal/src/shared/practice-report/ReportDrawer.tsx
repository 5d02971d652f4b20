import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { occasionWords } from '@qianwei/api/time/words';
import { ApplicationDrawer, type KeptDrawer } from '../application/ApplicationDrawer.tsx';
import { ProofField } from '../application/ProofField.tsx';
import { useApplication } from '../application/use-application.ts';
import { useSceneUploads } from '../files/use-scene-uploads.ts';
import { EarlierReport } from './EarlierReport.tsx';

export interface ReportDrawerProps extends KeptDrawer {
  assessment: Assessment;
  bizId: string;
  /** True when one may be submitted now; else the last one is shown. */
  mayHandIn: boolean;
  /** Milliseconds, by the server's clock. */
  now: number;
}

/** 提交报告: up to three files; until the deadline the latest submission counts. */
export default function ReportDrawer({ assessment, bizId, mayHandIn, now, ...drawer }: ReportDrawerProps) {
  const { testId, courseName, courseCode, closeTime, report } = assessment;
  const proof = useSceneUploads('PRACTICE_REPORT', bizId);
  const application = useApplication(submitPracticeReport, {}, proof);

  const act = report === null ? '提交报告' : '重新提交';

  return (
    <ApplicationDrawer
      {...drawer}
      application={application}
      title={mayHandIn ? '提交实践报告' : '实践报告'}
      doneTitle="实践报告"
      act={mayHandIn ? act : null}
      unsent="报告没有提交。"
      lede={
        <>
          {courseCode} {courseName}
          {closeTime !== null && (
            <>
              <br />
              {occasionWords(closeTime, now)}
            </>
          )}
        </>
      }
      earlier={report !== null && <EarlierReport report={report} />}
      receiptOf={() => ({
        headingLevel: 3,
        matter: `${courseName}实践报告`,
        next: '教师批阅后公布成绩，一般 5 个工作日内完成。截止前可以重新提交，以最后一次为准。',
      })}
      onSubmit={() => application.submit({ testId, bizId })}
    >
      <ProofField proof={proof} label="报告文件" />
    </ApplicationDrawer>
  );
}
