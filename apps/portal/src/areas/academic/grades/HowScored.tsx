import type { Basis } from '@qianwei/api/contract/academic/basis';
import type { GradeList } from '@qianwei/api/contract/academic/grade';
import { dayWords } from '@qianwei/api/time/words';
import { passScore } from '@qianwei/studies';
import { Part } from '@qianwei/ui/Part';
import { ScoreSplit } from '@qianwei/ui/ScoreSplit';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { BasisLine } from '../../../shared/page/BasisLine.tsx';
import * as styles from './GradePage.css.ts';

type Process = GradeList['processes'][number];

export interface HowScoredProps {
  basis: Basis;
  processes: readonly Process[];
}

/** A share of a score in points, exact to two decimals: 82.8 × 30% is 24.84. */
const pointsOf = (score: number, percent: number) => Math.round(score * percent) / 100;

/**
 * The rules of a score with where they are written, and for each course with a process score that is not passed yet what
 * the written exam must reach.
 */
export default function HowScored({ basis, processes }: HowScoredProps) {
  return (
    <>
      <Part title="成绩怎样算">
        <p className={styles.rule}>
          60 分合格，不四舍五入。同一门考过几次，取最好的一次。有过程性考核的课程，统考和“统考 × 70% ＋ 过程性
          × 30%”取较高的一个。缺考、违纪只写字，不写 0 分。
        </p>
        <BasisLine basis={basis} />
      </Part>
      {processes.map((process) => (
        <ProcessPart key={process.courseCode} process={process} />
      ))}
    </>
  );
}

function ProcessPart({ process }: { process: Process }) {
  const { courseCode, courseName, score, need, validUntil } = process;
  const helps = need < passScore;
  const course = `${courseCode} ${courseName}`;
  const [own, exam] = [pointsOf(score, 30), pointsOf(need, 70)];
  return (
    <Part title={helps ? `${course}，统考 ${need} 分就够` : `${course}，统考要考 ${passScore} 分`}>
      <div className={styles.rule}>
        <WholeDates>
          <p>
            过程性已有 {score} 分，有效到 {dayWords(validUntil)}：视频 {process.video}、章节 {process.chapter}
            、综合 {process.overall} 各占 30%，表现 {process.conduct} 占 10%。
          </p>
          {!helps && <p>过程性再高一些，才会降低统考要考的分数；它从不拉低成绩。</p>}
        </WholeDates>
      </div>
      {helps && (
        <ScoreSplit
          label={`${course}的成绩构成`}
          parts={[
            { label: `过程性 ${score} × 30% ＝ ${own}`, value: own },
            { label: `统考 ${need} × 70% ＝ ${exam}`, value: exam, isMissing: true },
          ]}
          pass={passScore}
        />
      )}
    </Part>
  );
}
