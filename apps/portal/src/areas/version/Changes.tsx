import { dayWords } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tag } from '@qianwei/ui/Tag';
import { Loading } from '../../shared/query/Loading.tsx';
import type { ServerVersion } from './facts.ts';
import * as styles from './VersionPage.css.ts';

export interface ChangesProps {
  /** Undefined while the server has not answered. */
  log: ServerVersion['changeLog'] | undefined;
  isLoading: boolean;
}

/** 更新日志, newest first as the server sends it. */
export function Changes({ log, isLoading }: ChangesProps) {
  return (
    <Section name="更新日志">
      {isLoading && (
        <Loading what="更新日志">
          <SkeletonLines shares={[0.3, 0.6, 0.5]} />
        </Loading>
      )}
      {!isLoading && !log?.length && (
        <p className={styles.none}>{log ? '还没有更新记录。' : '接口无法连接，更新日志暂时看不到。'}</p>
      )}
      {log && log.length > 0 && (
        <Lines label="更新日志">
          {log.map((version) => (
            <Line key={version.version}>
              <div className={styles.version}>
                <h3 className={styles.versionName}>
                  {version.version}　{dayWords(version.date)}
                </h3>
                <ul className={styles.changes}>
                  {version.items.map((item) => (
                    <li key={item.text} className={styles.change}>
                      <Tag>{item.kind}</Tag>
                      <span>{item.text}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </Line>
          ))}
        </Lines>
      )}
    </Section>
  );
}
