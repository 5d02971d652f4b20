import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { ApplyStatus } from '@qianwei/api/contract/graduation/apply-status';
import type { Graduation, HomeIndex, StudyProgress } from '@qianwei/api/contract/home';
import { dayWords, occasionWords } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { Section } from '@qianwei/ui/Section';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useStudent } from '../../shared/session/session.tsx';
import * as styles from './Graduated.css.ts';

const degreePath = '/applyDegree/index';
const graduationPath = '/apply/graduation';

interface GraduatedProps {
  graduation: Graduation;
  student: HomeIndex['student'];
  progress: StudyProgress | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** After graduation: what one has, and how the certificates are got. */
export default function Graduated({ graduation, student, progress, now }: GraduatedProps) {
  const { graduateDate, hasDegree, hasResults, hasApplied, certNo } = graduation;
  const { name } = useStudent();
  return (
    <Section name="毕业">
      <div className={styles.paper}>
        <h3 className={styles.title}>祝贺毕业</h3>
        <WholeDates>
          <p>
            {name}同学，你已{hasResults ? '修完' : '完成'}
            {student.schoolName}主考的
            <Phrases>{`${student.majorName}（${student.majorCode}）`}</Phrases>
            {hasResults ? '全部课程' : '学业'}
            {graduateDate !== null && <>，于 {dayWords(graduateDate)}毕业</>}。
          </p>
          {hasResults ? (
            progress && <Achieved progress={progress} />
          ) : (
            <p>这个考籍的课程和成绩没有录入本系统，以毕业证书和考办的成绩单为准。</p>
          )}
        </WholeDates>
      </div>
      <dl className={styles.ways}>
        <div className={styles.way}>
          <dt className={styles.wayName}>毕业证书</dt>
          <dd>
            {hasApplied ? (
              <>
                {certNo !== null && <>证书编号 {certNo}。</>}按毕业申请里登记的方式领取。{' '}
                <Link href={graduationPath} className={unbroken}>
                  {certNo === null ? '看证书编号和领取方式' : '看领取方式'}
                </Link>
              </>
            ) : (
              <WholeDates>可以自取、邮寄或者由他人代领，时间和地点以学校的通知为准。</WholeDates>
            )}
          </dd>
        </div>
        {hasDegree && <DegreeWay graduation={graduation} now={now} />}
        {hasResults && (
          <div className={styles.way}>
            <dt className={styles.wayName}>成绩单</dt>
            <dd>
              求职、升学要用的，可以打印全部成绩。{' '}
              <Link href="/academic/gradeSearch" className={unbroken}>
                打印成绩单
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

/** Courses, credits, average, thesis and language in one sentence. */
function Achieved({ progress }: { progress: StudyProgress }) {
  const { passedCourse, practicePassed, credits, degreeAvg, degreeNeed, avgScore, thesisKind, thesisStage } =
    progress;
  const { degreeEnglish } = progress;
  const average = degreeNeed === null ? avgScore : degreeAvg;
  const facts = [
    `笔试 ${passedCourse} 门`,
    ...(practicePassed > 0 ? [`实践 ${practicePassed} 门`] : []),
    `共 ${credits.done} 学分`,
    ...(average === null ? [] : [`${degreeNeed === null ? '均分' : '学位均分'} ${average.toFixed(1)}`]),
    ...(thesisStage === null || thesisKind === null
      ? []
      : [`${thesisKindTitles[thesisKind]} ${thesisStage}`]),
    ...(degreeEnglish?.hasResult ? [`学位英语 ${degreeEnglish.text}`] : []),
  ];
  return (
    <p className={styles.strong}>
      <Phrases>{`${facts.join('；')}。`}</Phrases>
    </p>
  );
}

const underReview = { text: '学位申请已经提交。', link: '看审核到哪了' };

/** The degree once it is applied for, and the words of the link to it. */
const appliedWords: Partial<Readonly<Record<ApplyStatus, { text: string; link: string }>>> = {
  RETURNED: { text: '学位申请被退回，改好退回的几处就能重新提交。', link: '去补正' },
  PUBLICITY: { text: '学位申请审核通过，名单正在公示，没有异议就授予学位。', link: '看公示到哪天' },
  GRANTED: { text: '学士学位已授予，证书寄到申请时填的地址。', link: '看学位证书' },
};

/** The state of the degree, in a sentence and a link. */
function degreeWords(
  { degreeDeadline, degreeStatus, isDegreeOutOfReach }: Graduation,
  now: number,
): { text: string; link: string } {
  if (degreeStatus !== null) return appliedWords[degreeStatus] ?? underReview;
  if (degreeDeadline !== null)
    return { text: `学位申请 ${occasionWords(degreeDeadline, now)}。`, link: '去申请' };
  if (isDegreeOutOfReach)
    return { text: '按现有的成绩和记录达不到学位条件，毕业证书不受影响。', link: '看是哪一项' };
  return { text: '学位申请须在毕业证书签发后 6 个月内提出。', link: '看学位条件' };
}

function DegreeWay({ graduation, now }: Pick<GraduatedProps, 'graduation' | 'now'>) {
  const { text, link } = degreeWords(graduation, now);
  return (
    <div className={styles.way}>
      <dt className={styles.wayName}>学位证书</dt>
      <dd>
        <Phrases>{text}</Phrases>{' '}
        <Link href={degreePath} className={unbroken}>
          {link}
        </Link>
      </dd>
    </div>
  );
}
