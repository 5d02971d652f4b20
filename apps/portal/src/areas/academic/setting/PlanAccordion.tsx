import {
  type CourseSetting,
  type PlanCourse,
  planGroupTitles,
} from '@qianwei/api/contract/academic/course-setting';
import { Accordion } from '@qianwei/ui/Accordion';
import { Part } from '@qianwei/ui/Part';
import { creditPlanOf, creditsOf, isUnrecorded, type Picks } from './credits.ts';
import * as styles from './PlanAccordion.css.ts';
import type { PlanGroupsProps } from './PlanGroups.tsx';
import { formerCodeWords, PlanStanding } from './PlanStanding.tsx';
import { inPlanOrder } from './plan-marks.ts';

const creditWords = (courses: readonly PlanCourse[], picks: Picks, setting: CourseSetting) => {
  const { total, done } = creditsOf(courses, picks);
  if (total === 0) return '不计学分';
  return isUnrecorded(setting) ? `${total} 学分` : `${total} 学分，已得 ${done}`;
};

const withStatus = (courses: readonly PlanCourse[], status: PlanCourse['status']) =>
  courses.filter((course) => course.status === status);

/** The parts of the plan on a phone: its groups, and all practice courses in one of their own. */
function partsOf(setting: CourseSetting, picks: Picks) {
  const { groups, electives } = setting;
  const isPractice = ({ theoryCode }: PlanCourse) => theoryCode !== '';
  const practice = groups.flatMap(({ courses }) => courses).filter(isPractice);
  return groups.flatMap(({ name, courses: all }) => {
    const courses = all.filter((course) => !isPractice(course));
    const learning = withStatus(courses, 'LEARNING').length;
    const unconfirmed = electives.some(
      ({ group, chosen }) =>
        chosen.length === 0 && courses.some(({ electiveGroup }) => electiveGroup === group),
    );
    const notes = {
      PUBLIC: creditWords(courses, picks, setting),
      CORE: `${creditWords(courses, picks, setting)}${learning > 0 ? `；${learning} 门在学` : ''}`,
      ELECTIVE: `${creditWords(courses, picks, setting)}${unconfirmed ? `；暂选 ${Object.values(picks).join('、')}` : ''}`,
      GRADUATION: courses.map(({ statusText }) => statusText).join('；'),
    };
    const part = { id: name as string, title: planGroupTitles[name], note: notes[name], courses };
    if (name !== 'CORE' || practice.length === 0) return [part];
    const open = withStatus(practice, 'SIGN_UP_OPEN').map(({ courseCode }) => courseCode);
    const openWords = open.length > 0 ? `；${open.join('、')} 现在可报` : '';
    return [
      part,
      {
        id: 'PRACTICE',
        title: '实践',
        note: `${creditWords(practice, picks, setting)}${openWords}`,
        courses: practice,
      },
    ];
  });
}

/** The plan on a phone: a part opens below its heading. */
export default function PlanAccordion({ setting, picks }: PlanGroupsProps) {
  const parts = partsOf(setting, picks).filter(({ courses }) => courses.length > 0);
  const count = new Set(setting.groups.flatMap(({ courses }) => courses.map(({ seq }) => seq))).size;
  return (
    <div className={styles.plan}>
      <Part title="我的计划" note={`${count} 门，${creditPlanOf(setting, picks)} 学分`}>
        <Accordion
          layout="stacked"
          multiple
          defaultOpen={parts.slice(0, 1).map(({ id }) => id)}
          items={parts.map(({ id, title, note, courses }) => ({
            id,
            title,
            note,
            content: (
              <ul>
                {inPlanOrder(courses).map((course) => (
                  <li key={course.planCourseId} className={styles.course}>
                    <span className={styles.name}>
                      {course.courseName}
                      <small className={styles.facts}>
                        {[
                          course.courseCode,
                          formerCodeWords(course),
                          course.credit === 0 ? '不计学分' : `${course.credit} 学分`,
                        ]
                          .filter((fact) => fact !== '')
                          .join('，')}
                      </small>
                    </span>
                    <span className={styles.state}>
                      <PlanStanding course={course} setting={setting} />
                    </span>
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Part>
    </div>
  );
}
