import { ruleTitles } from '@qianwei/api/contract/thesis/stage';
import type { ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { listDay } from '@qianwei/api/time/words';
import { sizeWords } from '@qianwei/ui/FileUpload/check-file';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { Part } from '@qianwei/ui/Part';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { ManualLink } from '../shared/ManualLink.tsx';
import { ruleHref } from '../shared/thesis-hrefs.ts';
import * as styles from './WritingMaterials.css.ts';

/** `DOCX`, of a file's name. */
const typeWords = (name: string) => name.slice(name.lastIndexOf('.') + 1).toUpperCase();

type Rule = ThesisList['rules'][number];

const readWords = ({ readTime, isRenewed }: Rule, now: number) =>
  isRenewed ? '规定已更新，请重读' : readTime === null ? '未读' : `${listDay(readTime, now)} 已读`;

interface WritingMaterialsProps extends Pick<ThesisList, 'rules' | 'files'> {
  /** Ms since 1970, by the server's clock. */
  now: number;
}

/** 写作资料: templates, and the rules of the batch with what was read of them. */
export function WritingMaterials({ rules, files, now }: WritingMaterialsProps) {
  return (
    <Part title="写作资料" note={<ManualLink anchor="overview">操作手册</ManualLink>}>
      <ul className={styles.list}>
        {files.map(({ name, size, url }) => (
          <li key={url} className={styles.row}>
            <span className={styles.words}>
              {name.slice(0, name.lastIndexOf('.'))}{' '}
              <small className={styles.note}>
                {typeWords(name)}，{sizeWords(size)}
              </small>
            </span>
            <Link href={url} download={name} size="small" aria-label={`下载 ${name}`}>
              <span className={styles.download}>
                <Icon name="download" size="small" />
                下载
              </span>
            </Link>
          </li>
        ))}
        {rules.map((rule) => (
          <li key={rule.ruleType} className={styles.row}>
            <span className={styles.words}>
              {ruleTitles[rule.ruleType]}{' '}
              <small className={styles.note}>
                <WholeDates>
                  {rule.version}，{listDay(rule.effectiveDate)} 起施行，
                </WholeDates>
              </small>
              <small className={rule.isRenewed ? styles.renewed : styles.note}>
                <WholeDates>{readWords(rule, now)}</WholeDates>
              </small>
            </span>
            <Link
              href={ruleHref(rule.planId, rule.ruleType)}
              size="small"
              aria-label={`${rule.isRenewed ? '重读' : '打开'} ${ruleTitles[rule.ruleType]}`}
            >
              {rule.isRenewed ? '重读' : '打开'}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
