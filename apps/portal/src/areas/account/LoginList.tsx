import { type getLoginLogList, type Login, loginMethodTitles } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import { listMoment } from '@qianwei/api/time/words';
import { StateMark } from '@qianwei/ui/StateMark';
import { type Column, Table } from '@qianwei/ui/Table';
import { Tag } from '@qianwei/ui/Tag';
import { deviceWords } from '../../shared/device/device-text.ts';
import type { Query } from '../../shared/query/QueryView.tsx';
import * as styles from './AccountPage.css.ts';

const columns: readonly Column<Login>[] = [
  {
    id: 'time',
    header: '时间',
    isRowHeader: true,
    cell: (login) => (
      <span className={styles.entryName}>
        {listMoment(login.time)}
        {login.current && <Tag tone="brand">本次</Tag>}
        {login.result === 'FAILED' && (
          <StateMark shape="cross" tone="danger">
            登录失败
          </StateMark>
        )}
      </span>
    ),
  },
  { id: 'device', header: '设备', cell: (login) => deviceWords(login.device) },
  { id: 'ip', header: 'IP 地址', cell: (login) => login.ip },
  { id: 'method', header: '方式', cell: (login) => loginMethodTitles[login.method] },
];

export interface LoginListProps {
  logins: Query<DataOf<typeof getLoginLogList>>;
}

/** The last logins with time, device, IP address and method; the current one is marked. */
export function LoginList({ logins }: LoginListProps) {
  return (
    <Table
      label="最近登录"
      columns={columns}
      rows={logins.data?.list}
      rowKey={({ time, ip, result }) => `${time} ${ip} ${result}`}
      rowName={({ time }) => listMoment(time)}
      empty="还没有登录记录。"
      error={
        logins.error
          ? {
              title: `登录记录加载失败（${logins.error.message}）`,
              onRetry: () => void logins.refetch(),
              retrying: logins.isFetching,
            }
          : undefined
      }
    />
  );
}
