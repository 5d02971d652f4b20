import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { occasionWords } from '@qianwei/api/time/words';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { ApplicationDrawer, type KeptDrawer } from '../application/ApplicationDrawer.tsx';
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
  const files = useSceneUploads('PRACTICE_REPORT', bizId);
  const application = useApplication(submitPracticeReport, {}, files);

  const wrong = (): Record<string, string> => {
    if (files.isBusy) return { fileIds: '文件还在上传，请稍候' };
    return files.values.length === 0 ? { fileIds: '请上传实践报告' } : {};
  };
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
      receiptOf={({ data, files: count }) => ({
        headingLevel: 3,
        proof: data,
        rows: [
          { term: '事项', value: `${courseName}实践报告` },
          { term: '文件', value: `${count} 个` },
        ],
        next: '教师批阅后公布成绩，一般 5 个工作日内完成。截止前可以重新提交，以最后一次为准。',
      })}
      onSubmit={() => application.submit({ testId, bizId, fileIds: files.values }, { wrong: wrong() })}
    >
      <FileUpload
        {...files.field}
        name="fileIds"
        label="报告文件"
        hint={`${uploadScenes.PRACTICE_REPORT.hint}。`}
      />
    </ApplicationDrawer>
  );
}
