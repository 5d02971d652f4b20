import { thesisKindTitles } from '@qianwei/api/contract/academic/exam-period';
import type { Graduation, HomeIndex, StudyProgress } from '@qianwei/api/contract/home';
import { dayWords, occasionWords } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { Phrases } from '@qianwei/ui/Phrases';
import { Section } from '@qianwei/ui/Section';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { institution } from '../../institution/institution.ts';
import { isPending } from '../../routes/pending-pages.ts';
import { useStudent } from '../../shared/session/session.tsx';
import * as styles from './Graduated.css.ts';

const degreePath = '/applyDegree/index';

interface GraduatedProps {
  graduation: Graduation;
  student: HomeIndex['student'];
  progress: StudyProgress | null;
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** After graduation: what one has, and how the certificates are got. */
export default function Graduated({ graduation, student, progress, now }: GraduatedProps) {
  const { graduateDate, hasDegree, hasResults } = graduation;
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
            <WholeDates>可以自取、邮寄或者由他人代领，时间和地点以学校的通知为准。</WholeDates>
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

function DegreeWay({ graduation: { degreeDeadline }, now }: Pick<GraduatedProps, 'graduation' | 'now'>) {
  return (
    <div className={styles.way}>
      <dt className={styles.wayName}>学位证书</dt>
      <dd>
        <Phrases>
          {degreeDeadline === null
            ? '毕业证书签发后 6 个月内可以申请。'
            : `学位申请 ${occasionWords(degreeDeadline, now)}。`}
        </Phrases>{' '}
        {isPending(degreePath) ? (
          <>
            网上申请还没有开放，请打电话办理：<span className={unbroken}>{institution.service.phone}</span>。
          </>
        ) : (
          <Link href={degreePath} className={unbroken}>
            {degreeDeadline === null ? '看学位条件' : '去申请'}
          </Link>
        )}
      </dd>
    </div>
  );
}
