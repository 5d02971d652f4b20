import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { thesisTypeTitles } from '@qianwei/api/contract/thesis/stage';
import { Facts } from '@qianwei/ui/Facts';
import { Phrases } from '@qianwei/ui/Phrases';
import type { ReactNode } from 'react';
import { advisorWords, majorWords } from '../shared/thesis-words.ts';
import * as styles from './DirectoryPage.css.ts';

interface DirectoryHeadProps {
  directory: ThesisDirectory;
  /** At the end of the first line. */
  links: ReactNode;
}

/** Batch, major and kind; the title and the teacher. */
export function DirectoryHead({ directory, links }: DirectoryHeadProps) {
  const { planName, thesisType, title, advisor } = directory;
  return (
    <div className={styles.head}>
      <div className={styles.batch}>
        <p>
          <Facts
            facts={[planName, majorWords(directory), thesisType === null ? '' : thesisTypeTitles[thesisType]]}
          />
        </p>
        {links}
      </div>
      <h1 className={styles.title}>
        <Phrases>{title ?? '未选题'}</Phrases>
      </h1>
      <p className={styles.who}>
        {advisor === null ? '选题通过后确定指导教师' : `指导教师 ${advisorWords(advisor)}`}
      </p>
    </div>
  );
}
