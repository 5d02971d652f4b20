import { Section } from '@qianwei/ui/Section';
import { dayWords } from '../../shared/date-words.ts';
import { examLevelWords, majorStatusWords } from '../../shared/exam-level.ts';
import { Fact, Facts } from './Facts.tsx';
import type { Student } from './words.ts';

/** 考籍信息: the record that the office keeps. */
export function RecordSection({ student }: { student: Student }) {
  return (
    <Section name="考籍信息">
      <Facts>
        <Fact term="准考证号">{student.examineeNo}</Fact>
        <Fact term="层次">{examLevelWords[student.applyExamLevel]}</Fact>
        <Fact term="专业">
          {student.majorName}（{student.majorCode}）
        </Fact>
        <Fact term="主考院校">{student.schoolName}</Fact>
        <Fact term="所属考办">{student.examCommitteeName}</Fact>
        <Fact term="注册时间">{dayWords(student.registerDate)}</Fact>
        <Fact term="计划版本">{student.planVersion}</Fact>
        <Fact term="考籍状态">{majorStatusWords[student.examStatus]}</Fact>
      </Facts>
    </Section>
  );
}
