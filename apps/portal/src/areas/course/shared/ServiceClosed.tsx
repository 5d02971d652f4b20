import type { CourseService } from '@qianwei/api/contract/course/course';
import { dayWords } from '@qianwei/api/time/words';
import { Link } from '@qianwei/ui/Link';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { callProvider } from '../../../institution/study-provider.ts';

/** The service while it has ended or not begun, so that nothing can be watched, tested or asked; null otherwise. */
export const closedService = (service: CourseService | null): CourseService | null =>
  service === null || service.status === 'ACTIVE' ? null : service;

export interface ServiceClosedProps {
  service: CourseService;
  /** The consequence of an ended service, as a clause: 不能再提问. */
  ended: string;
  /** The use of a service that has not begun, as a clause: 开通后可以提问. */
  ahead: string;
}

/** Why something cannot be done while the service does not run, until when, and whom to call. */
export function ServiceClosed({ service, ended, ahead }: ServiceClosedProps) {
  const text =
    service.status === 'EXPIRED'
      ? `课程服务已到期，${ended}。续期由助学单位办理。`
      : `课程服务 ${dayWords(service.openDate)}开通，${ahead}。`;
  return (
    <p>
      <WholeDates>{text}</WholeDates>{' '}
      <Link href={callProvider.href} size="small">
        {callProvider.text}
      </Link>
    </p>
  );
}
