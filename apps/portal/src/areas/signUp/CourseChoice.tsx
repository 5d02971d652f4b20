import type { Obstacle } from '@qianwei/api/contract/eligibility';
import type { SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import { Checkbox } from '@qianwei/ui/Checkbox';
import { Part } from '@qianwei/ui/Part';
import { StateMark } from '@qianwei/ui/StateMark';
import { FieldError } from '../../shared/form/FieldError.tsx';
import { BasisWords } from '../../shared/page/BasisLine.tsx';
import { WhyNot } from '../../shared/page/WhyNot.tsx';
import * as styles from './CourseChoice.css.ts';
import { creditAndForms, feeWords, goneCourses } from './document-words.ts';
import * as page from './SignUpPage.css.ts';
import { SiteChoice } from './SiteChoice.tsx';
import type { ChoiceProps } from './sign-up-exam.ts';

type Course = SignUpBatch['courseList'][number];

/** Below this number of places the row warns. */
const scarceBelow = 5;

function Places({ left }: { left: number }) {
  if (left === 0) return <span className={styles.scarce}>名额已满</span>;
  return left < scarceBelow ? (
    <span className={styles.scarce}>名额剩 {left}</span>
  ) : (
    <span className={styles.left}>余 {left}</span>
  );
}

interface CourseOptionRowProps {
  course: Course;
  obstacle: Obstacle | null;
  isPassed: boolean;
  /** Staff have returned the courses of a sign-up with this one. */
  isReturned: boolean;
  isChosen: boolean;
  /** No further course can be chosen. */
  isLast: boolean;
  maxCourse: number;
  onChange(isChosen: boolean): void;
}

/** A course of the batch with what is left of it, its fee and, where it cannot be chosen, why and how to go on. */
function CourseOptionRow({
  course,
  obstacle,
  isPassed,
  isReturned,
  isChosen,
  isLast,
  maxCourse,
  onChange,
}: CourseOptionRowProps) {
  const { courseCode, courseName, carry, left, fee } = course;
  const isRefused = obstacle !== null;
  // A chosen one can always be given up.
  const isFixed = !isChosen && (isRefused || isLast);
  return (
    <li className={styles.option}>
      <div className={styles.course}>
        <Checkbox
          isSelected={isChosen}
          isReadOnly={isFixed}
          onChange={(next) => !isFixed && onChange(next)}
          aria-describedby={isRefused ? `why-${courseCode}` : undefined}
        >
          {courseCode} {courseName}
          <span className={styles.facts}>
            {[creditAndForms(course), carry].filter((text) => text !== '').join('，')}
          </span>
        </Checkbox>
      </div>
      <Places left={left} />
      <span className={styles.fee}>{feeWords(fee)}</span>
      {isReturned && <div className={`${styles.refusal} ${styles.returned}`}>退回的报名里有这门</div>}
      {isRefused && (
        <div id={`why-${courseCode}`} className={styles.refusal}>
          {isPassed ? (
            <StateMark shape="check" tone="success">
              已合格
            </StateMark>
          ) : (
            <StateMark shape="cross" tone="danger">
              暂不能报
            </StateMark>
          )}
          <span>
            <WhyNot obstacle={obstacle} size="small" isInForm />
          </span>
        </div>
      )}
      {isFixed && !isRefused && <div className={styles.refusal}>{`本批次最多报 ${maxCourse} 门`}</div>}
    </li>
  );
}

/** 课程: the courses of the batch that the plan of the student has, and the site. */
export default function CourseChoice({ exam, batch, opened, basis, draft, errors }: ChoiceProps) {
  const { document, edit } = draft;
  const obstacles = new Map(opened.courses.map(({ courseCode, obstacle }) => [courseCode, obstacle]));
  const isReturned = opened.record?.returnedItems.some(({ item }) => item === 'COURSES') ?? false;
  const returned = isReturned ? (opened.record?.document.courseCodes ?? []) : [];
  const passed = new Set(opened.courses.flatMap(({ courseCode, isPassed }) => (isPassed ? courseCode : [])));
  const courses = batch.courseList
    .filter(({ courseCode }) => obstacles.has(courseCode))
    .toSorted(
      (a, b) => Number(obstacles.get(a.courseCode) !== null) - Number(obstacles.get(b.courseCode) !== null),
    );
  const free = courses.filter(({ courseCode }) => obstacles.get(courseCode) === null).length;
  const chosen = document.courseCodes;
  const choose = (code: string, isChosen: boolean) =>
    edit('courseCodes', isChosen ? [...chosen, code] : chosen.filter((other) => other !== code));
  return (
    <>
      <Part
        title="选要报的课程"
        note={`${opened.holder.majorCode} 共 ${courses.length} 门实践，现在能报 ${free} 门`}
      >
        <FieldError>{errors.courseCodes}</FieldError>
        <div className={styles.head} aria-hidden="true">
          <span>课程</span>
          <span>名额</span>
          <span className={styles.fee}>费用</span>
        </div>
        <ul aria-label="可报的课程">
          {courses.map((course) => (
            <CourseOptionRow
              key={course.courseCode}
              course={course}
              obstacle={obstacles.get(course.courseCode) ?? null}
              isPassed={passed.has(course.courseCode)}
              isReturned={returned.includes(course.courseCode)}
              isChosen={chosen.includes(course.courseCode)}
              isLast={chosen.length >= batch.maxCourse}
              maxCourse={batch.maxCourse}
              onChange={(isChosen) => choose(course.courseCode, isChosen)}
            />
          ))}
          {goneCourses(document, batch, opened).map((code) => (
            <li key={code} className={styles.option}>
              <Checkbox isSelected onChange={() => choose(code, false)}>
                {code}
              </Checkbox>
              <div className={styles.refusal}>
                <StateMark shape="cross" tone="danger">
                  不再考核
                </StateMark>
                <span>本批次已没有这门课，请去掉；其余内容还在。</span>
              </div>
            </li>
          ))}
        </ul>
        {basis && (
          <p className={`${styles.basis} ${page.note}`}>
            理论课程合格后才能报对应的实践。依据 <BasisWords basis={basis} />
          </p>
        )}
      </Part>
      {!exam.choice.isBarred?.(document, opened) && (
        <SiteChoice label={exam.siteTitle} {...{ batch, draft, errors }} />
      )}
    </>
  );
}
