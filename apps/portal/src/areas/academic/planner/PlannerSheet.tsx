import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { boardOf } from './board.ts';
import { exemptionStep } from './exemption-step.ts';
import { monthTitle } from './month-words.ts';
import { codesWords } from './reason-words.ts';
import { reasonsOf } from './reasons.ts';
import type { PlanVariant } from './use-planner.ts';

export interface PlannerSheetProps {
  data: GraduationPlan;
  variant: PlanVariant;
}

/** 毕业倒推 on paper: the shown plan by periods, and why it cannot be earlier. */
export default function PlannerSheet({ data, variant: { plan, wishes, title } }: PlannerSheetProps) {
  const { facts } = data;
  const exemption = exemptionStep(data, wishes);
  const board = plan.feasible ? boardOf(facts, plan) : null;
  const thesis = board?.thesis;
  return (
    <PrintFrame
      title="毕业倒推"
      facts={[
        ['排法', title],
        ['最早毕业', plan.feasible ? monthTitle(plan.graduateMonth) : '排不出'],
        ...(plan.feasible && plan.degreeMonth !== null
          ? [['学位授予', monthTitle(plan.degreeMonth)] as const]
          : []),
        ...(exemption
          ? [['前提', `${codesWords(exemption.codes)} 免考通过，${exemption.when}`] as const]
          : []),
        ...(thesis ? [[thesis.title, thesis.text] as const] : []),
      ]}
    >
      {board && (
        <table>
          <thead>
            <tr>
              {['考期', '半天', '课程代码', '课程名称', '学分'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.columns.flatMap((column) =>
              board.rows.flatMap(({ sessionCode, cells }) => {
                const course = cells.find((cell) => cell.column === column)?.course;
                if (!course) return [];
                return (
                  <tr key={course.courseCode}>
                    <td className={unbroken}>{column.title}</td>
                    <td className={unbroken}>{sessionTitles[sessionCode]}</td>
                    <td>{course.courseCode}</td>
                    <td>{course.courseName}</td>
                    <td>{course.credit}</td>
                  </tr>
                );
              }),
            )}
            {board.columns.flatMap(({ period, title: month, practice }) =>
              practice === null ? (
                []
              ) : (
                <tr key={`practice ${period}`}>
                  <td className={unbroken}>{month}</td>
                  <td>实践</td>
                  <td>{practice.codes}</td>
                  <td>{practice.when}</td>
                  <td />
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      <ol>
        {reasonsOf(facts, wishes, plan).map(({ title: reason, text }) => (
          <li key={reason}>
            {reason}。{text}
          </li>
        ))}
      </ol>
      <p>这是按现有通知和往年日期推算的，不是报考；日期以各次通知为准。</p>
    </PrintFrame>
  );
}
