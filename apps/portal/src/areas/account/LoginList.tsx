import { getLoginLogList } from '@qianwei/api/contract/account';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { Line, Lines } from '@qianwei/ui/Lines';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { StateMark } from '@qianwei/ui/StateMark';
import { Tag } from '@qianwei/ui/Tag';
import { deviceWords } from '../../shared/device-words.ts';
import { Loading } from '../../shared/Loading.tsx';
import { useCall } from '../../shared/use-call.ts';
import * as entry from './entry.css.ts';
import * as styles from './LoginList.css.ts';
import { loginMethodWords } from './words.ts';

/** The last five logins: when, from where, with what, and whether it was this one. */
export function LoginList() {
  const logins = useCall(getLoginLogList, { pageNo: 1, pageSize: 5 });
  if (logins.isError && !logins.data)
    return (
      <ErrorState
        title={`登录记录加载失败（${logins.error.message}）`}
        onRetry={() => void logins.refetch()}
        retrying={logins.isFetching}
      />
    );
  if (!logins.data)
    return (
      <Loading what="登录记录">
        <SkeletonLines shares={[0.6, 0.52, 0.64]} />
      </Loading>
    );
  if (logins.data.list.length === 0) return <p className={styles.none}>还没有登录记录。</p>;
  return (
    <Lines label="最近登录">
      {logins.data.list.map((login) => (
        <Line key={`${login.time} ${login.ip} ${login.result}`}>
          <div className={styles.login}>
            <p className={entry.name}>
              {login.time.slice(0, 16)}
              {login.current && <Tag tone="brand">本次</Tag>}
              {login.result === 'FAILED' && (
                <StateMark shape="cross" tone="danger">
                  登录失败
                </StateMark>
              )}
            </p>
            <p className={entry.facts}>
              <span>{deviceWords(login.device)}</span>
              <span>{login.ip}</span>
              <span>{loginMethodWords[login.method]}</span>
            </p>
          </div>
        </Line>
      ))}
    </Lines>
  );
}
