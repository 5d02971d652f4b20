import {
  type CourseSetting,
  exemptionBasis,
  exemptionBasisTitles,
  submitExemption,
} from '@qianwei/api/contract/academic/course-setting';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import type { DataOf } from '@qianwei/api/endpoint';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { Banner } from '@qianwei/ui/Banner';
import { Button } from '@qianwei/ui/Button';
import { DatePicker } from '@qianwei/ui/DatePicker';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { Form } from '@qianwei/ui/Form';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Select } from '@qianwei/ui/Select';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextButton } from '@qianwei/ui/TextButton';
import { TextField } from '@qianwei/ui/TextField';
import { useId, useState } from 'react';
import { is } from 'valibot';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { ReceiptSlip } from '../../../shared/receipt/ReceiptSlip.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './ExemptionSection.css.ts';
import { draftErrors, exemptableCourses, firstObtainDate, maxReason } from './exemptions.ts';
import type { ExemptionDraft } from './use-exemption-draft.ts';

const bases = Object.entries(exemptionBasisTitles).map(([value, label]) => ({ value, label }));

/** The result of a submitted application. */
type Submitted = DataOf<typeof submitExemption> & { course: string; files: number };

export interface ExemptionDrawerProps {
  setting: CourseSetting;
  draft: ExemptionDraft;
}

/** 申请免考: the course, what it rests on, and the proof; then the receipt. */
export default function ExemptionDrawer({ setting, draft }: ExemptionDrawerProps) {
  const form = useId();
  const today = formatMomentDay(useNow());
  const { pending, errors, problem, send } = useMutationCall(submitExemption);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const { values, proof, change } = draft;
  const courses = exemptableCourses(setting).map(({ courseCode, courseName, credit }) => ({
    id: courseCode,
    label: `${courseCode} ${courseName}`,
    description: `${credit} 学分`,
  }));
  const course = courses.find(({ id }) => id === values.courseCode)?.label ?? '';

  const submit = () => {
    const { courseCode, basisType, obtainDate, ...texts } = values;
    const wrong = draftErrors(draft, today);
    const done = (data: DataOf<typeof submitExemption>) => {
      setSubmitted({ ...data, course, files: proof.values.length });
      draft.clear();
    };
    void send(
      {
        ...texts,
        courseCode: courseCode ?? '',
        basisType: basisType ?? 'OTHER',
        obtainDate: obtainDate ?? '',
        fileIds: proof.values,
      },
      { wrong, done, waits: false },
    );
  };

  return (
    <DrawerPanel
      title={submitted === null ? '申请免考' : '免考申请已提交'}
      side="end"
      isOpen
      onOpenChange={draft.close}
      actions={
        submitted === null && (
          <Button type="submit" form={form} variant="primary" block pending={pending}>
            提交申请
          </Button>
        )
      }
    >
      {submitted !== null ? (
        <ReceiptSlip
          proof={submitted}
          isOverPage
          rows={[
            { term: '事项', value: '申请免考' },
            { term: '课程', value: submitted.course },
            { term: '证明', value: `${submitted.files} 个文件` },
            ...(submitted.replyBefore === null
              ? []
              : [{ term: '最晚答复', value: momentWords(submitted.replyBefore, 'end') }]),
          ]}
          next="考办审核后，结果写在这一页的“免考”里。审核前可以撤回。"
        />
      ) : (
        <Form id={form} validationErrors={errors} onSubmit={submit}>
          <p className={styles.note}>
            关闭后填写的内容还在，可以接着填。
            {!draft.isEmpty && <TextButton onPress={draft.clear}>清空重填</TextButton>}
          </p>
          {problem && (
            <Banner tone="danger" live="assertive" title="申请没有提交。">
              <WhyRefused problem={problem} /> 你填写的内容和上传的文件还在。
            </Banner>
          )}
          <Select
            name="courseCode"
            label="免考课程"
            hint="只列出可以免考的课程；已合格、已报考的不在其中。"
            options={courses}
            value={values.courseCode}
            onChange={(courseCode) => change({ courseCode })}
          />
          <RadioGroup
            name="basisType"
            label="依据"
            options={bases}
            value={values.basisType}
            onChange={(basisType) => change({ basisType: is(exemptionBasis, basisType) ? basisType : null })}
          />
          <TextField
            name="certNo"
            label="证书编号"
            hint="照证书填写，毕业证书填证书编号。"
            maxLength={40}
            value={values.certNo}
            onChange={(certNo) => change({ certNo })}
          />
          <DatePicker
            name="obtainDate"
            label="取得日期"
            min={firstObtainDate}
            max={today}
            today={today}
            value={values.obtainDate}
            onChange={(obtainDate) => change({ obtainDate })}
          />
          <FileUpload
            {...proof.field}
            name="fileIds"
            label="证明材料"
            hint={`证书或盖章的成绩单，${uploadScenes.EXEMPT_PROOF.hint}。`}
            capture="environment"
          />
          <TextArea
            name="reason"
            label="说明（选填）"
            maxLength={maxReason}
            value={values.reason}
            onChange={(reason) => change({ reason })}
          />
        </Form>
      )}
    </DrawerPanel>
  );
}
