import {
  type CourseSetting,
  type PlanCourse,
  planGroupTitles,
} from '@qianwei/api/contract/academic/course-setting';
import { examModeWords } from '@qianwei/api/contract/academic/exam-period';
import { Section } from '@qianwei/ui/Section';
import { tabular, unbroken, visuallyHidden } from '@qianwei/ui/theme/text.css';
import { creditsOf, type GroupCredits, isUnrecorded, type Picks } from './credits.ts';
import * as styles from './PlanGroups.css.ts';
import { formerCodeWords, PlanStanding } from './PlanStanding.tsx';
import { inPlanOrder } from './plan-marks.ts';

export interface PlanGroupsProps {
  setting: CourseSetting;
  picks: Picks;
}

/** The plan as tables, one for each group, with its credits in the margin. */
export default function PlanGroups({ setting, picks }: PlanGroupsProps) {
  return setting.groups
    .filter(({ courses }) => courses.length > 0)
    .map(({ name, courses }) => (
      <Section
        key={name}
        name={planGroupTitles[name]}
        note={<GroupNote courses={courses} picks={picks} isUnrecorded={isUnrecorded(setting)} />}
      >
        <div className={styles.frame}>
          <table className={styles.table}>
            <caption className={visuallyHidden}>{planGroupTitles[name]}</caption>
            <Head isShown={name === 'PUBLIC' || name === 'CORE'} />
            <tbody>
              {inPlanOrder(courses).map((course, index, all) => (
                <CourseRow
                  key={course.planCourseId}
                  course={course}
                  theory={all.find(({ courseCode }) => courseCode === course.theoryCode)}
                  isNumbered={all[index - 1]?.seq !== course.seq}
                  setting={setting}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    ));
}

const heads = [
  ['序号', styles.seq],
  ['代码', styles.code],
  ['课程', undefined],
  ['学分', styles.credit],
  ['方式', styles.mode],
  ['必选', styles.required],
  ['状态', styles.state],
] as const;

/** The names of the columns; where a group has few rows they are only read out, and keep the widths. */
function Head({ isShown }: { isShown: boolean }) {
  return (
    <thead className={isShown ? undefined : styles.unseen}>
      <tr>
        {heads.map(([head, column]) => (
          <th key={head} scope="col" className={column}>
            {isShown ? head : <span className={visuallyHidden}>{head}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** 33 学分，已得 7; practice courses on a line of their own, and of electives how many are to be chosen. */
function GroupNote({
  courses,
  picks,
  isUnrecorded: hidesDone,
}: {
  courses: readonly PlanCourse[];
  picks: Picks;
  /** The results are kept elsewhere: what is reached is not known here. */
  isUnrecorded: boolean;
}) {
  const isPractice = ({ theoryCode }: PlanCourse) => theoryCode !== '';
  const written = creditsOf(
    courses.filter((course) => !isPractice(course)),
    picks,
  );
  const practice = creditsOf(courses.filter(isPractice), picks);
  const electiveGroups = [...new Set(courses.map(({ electiveGroup }) => electiveGroup))].filter(
    (group) => group !== '',
  );
  if (written.total === 0 && practice.total === 0) return '不计学分';
  return (
    <span className={tabular}>
      <Credits {...written} hidesDone={hidesDone} />
      {practice.total > 0 && <Credits {...practice} label="实践 " hidesDone={hidesDone} />}
      {electiveGroups.map((group) => (
        <span key={group} className={styles.noteLine}>
          {group}
        </span>
      ))}
    </span>
  );
}

function Credits({
  total,
  done,
  label = '',
  hidesDone,
}: GroupCredits & { label?: string; hidesDone: boolean }) {
  if (hidesDone) return <span className={styles.noteLine}>{`${label}${total} 学分`}</span>;
  return (
    <span className={styles.noteLine}>
      <span className={unbroken}>
        {label}
        {total} 学分，
      </span>
      <wbr />
      <span className={unbroken}>
        已得 <b className={styles.done}>{done}</b>
      </span>
    </span>
  );
}

interface CourseRowProps {
  course: PlanCourse;
  /** The written course above a practice course. */
  theory: PlanCourse | undefined;
  /** Its number is not that of the row above. */
  isNumbered: boolean;
  setting: CourseSetting;
}

function CourseRow({ course, theory, isNumbered, setting }: CourseRowProps) {
  const { seq, courseCode, courseName, credit, required } = course;
  const old = formerCodeWords(course);
  return (
    <tr>
      <td className={styles.seq}>{isNumbered && seq}</td>
      <td className={styles.code}>{courseCode}</td>
      <th scope="row" className={theory === undefined ? styles.name : styles.practice}>
        {theory === undefined ? (
          courseName
        ) : (
          <>
            <span className={visuallyHidden}>{courseName}</span>
            <span aria-hidden="true">{courseName.startsWith(theory.courseName) ? '实践' : courseName}</span>
          </>
        )}
        {old !== '' && <small className={styles.old}>{old}</small>}
      </th>
      <td className={styles.credit}>{credit === 0 ? '—' : credit}</td>
      <td className={styles.mode}>{examModeWords(course)}</td>
      <td className={styles.required}>{required ? '必考' : '选考'}</td>
      <td className={styles.state}>
        <PlanStanding course={course} setting={setting} />
      </td>
    </tr>
  );
}
