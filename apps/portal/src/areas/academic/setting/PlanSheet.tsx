import {
  type CourseSetting,
  type PlanCourse,
  planGroupTitles,
} from '@qianwei/api/contract/academic/course-setting';
import { examModeWords } from '@qianwei/api/contract/academic/exam-period';
import { type PaperColumn, PaperTable } from '../../../shared/print/PaperTable.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { creditPlanOf, creditsOf, type Picks } from './credits.ts';
import { formerCodeWords } from './PlanStanding.tsx';
import { inPlanOrder, planStandingOf } from './plan-marks.ts';

const columnsOf = (setting: CourseSetting): readonly PaperColumn<PlanCourse>[] => [
  { header: '序号', text: ({ seq }) => String(seq) },
  { header: '代码', text: ({ courseCode }) => courseCode },
  {
    header: '课程',
    wraps: true,
    text: (course) => `${course.courseName} ${formerCodeWords(course)}`,
  },
  { header: '学分', text: ({ credit }) => (credit === 0 ? '—' : String(credit)) },
  { header: '方式', text: examModeWords },
  { header: '必选', text: ({ required }) => (required ? '必考' : '选考') },
  { header: '状态', wraps: true, text: (course) => planStandingOf(course, setting).word },
];

/** 打印计划: the plan on paper with what the student has, group by group. */
export default function PlanSheet({ setting, picks }: { setting: CourseSetting; picks: Picks }) {
  const { plan, groups, credits } = setting;
  const columns = columnsOf(setting);
  return (
    <PrintFrame
      title="专业考试计划"
      facts={[
        ['计划', `${plan.majorName} ${plan.majorCode}，${plan.version} 版`],
        ['学位', plan.degreeType || '—'],
        ['学分', `计划 ${creditPlanOf(setting, picks)}，毕业要求 ${plan.minCredit}，已得 ${credits.done}`],
        ['依据', plan.basis.title],
      ]}
    >
      {groups.map(({ name, courses }) => {
        const { total, done } = creditsOf(courses, picks);
        return (
          <section key={name}>
            <h3>
              {planGroupTitles[name]}
              {total > 0 && `，${total} 学分，已得 ${done}`}
            </h3>
            <PaperTable
              columns={columns}
              rows={inPlanOrder(courses)}
              rowKey={({ planCourseId }) => planCourseId}
            />
          </section>
        );
      })}
    </PrintFrame>
  );
}
