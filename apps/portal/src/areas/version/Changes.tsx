import { dayWords } from '@qianwei/api/time/words';
import { Line, Lines } from '@qianwei/ui/Lines';
import { Section } from '@qianwei/ui/Section';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Tag } from '@qianwei/ui/Tag';
import { Loading } from '../../shared/query/Loading.tsx';
import { build, type ServerVersion } from './facts.ts';
import * as styles from './VersionPage.css.ts';

type Release = ServerVersion['changeLog'][number];

export interface ChangesProps {
  /** The newest first; undefined while the server has not answered. */
  log: readonly Release[] | undefined;
}

/** What the version that runs here has brought: its number, since when, and each change in a line. */
export function NewestChanges({ log, isLoading }: ChangesProps & { isLoading: boolean }) {
  const newest = log?.[0];
  return (
    <Section name="当前版本">
      <p className={styles.current}>
        <b className={styles.number}>{build.version}</b>
        {newest && <span className={styles.since}>{dayWords(newest.date)} 起</span>}
      </p>
      {isLoading && (
        <Loading what="更新内容">
          <SkeletonLines shares={[0.6, 0.5, 0.6, 0.4]} />
        </Loading>
      )}
      {!isLoading && newest === undefined && (
        <p className={styles.none}>{log ? '还没有更新记录。' : '接口无法连接，更新内容暂时看不到。'}</p>
      )}
      {newest && <Items release={newest} />}
    </Section>
  );
}

/** 更新日志: the versions before, the newest of them first; nothing without any. */
export function EarlierChanges({ log = [] }: ChangesProps) {
  const earlier = log.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Section name="更新日志" note={`以前的 ${earlier.length} 个版本`}>
      <Lines label="更新日志">
        {earlier.map((release) => (
          <Line key={release.version}>
            <div className={styles.version}>
              <h3 className={styles.versionName}>
                {release.version}　{dayWords(release.date)}
              </h3>
              <Items release={release} />
            </div>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

function Items({ release }: { release: Release }) {
  return (
    <ul className={styles.changes}>
      {release.items.map((item) => (
        <li key={item.text} className={styles.change}>
          <Tag>{item.kind}</Tag>
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
