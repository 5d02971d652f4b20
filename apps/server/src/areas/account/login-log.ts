import type { getLoginLogList } from '@qianwei/api/contract/account';
import type { DataOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../http/implement.ts';
import { maskIp } from '../../student/personal.ts';
import { formatDateTime } from '../../time.ts';
import { pageOfLogins } from './account.queries.ts';

type LoginLog = DataOf<typeof getLoginLogList>;

/** One page of the caller's own logins, newest first. */
export async function listLogins(
  context: StudentContext,
  pageNo: number,
  pageSize: number,
): Promise<LoginLog> {
  const { rows, total } = await pageOfLogins(context.db, context.session.accountId, pageNo, pageSize);
  const list = rows.map((row) => ({
    time: formatDateTime(row.time),
    ip: maskIp(row.ip),
    device: row.device,
    method: row.method,
    result: row.result,
    current: row.sessionId === context.session.sessionId,
  }));
  return { list, total, pageNo, pageSize };
}

const methods = { PASSWORD: '账号密码', SMS: '短信验证码', TICKET: '单点登录' };
const results = { SUCCESS: '成功', FAILED: '失败' };

/** A cell that no spreadsheet takes for a formula or for two cells. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The list as CSV that a spreadsheet opens with its Chinese intact. */
export function loginsAsCsv(list: LoginLog['list']): string {
  const rows = list.map((row) => [row.time, row.ip, row.device, methods[row.method], results[row.result]]);
  const lines = [['时间', 'IP 地址', '设备', '方式', '结果'], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
