import type { HeldService } from '@qianwei/api/contract/course/catalogue';
import { calendarDaysLeft } from '@qianwei/api/time/words';
import { courseServices } from '../../institution/course-services.ts';

/** Days until the last day of a service that ends soon: 0 is today; null for every other one. */
export function daysToEnd({ status, expireDate }: HeldService, now: number): number | null {
  const days = calendarDaysLeft(expireDate, now);
  return status === 'ACTIVE' && days <= courseServices.soonDays ? Math.max(0, days) : null;
}

const inDays = (days: number) => (days === 0 ? '今天' : days === 1 ? '明天' : `${days} 天后`);

/** The state of a service: 服务中, 7 天后到期, 已到期, 未开始. */
export function stateWords(service: HeldService, now: number): string {
  const days = daysToEnd(service, now);
  if (days !== null) return `${inDays(days)}到期`;
  return { ACTIVE: '服务中', UPCOMING: '未开始', EXPIRED: '已到期' }[service.status];
}

/** `6 门服务中，1 门 7 天后到期。`: of those that end soon the first to end. */
export function summaryWords(services: readonly HeldService[], now: number): string {
  const active = services.filter(({ status }) => status === 'ACTIVE').length;
  const upcoming = services.filter(({ status }) => status === 'UPCOMING').length;
  const ends = services.flatMap((service) => daysToEnd(service, now) ?? []);
  const first = Math.min(...ends);
  const words = [
    active === 0 ? '没有服务中的课程' : `${active} 门服务中`,
    upcoming > 0 && `${upcoming} 门未开始`,
    ends.length === 1 && `1 门 ${inDays(first)}到期`,
    ends.length > 1 && `${ends.length} 门快要到期，最早的${inDays(first)}`,
  ];
  return `${words.filter(Boolean).join('，')}。`;
}

/** Which are listed at first, and which only when asked for: what has ended and is passed needs nobody's eyes. */
export function splitServices(services: readonly HeldService[]) {
  const isDone = ({ status, passed }: HeldService) => status === 'EXPIRED' && passed;
  const done = services.filter(isDone);
  return done.length === services.length
    ? { listed: services, done: [] }
    : { listed: services.filter((service) => !isDone(service)), done };
}
