import type { StudentRecord } from '@qianwei/api/contract/account';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import { dayWords } from '@qianwei/api/time/words';
import { Description, DescriptionList } from '@qianwei/ui/DescriptionList';
import { Section } from '@qianwei/ui/Section';

/** 考籍信息: the record that the office keeps. */
export function RecordSection({ student }: { student: StudentRecord }) {
  return (
    <Section name="考籍信息">
      <DescriptionList>
        <Description label="准考证号">{student.examineeNo}</Description>
        <Description label="层次">{examLevelTitles[student.applyExamLevel]}</Description>
        <Description label="专业">
          {student.majorName}（{student.majorCode}）
        </Description>
        <Description label="主考院校">{student.schoolName}</Description>
        <Description label="所属考办">{student.examCommitteeName}</Description>
        <Description label="注册时间">{dayWords(student.registerDate)}</Description>
        <Description label="计划版本">{student.planVersion}</Description>
        <Description label="考籍状态">{studentMajorStatusTitles[student.examStatus]}</Description>
      </DescriptionList>
    </Section>
  );
}
