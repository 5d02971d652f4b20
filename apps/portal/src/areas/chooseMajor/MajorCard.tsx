import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { Button } from '@qianwei/ui/Button';
import { Card } from '@qianwei/ui/Card';
import { StateMark } from '@qianwei/ui/StateMark';
import { Tag } from '@qianwei/ui/Tag';
import type { Session } from '../../shared/session/session.tsx';
import * as styles from './ChooseMajorPage.css.ts';

// A stored session may hold any text, or none.
const examLevels: Partial<Record<string, string>> = examLevelTitles;

/** The states of a 考籍: word, shape and tone. */
const states: Record<
  string,
  { text: string; shape: 'half' | 'check' | 'dash'; tone: 'brand' | 'success' | 'muted' }
> = {
  NORMAL: { text: '在籍', shape: 'half', tone: 'brand' },
  GRADUATED: { text: '已毕业，只能查看', shape: 'check', tone: 'success' },
  TRANSFERRED: { text: '已转出', shape: 'dash', tone: 'muted' },
  CANCELLED: { text: '已注销', shape: 'dash', tone: 'muted' },
};

export interface MajorCardProps {
  major: Session['majorInfoList'][number];
  /** The one that the student most likely enters. */
  isFirst: boolean;
  /** It is being entered. */
  pending: boolean;
  onEnter(): void;
}

/** One 考籍 with its state, and the button that enters it; a cancelled one says why it cannot be entered. */
export function MajorCard({ major, isFirst, pending, onEnter }: MajorCardProps) {
  const {
    majorName,
    majorCode,
    applyExamLevel,
    schoolName,
    examCommitteeName,
    examineeNo,
    status,
    isDefault,
  } = major;
  const state = states[status] ?? { text: status, shape: 'dash' as const, tone: 'muted' as const };
  const action = status === 'GRADUATED' ? '进入查看' : '进入';
  return (
    <li>
      <Card className={styles.card({ isQuiet: status !== 'NORMAL' })}>
        <h2 className={styles.name}>
          {majorName}
          <small className={styles.code}>
            {majorCode} · {examLevels[applyExamLevel]}
          </small>
        </h2>
        <p className={styles.marks}>
          <StateMark shape={state.shape} tone={state.tone}>
            {state.text}
          </StateMark>
          {isDefault && <Tag>默认</Tag>}
        </p>
        <dl className={styles.facts}>
          <dt>准考证号</dt>
          <dd>{examineeNo}</dd>
          <dt>主考院校</dt>
          <dd>{schoolName}</dd>
          <dt>所属考办</dt>
          <dd>{examCommitteeName}</dd>
        </dl>
        <Button
          block
          variant={isFirst && status === 'NORMAL' ? 'primary' : 'outline'}
          pending={pending}
          blocked={status === 'CANCELLED'}
          reason="该专业考籍已注销，不能进入。如有疑问，请联系所属考办。"
          onPress={onEnter}
          aria-label={`${action} ${majorName}`}
        >
          {action}
        </Button>
      </Card>
    </li>
  );
}
