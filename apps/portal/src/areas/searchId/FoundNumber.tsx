import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { FoundRecord } from '@qianwei/api/contract/lookup/search-id';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { IconButton } from '@qianwei/ui/IconButton';
import { Link } from '@qianwei/ui/Link';
import { StateMark, type StateMarkProps } from '@qianwei/ui/StateMark';
import { Fragment, type ReactNode } from 'react';
import { institution } from '../../institution/institution.ts';
import { copyText } from '../../shared/device/copy-text.ts';
import { useNotify } from '../../shared/page/notify.tsx';
import { handLoginAccount } from '../../shared/session/login-account.ts';
import * as styles from './FoundNumber.css.ts';

type Mark = Pick<StateMarkProps, 'shape' | 'tone'> & { readonly words: string };

const marks: Readonly<Record<FoundRecord['status'], Mark>> = {
  NORMAL: { shape: 'full', tone: 'brand', words: '在籍' },
  GRADUATED: { shape: 'check', tone: 'success', words: '已毕业' },
  TRANSFERRED: { shape: 'dash', words: '已转出' },
  CANCELLED: { shape: 'cross', words: '已注销' },
};

const accountWords: Readonly<Record<FoundRecord['account'], string>> = {
  OWN: '准考证号、身份证号或手机号',
  SAME: '同一账号，登录后切换专业',
  DISABLED: '账号已停用，不能登录',
};

/** A 考籍 that was found: its number to be copied, what it is, and how to log in with it. */
export function FoundNumber({ record }: { record: FoundRecord }) {
  const notify = useNotify();
  const { examineeNo, status, account } = record;
  const { words, ...mark } = marks[status];
  const copy = async () => {
    if (await copyText(examineeNo)) notify({ type: 'success', text: '准考证号已复制' });
    else notify({ type: 'warning', text: '浏览器不允许复制，请手动选择准考证号复制' });
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['姓名', record.name],
    ['层次', examLevelTitles[record.applyExamLevel]],
    ['专业', `${record.majorName}（${record.majorCode}）`],
    ['主考院校', record.schoolName],
    ['登录账号', accountWords[account]],
    ['所属考办', record.examCommitteeName],
  ];
  return (
    <article className={styles.found} aria-label={`准考证号 ${examineeNo}`}>
      <p className={styles.number}>
        {examineeNo}
        <IconButton
          icon="copy"
          label={`复制准考证号 ${examineeNo}`}
          size="small"
          onPress={() => void copy()}
        />
        <span className={styles.state}>
          <StateMark {...mark}>{words}</StateMark>
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Next record={record} />
    </article>
  );
}

function Next({ record: { examineeNo, status, account } }: { record: FoundRecord }) {
  const { phone } = institution.service;
  if (account === 'DISABLED')
    return (
      <p className={styles.note}>
        请联系自考办 <Link href={`tel:${phone}`}>{phone}</Link>。
      </p>
    );
  if (account === 'OWN')
    return (
      <div className={styles.action}>
        <ButtonLink href="/login" onPress={() => handLoginAccount(examineeNo)}>
          用这个号登录
        </ButtonLink>
      </div>
    );
  return status === 'GRADUATED' && <p className={styles.note}>已毕业的考籍只能查看，不能报考。</p>;
}
