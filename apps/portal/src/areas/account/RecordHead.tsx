import type { Login, StudentRecord } from '@qianwei/api/contract/account';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import { momentWords } from '@qianwei/api/time/words';
import { Avatar } from '@qianwei/ui/Avatar';
import { Button } from '@qianwei/ui/Button';
import { Facts } from '@qianwei/ui/Facts';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Link } from '@qianwei/ui/Link';
import { useLatePanel } from '@qianwei/ui/late';
import { Section } from '@qianwei/ui/Section';
import { StateMark } from '@qianwei/ui/StateMark';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useState } from 'react';
import { deviceWords } from '../../shared/device/device-text.ts';
import * as styles from './AccountPage.css.ts';
import { avatarDialog } from './late-dialogs.ts';
import { lastLogin, mattersOf } from './matters.ts';

export interface RecordHeadProps {
  student: StudentRecord;
  /** The last ones, the newest first; empty when they did not load. */
  logins: readonly Login[];
  /** Opens 申请更正. */
  onCorrect: () => void;
}

/** The head of the record: the student, and the open matters. */
export function RecordHead({ student, logins, onCorrect }: RecordHeadProps) {
  const matters = mattersOf(student, logins);
  return (
    <>
      <Person student={student} last={lastLogin(logins)} />
      <Section name="要留意的" note={matters.length > 0 && `${matters.length} 项`}>
        {matters.length === 0 && (
          <p className={styles.none}>没有要你处理的事。更正申请的结果、不是你本人的登录会出现在这里。</p>
        )}
        <Lines>
          {matters.map(({ mark, state, why, way }) => (
            <Line key={state}>
              <div className={styles.matter}>
                <b className={styles.matterState}>
                  <StateMark {...mark}>{state}</StateMark>
                </b>
                <p className={styles.matterWhy}>
                  <WholeDates>{why}</WholeDates>
                </p>
              </div>
              {way === 'password' && <Link href="/password">修改密码</Link>}
              {way === 'correct' && <TextButton onPress={onCorrect}>再次申请</TextButton>}
            </Line>
          ))}
        </Lines>
      </Section>
    </>
  );
}

function Person({ student, last }: { student: StudentRecord; last: Login | undefined }) {
  const [choosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const AvatarDialog = useLatePanel(avatarDialog, choosing, close);
  const { name, headUrl, examineeNo, applyExamLevel, majorName, majorCode, examStatus } = student;
  return (
    <div className={styles.person}>
      <Avatar name={name} src={headUrl} size="large" />
      <div className={styles.who}>
        <p className={styles.personName}>{name}</p>
        <Facts
          facts={[
            `准考证号 ${examineeNo}`,
            `${examLevelTitles[applyExamLevel]} ${majorName}（${majorCode}）`,
            studentMajorStatusTitles[examStatus],
          ]}
        />
        {last && (
          <p className={styles.lastLogin}>
            <WholeDates>
              上次登录 {momentWords(last.time)}，{deviceWords(last.device)}
            </WholeDates>
          </p>
        )}
      </div>
      <Button variant="quiet" size="small" icon="upload" onPress={() => setChoosing(true)}>
        {headUrl === '' ? '上传头像' : '更换头像'}
      </Button>
      {AvatarDialog && choosing && <AvatarDialog student={student} onClose={close} />}
    </div>
  );
}
