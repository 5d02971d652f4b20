import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { Verdict } from '@qianwei/ui/Verdict';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useStudent } from '../../shared/session/session.tsx';
import * as styles from './DegreePage.css.ts';

export type NoDegreeProps = Pick<DegreeApply, 'holder'>;

/** A level without a degree: why there is nothing to apply for, and what leads to one. */
export default function NoDegree({ holder }: NoDegreeProps) {
  const { majorInfoList } = useStudent();
  const level = examLevelTitles[holder.applyExamLevel];
  const others = majorInfoList.filter(
    ({ applyExamLevel, majorCode }) =>
      applyExamLevel !== holder.applyExamLevel && majorCode !== holder.majorCode,
  );
  return (
    <>
      <Verdict
        state={{ shape: 'dash', tone: 'muted' }}
        title={`${level}不授予学位，这里没有要办的事`}
        text={`学士学位授予本科毕业生。${holder.majorName}（${holder.majorCode}）是${level}，毕业只要毕业证书，不用申请学位。`}
      >
        {others.length > 0 && (
          <ButtonLink href="/chooseMajor?redirect=/applyDegree/index" variant="primary" size="large">
            换到本科考籍看
          </ButtonLink>
        )}
      </Verdict>
      <div className={styles.plain}>
        <Part title="以后想拿学士学位">
          <ol className={styles.numbered}>
            <li>专科毕业后报考专升本专业，用专科毕业证书查验前置学历。</li>
            <li>修完专升本计划里的课程和毕业论文，学位均分和学位外语都要达到要求。</li>
            <li>本科毕业证签发后，在这个页面申请学士学位。</li>
          </ol>
        </Part>
        {others.length > 0 && (
          <WholeDates>
            <p>
              {others.map(({ majorName, majorCode }) => `${majorName}（${majorCode}）`).join('、')}
              已经在读，可以先看那个考籍的学位条件。
            </p>
          </WholeDates>
        )}
        <p className={styles.links}>
          <Link href="/notice">看通知公告</Link>
          <Link href="/apply/graduation">看毕业申请</Link>
        </p>
      </div>
    </>
  );
}
