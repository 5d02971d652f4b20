import {
  type CourseSetting,
  exemptionBasis,
  exemptionBasisTitles,
} from '@qianwei/api/contract/academic/course-setting';
import { uploadScenes } from '@qianwei/api/contract/upload-scenes';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { DatePicker } from '@qianwei/ui/DatePicker';
import { FileUpload } from '@qianwei/ui/FileUpload';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Select } from '@qianwei/ui/Select';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextField } from '@qianwei/ui/TextField';
import { useState } from 'react';
import { is } from 'valibot';
import { ApplicationDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { EarlierFiles } from '../../../shared/files/EarlierFiles.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { draftErrors, exemptableCourses, firstObtainDate, maxReason } from './exemptions.ts';
import type { ExemptionDraft } from './use-exemption.ts';

const bases = Object.entries(exemptionBasisTitles).map(([value, label]) => ({ value, label }));

export interface ExemptionDrawerProps {
  setting: CourseSetting;
  draft: ExemptionDraft;
}

/** 申请免考: the course, what it rests on, and the proof; then the receipt. */
export default function ExemptionDrawer({ setting, draft }: ExemptionDrawerProps) {
  const today = formatMomentDay(useNow());
  const { application, proof, isOpen, close } = draft;
  const { values, change } = application;
  const courses = exemptableCourses(setting).map(({ courseCode, courseName, credit }) => ({
    id: courseCode,
    label: `${courseCode} ${courseName}`,
    description: `${credit} 学分`,
  }));
  const [submittedCourse, setSubmittedCourse] = useState('');

  const submit = () => {
    const { courseCode, basisType, obtainDate, ...texts } = values;
    application.submit(
      {
        ...texts,
        courseCode: courseCode ?? '',
        basisType: basisType ?? 'OTHER',
        obtainDate: obtainDate ?? '',
        fileIds: proof.values,
      },
      { wrong: draftErrors({ values, proof }, today) },
    );
    // Once submitted it is no longer among those that can be chosen.
    setSubmittedCourse(courses.find(({ id }) => id === courseCode)?.label ?? '');
  };

  return (
    <ApplicationDrawer
      application={application}
      isOpen={isOpen}
      onClose={close}
      title="申请免考"
      doneTitle="免考申请已提交"
      act="提交申请"
      receiptOf={({ data, files }) => ({
        proof: data,
        rows: [
          { term: '事项', value: '申请免考' },
          { term: '课程', value: submittedCourse },
          { term: '证明', value: `${files} 个文件` },
          ...(data.replyBefore === null
            ? []
            : [{ term: '最晚答复', value: momentWords(data.replyBefore, 'end') }]),
        ],
        next: '考办审核后，结果写在这一页的“免考”里。审核前可以撤回。',
      })}
      onSubmit={submit}
    >
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
      <EarlierFiles uploads={proof} />
      <TextArea
        name="reason"
        label="说明（选填）"
        maxLength={maxReason}
        value={values.reason}
        onChange={(reason) => change({ reason })}
      />
    </ApplicationDrawer>
  );
}
