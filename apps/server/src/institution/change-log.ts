import type { getVersionNLog } from '@qianwei/api/contract/version';
import type { DataOf } from '@qianwei/api/endpoint';
import { isDay } from '@qianwei/api/time/moment';

/** The versions as the contract has them. */
export type ChangeLog = DataOf<typeof getVersionNLog>['changeLog'];

/** Under which key of `data_meta` the change log of the institution is kept, as JSON. */
export const changeLogKey = 'changeLog';

type Entry = ChangeLog[number];

const itemOf = (line: string): Entry['items'] => {
  const match = /^- (新增|优化|修复)：(.+)$/.exec(line);
  return match === null ? [] : [{ kind: match[1] as Entry['items'][number]['kind'], text: match[2] ?? '' }];
};

/** Reads a change log written as `## 3.4.1`, `发布日期：2026-11-17` and `- 新增：…` lines, newest first. */
export function parseChangeLog(markdown: string): ChangeLog {
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = /^[\d.]+/.exec(section)?.[0] ?? '';
      const date = /发布日期：(\d{4}-\d\d-\d\d)/.exec(section)?.[1] ?? '';
      return version !== '' && isDay(date)
        ? [{ version, date, items: section.split('\n').flatMap(itemOf) }]
        : [];
    });
}
