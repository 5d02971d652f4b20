import { getPublicServiceListNLog } from '@qianwei/api/contract/public-service';
import type { DataOf } from '@qianwei/api/endpoint';
import { parseMoment } from '@qianwei/api/time/moment';
import { monthWords, nearWords, rangeWords } from '@qianwei/api/time/words';
import type { Client } from '../../shared/client/client.tsx';

/** Ms of a day. */
const day = 86_400_000;

type Answer = DataOf<typeof getPublicServiceListNLog>;
type Service = Answer['list'][number];

/** The state of a service: open or not, and until or from when. */
export interface ServiceWords {
  open: boolean;
  text: string;
  tone: 'default' | 'muted' | 'warning';
}

/** The server's words before a login: the state of the services and the announced maintenance. */
export interface PublicServiceWords {
  services: Partial<Record<Service['code'], ServiceWords>>;
  /** When there is maintenance, and what it means for students. */
  maintenance: { span: string; effect: string } | null;
  /** The server is a demonstration, with accounts to try. */
  isDemo: boolean;
}

const opened: Partial<Record<Service['code'], string>> = {
  ENGLISH_TICKET: '已开放打印',
  ENGLISH_SCORE: '已公布',
};

function openWords({ code, batchName, endTime }: Service, now: number): ServiceWords {
  const state = opened[code];
  if (state !== undefined || endTime === null)
    return { open: true, text: `${batchName}${state ?? '进行中'}`, tone: 'default' };
  const isSoon = parseMoment(endTime) - now <= 7 * day;
  const text = `${nearWords(endTime, now, 'end')} 截止`;
  return { open: true, text, tone: isSoon ? 'warning' : 'default' };
}

/** The state of a service in words. `now` in ms since 1970, by the server's clock. */
export function serviceWords(service: Service, now: number): ServiceWords {
  const { status, startTime } = service;
  if (status === 'ALWAYS') return { open: true, text: '随时可查，需证件号', tone: 'default' };
  if (status === 'OPEN') return openWords(service, now);
  if (status === 'UPCOMING' && startTime !== null)
    return { open: false, text: `${nearWords(startTime, now)} 开放`, tone: 'muted' };
  const next = startTime === null ? '时间见通知公告' : `下一批 ${monthWords(startTime)}`;
  return { open: false, text: `未开放，${next}`, tone: 'muted' };
}

function maintenanceWords(maintenance: Answer['maintenance']): PublicServiceWords['maintenance'] {
  if (maintenance === null) return null;
  const { startTime, endTime } = maintenance;
  return {
    span: `${rangeWords(startTime, endTime)} 系统维护`,
    effect: '其间不能登录，请错开办理。',
  };
}

/** Asks for the state of the public services. */
export async function loadPublicServiceWords(client: Client): Promise<PublicServiceWords> {
  const { list, maintenance, serverTime, demo } = await client.call(getPublicServiceListNLog, {});
  const now = parseMoment(serverTime);
  return {
    services: Object.fromEntries(list.map((service) => [service.code, serviceWords(service, now)])),
    maintenance: maintenanceWords(maintenance),
    isDemo: demo,
  };
}
