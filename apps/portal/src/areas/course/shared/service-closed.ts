import type { CourseService } from '@qianwei/api/contract/course/course';

/** The service while it has ended or not begun, so that nothing can be watched, tested or asked; null otherwise. */
export const closedService = (service: CourseService | null): CourseService | null =>
  service === null || service.status === 'ACTIVE' ? null : service;
