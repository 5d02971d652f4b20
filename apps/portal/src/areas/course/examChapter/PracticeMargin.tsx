import type { CourseChapter } from '@qianwei/api/contract/course/chapter';
import type { MaterialList } from '@qianwei/api/contract/course/material';
import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { ConditionList } from '@qianwei/ui/ConditionList';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Gauge } from '@qianwei/ui/Gauge';
import { Link } from '@qianwei/ui/Link';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { institution } from '../../../institution/institution.ts';
import { type Query, QueryView } from '../../../shared/query/QueryView.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { assessmentConditions } from './assessment-conditions.ts';
import type { AssessmentKind } from './assessment-kind.ts';
import * as styles from './ExamChapterPage.css.ts';

export interface PracticeMarginProps {
  outline: CourseChapter;
  /** Undefined until it is known, and without a batch. */
  assessment: Assessment | undefined;
  materials: Query<MaterialList>;
  kind: AssessmentKind;
}

/** Beside the task sheet: the conditions of the assessment, the templates of the report, and what follows. */
export function PracticeMargin({ outline, assessment, materials, kind }: PracticeMarginProps) {
  const now = useNow();
  // Before, the templates would push away what follows them.
  const isPlaced = materials.data !== undefined || materials.error !== null;
  return (
    <>
      {assessment && (
        <MarginPart title="测评条件">
          <p>学到 {assessment.learnRate}%</p>
          <Gauge
            label="学习进度"
            value={assessment.learnRate}
            need={assessment.learnNeed}
            texts={{
              reading: (value, need) => `学到 ${value}%，要 ${need}%`,
              need: (need) => `要 ${need}%`,
            }}
          />
          <div className={styles.conditions}>
            <ConditionList
              headingLevel={3}
              conditions={assessmentConditions(assessment, outline, now)}
              texts={{ unmetTitle: '还差这些' }}
            />
          </div>
        </MarginPart>
      )}
      <Templates materials={materials} />
      {assessment && isPlaced && <Afterwards outline={outline} assessment={assessment} kind={kind} />}
    </>
  );
}

/** 模板下载; nothing for a course without templates. */
function Templates({ materials }: Pick<PracticeMarginProps, 'materials'>) {
  const files = materials.data?.list.filter(({ category }) => category === 'TEMPLATE') ?? [];
  if (materials.data && files.length === 0) return null;
  return (
    <MarginPart title="模板下载">
      <QueryView query={materials} name="模板" skeleton={<SkeletonLines shares={[1, 0.4]} />}>
        {() => (
          <ul className={styles.templates}>
            {files.map(({ fileId, name, size, type, url }) => (
              <li key={fileId} className={styles.template}>
                <Link href={url} download={name}>
                  {name}
                </Link>
                <span className={styles.size}>
                  {type.toUpperCase()}，{sizeWords(size)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </MarginPart>
  );
}

/** The steps after the report is handed in or the test is over. */
function Afterwards({
  outline,
  assessment: { assessMode },
  kind,
}: Pick<PracticeMarginProps, 'outline' | 'kind'> & { assessment: Assessment }) {
  return (
    <MarginPart title={assessMode === 'REPORT' ? '交完以后' : '考完以后'}>
      <p>
        {assessMode === 'REPORT'
          ? `${outline.course.teacher}老师一般 5 个工作日内批阅。`
          : assessMode === 'ONLINE'
            ? '客观题交卷后出分，主观题由老师批阅，一般 5 个工作日内完成。'
            : '上机成绩由考点汇总后公布。'}
        {kind === 'CERTIFICATE' ? (
          '合格后可以在历史成绩里查到。'
        ) : (
          <>
            合格后由{institution.schoolName}确认，记入
            <Link href="/academic/gradeSearch" variant="underlined">
              成绩查询
            </Link>
            的实践成绩。
          </>
        )}
      </p>
    </MarginPart>
  );
}
