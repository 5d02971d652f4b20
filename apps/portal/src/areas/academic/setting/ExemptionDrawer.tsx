import { type CourseSetting, exemptionBasisTitles } from '@qianwei/api/contract/academic/course-setting';
import { formatMomentDay } from '@qianwei/api/time/moment';
import { DatePicker } from '@qianwei/ui/DatePicker';
import { RadioGroup } from '@qianwei/ui/RadioGroup';
import { Select } from '@qianwei/ui/Select';
import { TextArea } from '@qianwei/ui/TextArea';
import { TextField } from '@qianwei/ui/TextField';
import { ApplicationDrawer } from '../../../shared/application/ApplicationDrawer.tsx';
import { ProofField } from '../../../shared/application/ProofField.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { dateErrors, exemptableCourses, firstObtainDate } from './exemptions.ts';
import type { ExemptionDraft } from './use-exemption.ts';

export interface ExemptionDrawerProps {
  setting: CourseSetting;
  draft: ExemptionDraft;
}

/** 申请免考: the course, what it rests on, and the proof; then the receipt. */
export default function ExemptionDrawer({ setting, draft }: ExemptionDrawerProps) {
  const today = formatMomentDay(useNow());
  const { proof, values, field, text, choice, submit } = draft;
  const courses = exemptableCourses(setting).map(({ courseCode, courseName, credit }) => ({
    id: courseCode,
    label: `${courseCode} ${courseName}`,
    description: `${credit} 学分`,
  }));
  // Once submitted it is no longer among those that can be chosen.
  const nameOf = (code: string | null) =>
    setting.groups.flatMap((group) => group.courses).find(({ courseCode }) => courseCode === code)
      ?.courseName;
  return (
    <ApplicationDrawer
      application={draft}
      isOpen={draft.isOpen}
      onClose={draft.close}
      title="申请免考"
      doneTitle="免考申请已提交"
      receiptOf={({ values: { courseCode } }) => ({
        matter: '申请免考',
        rows: [{ term: '课程', value: `${courseCode} ${nameOf(courseCode)}` }],
        next: '考办审核后，结果写在这一页的“免考”里。审核前可以撤回。',
      })}
      onSubmit={() => submit({}, { wrong: dateErrors(values, today) })}
    >
      <Select
        label="免考课程"
        hint="只列出可以免考的课程；已合格、已报考的不在其中。"
        options={courses}
        {...field('courseCode')}
      />
      <RadioGroup label="依据" {...choice('basisType', exemptionBasisTitles)} />
      <TextField label="证书编号" hint="照证书填写，毕业证书填证书编号。" {...text('certNo')} />
      <DatePicker label="取得日期" min={firstObtainDate} max={today} today={today} {...field('obtainDate')} />
      <ProofField proof={proof} hint="证书或盖章的成绩单" />
      <TextArea label="说明（选填）" {...text('reason')} />
    </ApplicationDrawer>
  );
}
