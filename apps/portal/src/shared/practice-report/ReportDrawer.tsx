import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { submitPracticeReport } from '@qianwei/api/contract/exam/assessment';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import type { DataOf } from '@qianwei/api/endpoint';
import { occasionWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Form } from '@qianwei/ui/Form';
import { useId, useState } from 'react';
import { useSceneUploads } from '../files/use-scene-uploads.ts';
import { useMutationCall } from '../mutation/use-mutation-call.ts';
import { WhyRefused } from '../page/WhyNot.tsx';
import { ReceiptSlip } from '../receipt/ReceiptSlip.tsx';
import { EarlierReport } from './EarlierReport.tsx';
import * as styles from './report.css.ts';

export interface ReportDrawerProps {
  assessment: Assessment;
  bizId: string;
  /** True when one may be submitted now; else the last one is shown. */
  mayHandIn: boolean;
  /** Milliseconds, by the server's clock. */
  now: number;
  onClose: () => void;
}

/** 提交报告: up to three files; until the deadline the latest submission counts. */
export default function ReportDrawer({ assessment, bizId, mayHandIn, now, onClose }: ReportDrawerProps) {
  const { testId, courseName, courseCode, closeTime, report } = assessment;
  const form = useId();
  const files = useSceneUploads('PRACTICE_REPORT', bizId);
  const { pending, errors, problem, send } = useMutationCall(submitPracticeReport);
  const [receipt, setReceipt] = useState<DataOf<typeof submitPracticeReport> | null>(null);
  const isOpen = mayHandIn && receipt === null;

  const wrong = (): Record<string, string> => {
    if (files.isBusy) return { fileIds: '文件还在上传，请稍候' };
    return files.values.length === 0 ? { fileIds: '请上传实践报告' } : {};
  };
  const handIn = () =>
    send({ testId, bizId, fileIds: files.values }, { wrong: wrong(), done: setReceipt, waits: false });

  return (
    <DrawerPanel
      title={isOpen ? '提交实践报告' : '实践报告'}
      side="end"
      isOpen
      onOpenChange={onClose}
      unsaved={isOpen && files.field.files.length > 0}
      actions={
        isOpen && (
          <Button type="submit" form={form} variant="primary" block pending={pending}>
            {report === null ? '提交报告' : '重新提交'}
          </Button>
        )
      }
    >
      <div className={styles.drawer}>
        <p className={styles.lede}>
          {courseCode} {courseName}
          {closeTime !== null && (
            <>
              <br />
              {occasionWords(closeTime, now)}
            </>
          )}
        </p>
        {receipt !== null ? (
          <ReceiptSlip
            headingLevel={3}
            proof={receipt}
            isOverPage
            rows={[
              { term: '事项', value: `${courseName}实践报告` },
              { term: '文件', value: `${files.values.length} 个` },
            ]}
            next="教师批阅后公布成绩，一般 5 个工作日内完成。截止前可以重新提交，以最后一次为准。"
          />
        ) : (
          report !== null && <EarlierReport report={report} />
        )}
        {isOpen && (
          <Form id={form} validationErrors={errors} onSubmit={() => void handIn()}>
            {problem && (
              <Banner tone="danger" live="assertive" title="报告没有提交。">
                <WhyRefused problem={problem} /> 已上传的文件还在。
              </Banner>
            )}
            <FileUpload
              {...files.field}
              name="fileIds"
              label="报告文件"
              hint={`${uploadScenes.PRACTICE_REPORT.hint}。`}
            />
          </Form>
        )}
      </div>
    </DrawerPanel>
  );
}
