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

/** The release that runs here; a development server, which has no number, stands for the newest. */
const ownOf = (log: readonly Release[]): Release | undefined =>
  import.meta.env.VITE_VERSION ? log.find(({ version }) => version === build.version) : log[0];

/**
 * The version that runs here: its number, since when, and each change in a line. While a newer one is published, and this
 * page has not been reloaded, only its number.
 */
export function OwnChanges({ log, isLoading }: ChangesProps & { isLoading: boolean }) {
  const own = log && ownOf(log);
  return (
    <Section name="当前版本">
      <p className={styles.current}>
        <b className={styles.number}>{build.version}</b>
        {own && <span className={styles.since}>{dayWords(own.date)} 起</span>}
      </p>
      {isLoading && (
        <Loading what="更新内容">
          <SkeletonLines shares={[0.6, 0.5, 0.6, 0.4]} />
        </Loading>
      )}
      {!isLoading && own === undefined && (
        <p className={styles.none}>
          {log ? '这个版本还没有更新记录。' : '接口无法连接，更新内容暂时看不到。'}
        </p>
      )}
      {own && <Items release={own} />}
    </Section>
  );
}

/** 更新日志: the other versions, the newest of them first; nothing without any. */
export function OtherChanges({ log = [] }: ChangesProps) {
  const own = ownOf(log);
  const others = log.filter((release) => release !== own);
  if (others.length === 0) return null;
  return (
    <Section name="更新日志" note={`另外 ${others.length} 个版本`}>
      <Lines label="更新日志">
        {others.map((release) => (
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
