import type { WithoutThesis } from '@qianwei/api/contract/thesis/thesis';
import { ConditionList } from '@qianwei/ui/ConditionList';
import { Link } from '@qianwei/ui/Link';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { linkOf } from '../../../shared/page/WhyNot.tsx';
import { ManualLink } from '../shared/ManualLink.tsx';
import * as styles from './WayToThesis.css.ts';
import { lackingWords, stepWords, wayTexts } from './way-words.ts';

interface WayToThesisProps {
  without: WithoutThesis;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

function conditionsOf({ conditions, lacking, passedCourses, totalCourses, basis }: WithoutThesis) {
  return [
    {
      id: 'courses',
      name:
        lacking.length === 0
          ? '除毕业论文外课程须全部合格'
          : `除毕业论文外课程须全部合格：还差 ${lacking.length} 门`,
      state: lacking.length === 0 ? ('met' as const) : ('unmet' as const),
      value: `${totalCourses} 门已合格 ${passedCourses} 门，含免考和实践课程。`,
      ...(basis && {
        source: { title: basis.title, date: basis.date, ...(basis.path && { href: basis.path }) },
      }),
      gauge: {
        kind: 'line' as const,
        value: passedCourses,
        need: totalCourses,
        needText: `需 ${totalCourses} 门`,
        gap: `差 ${lacking.length} 门`,
      },
    },
    ...conditions.map(({ name, ok, actual, way }) => ({
      id: name,
      name,
      state: ok ? ('met' as const) : ('unmet' as const),
      value: actual,
      ways: way === null ? [] : [linkOf(way)].filter((link) => link !== null),
    })),
  ];
}

/** The things that a 考籍 lacks before its thesis can be registered, the courses with their ways, and when that is at the earliest. */
export function WayToThesis({ without, now }: WayToThesisProps) {
  const { majorName, lacking, earliest, conditions } = without;
  const met = conditions.filter(({ ok }) => ok).length + (lacking.length === 0 ? 1 : 0);
  return (
    <WithMargin label={`${majorName}最早什么时候`} margin={<Earliest earliest={earliest} now={now} />}>
      <Stack gap="x7" above="x6">
        <ConditionList
          conditions={conditionsOf(without)}
          note={`${conditions.length + 1} 项，${met} 项满足`}
          texts={{ unmetTitle: `${majorName}：报考论文的条件`, metTitle: '已经满足' }}
        />
        {lacking.length > 0 && (
          <Part title={`${majorName}：还差的 ${lacking.length} 门`}>
            <ul>
              {lacking.map((course) => (
                <li key={course.courseCode} className={styles.course}>
                  <span className={styles.code}>{course.courseCode}</span>
                  <span>
                    {course.courseName}
                    <span className={course.state === 'UNPAID' ? styles.unpaid : styles.became}>
                      <WholeDates>{lackingWords(course, now)}</WholeDates>
                    </span>
                  </span>
                  {course.way && (
                    <Link
                      href={course.way.path}
                      size="small"
                      aria-label={`${wayTexts[course.way.kind](course.isPractice)} ${course.courseName}`}
                    >
                      {wayTexts[course.way.kind](course.isPractice)}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Stack>
    </WithMargin>
  );
}

function Earliest({ earliest, now }: Pick<WithoutThesis, 'earliest'> & { now: number }) {
  return (
    <>
      {earliest.length > 0 && (
        <MarginPart title="最早什么时候">
          <ol className={styles.steps}>
            {earliest.map((step) => {
              const { when, what, isSoon } = stepWords(step, now);
              return (
                <li key={`${when} ${what}`} className={styles.step} data-soon={isSoon || undefined}>
                  <b className={styles.when}>
                    <WholeDates>{when}</WholeDates>
                  </b>
                  <WholeDates>{what}</WholeDates>
                </li>
              );
            })}
          </ol>
          <p className={styles.planner}>
            <Link href="/academic/exam/plan?view=planner">用毕业倒推看别的安排</Link>
          </p>
        </MarginPart>
      )}
      <MarginPart title="现在可以先看">
        <p>
          <ManualLink anchor="overview">论文操作手册</ManualLink>
        </p>
      </MarginPart>
    </>
  );
}
