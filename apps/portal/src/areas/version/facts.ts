import type { getVersionNLog } from '@qianwei/api/contract/version';
import type { DataOf } from '@qianwei/api/endpoint';
import { formatDuration } from '@qianwei/api/time/duration';
import { parseMoment } from '@qianwei/api/time/moment';
import { exactWords } from '@qianwei/api/time/words';

/** Facts that the build wrote into the bundle; a development server has words instead. */
export const build = {
  version: import.meta.env.VITE_VERSION || '开发版',
  time: import.meta.env.VITE_BUILD_TIME || '未构建',
  commit: import.meta.env.VITE_BUILD_COMMIT || '无提交号',
} as const satisfies Record<string, string>;

/**
 * How far this device's clock is from the server's, in words. `ahead` in milliseconds, positive when the device is
 * ahead. Under two seconds counts as equal: the answer may have taken that long.
 */
export function clockDifference(ahead: number): string {
  const seconds = Math.round(Math.abs(ahead) / 1000);
  if (seconds < 2) return '与服务器一致';
  return `本机${ahead > 0 ? '快' : '慢'} ${formatDuration(seconds * 1000)}`;
}

/** The server's own facts. */
export type ServerVersion = DataOf<typeof getVersionNLog>;

/** The sources of the facts. */
export interface FactsInput {
  platform: string | undefined;
  /** Undefined while the server has not answered. */
  server: ServerVersion | undefined;
  /** How far this device's clock is ahead of the server's, ms. */
  ahead: number;
}

/** A moment in words; any other text as it is. */
const shown = (time: string) => {
  const at = parseMoment(time);
  return Number.isNaN(at) ? time : exactWords(at);
};

const unanswered = '接口无法连接';

/** Terms and values of 版本信息, the same on the page and in the diagnostic text. Nothing personal is among them. */
export function versionFacts({ platform, server, ahead }: FactsInput): [term: string, value: string][] {
  return [
    ['前端版本', build.version],
    ['前端构建时间', shown(build.time)],
    ['前端提交号', build.commit],
    ['接口版本', server?.apiVersion ?? unanswered],
    ['接口构建时间', server ? shown(server.buildTime) || '未注明' : unanswered],
    ['平台编号', platform || unanswered],
    ['服务器时间', server ? exactWords(server.serverTime) : unanswered],
    ['本机时差', server ? clockDifference(ahead) : unanswered],
  ];
}
