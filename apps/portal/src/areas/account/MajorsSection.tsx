import type { StudentRecord } from '@qianwei/api/contract/account';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { Section } from '@qianwei/ui/Section';
import { Tag } from '@qianwei/ui/Tag';
import * as styles from './AccountPage.css.ts';

/** 我的专业: every 考籍 of the student; with more than one also a link that switches. */
export function MajorsSection({ student }: { student: StudentRecord }) {
  const { majorInfoList, majorId } = student;
  return (
    <Section
      name="我的专业"
      note={`${majorInfoList.length} 个考籍`}
      action={majorInfoList.length > 1 && <Link href="/chooseMajor">切换专业</Link>}
    >
      <Lines>
        {majorInfoList.map((major) => (
          <Line key={major.majorId}>
            <div className={styles.major}>
              <p className={styles.majorName}>
                {major.majorName}（{major.majorCode}）
                {major.majorId === majorId && <Tag tone="brand">当前</Tag>}
                {major.isDefault && majorInfoList.length > 1 && <Tag>默认</Tag>}
              </p>
              <p className={styles.majorFacts}>
                <span>{examLevelTitles[major.applyExamLevel]}</span>
                <span>{major.schoolName}</span>
                <span>准考证号 {major.examineeNo}</span>
                <span>{studentMajorStatusTitles[major.status]}</span>
              </p>
            </div>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
