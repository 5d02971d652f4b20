import { type CourseSetting, planGroupTitles } from '@qianwei/api/contract/academic/course-setting';
import { examModeWords } from '@qianwei/api/contract/academic/exam-period';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { PaperHeads } from '../../../shared/print/PaperHeads.tsx';
import { PrintFrame } from '../../../shared/print/PrintFrame.tsx';
import { creditPlanOf, creditsOf, type Picks } from './credits.ts';
import { formerCodeWords } from './PlanStanding.tsx';
import { inPlanOrder, planStandingOf } from './plan-marks.ts';

const heads = ['序号', '代码', '课程', '学分', '方式', '必选', '状态'];

/** 打印计划: the plan on paper with what the student has, group by group. */
export default function PlanSheet({ setting, picks }: { setting: CourseSetting; picks: Picks }) {
  const { plan, groups, credits } = setting;
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
            <table>
              <PaperHeads heads={heads} />
              <tbody>
                {inPlanOrder(courses).map((course) => (
                  <tr key={course.planCourseId}>
                    <td>{course.seq}</td>
                    <td className={unbroken}>{course.courseCode}</td>
                    <td>
                      {course.courseName} {formerCodeWords(course)}
                    </td>
                    <td>{course.credit === 0 ? '—' : course.credit}</td>
                    <td className={unbroken}>{examModeWords(course)}</td>
                    <td className={unbroken}>{course.required ? '必考' : '选考'}</td>
                    <td>{planStandingOf(course, setting).word}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </PrintFrame>
  );
}
