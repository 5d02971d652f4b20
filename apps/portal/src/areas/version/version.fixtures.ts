import { getVersionNLog } from '@qianwei/api/contract/version';
import { fixtureOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import type { ServerVersion } from './facts.ts';
import version from './version.recorded.json';

/** A server with two versions in its log. */
export const serverVersion: ServerVersion = fixtureOf(getVersionNLog, {
  ...recordedAnswer(getVersionNLog, version),
  buildTime: '2026-11-20 09:00:00',
  changeLog: [
    {
      version: '3.4.1',
      date: '2026-11-20',
      items: [
        { kind: '新增', text: '首页可以导出截止日历' },
        { kind: '修复', text: '设备时间不准时仍能登录' },
      ],
    },
    { version: '3.4.0', date: '2026-10-28', items: [{ kind: '新增', text: '电脑端公告可以打印' }] },
  ],
});
