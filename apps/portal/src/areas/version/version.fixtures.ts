import { storyTime } from '../../shared/time/time.fixtures.ts';
import type { ServerVersion } from './facts.ts';

/** A server with two versions in its log. */
export const serverVersion: ServerVersion = {
  apiVersion: '0.1.0',
  buildTime: '2026-11-20 09:00:00',
  platform: '10001',
  serverTime: storyTime,
  changeLog: [
    {
      version: '0.1.0',
      date: '2026-11-20',
      items: [
        { kind: '新增', text: '首页可以导出截止日历' },
        { kind: '修复', text: '设备时间不准时仍能登录' },
      ],
    },
  ],
};
