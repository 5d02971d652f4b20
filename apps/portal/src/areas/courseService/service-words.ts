import { type ServiceType, serviceTypeTitles } from '@qianwei/api/contract/course/course';

/** `视频、题库、过程性考核`. */
export const serviceTypeWords = (services: readonly ServiceType[]): string =>
  services.length === 0 ? '没有' : services.map((type) => serviceTypeTitles[type]).join('、');

/** `视频、题库、过程性`: as short as a line of a list has room for. */
export const shortTypeWords = (services: readonly ServiceType[]): string =>
  serviceTypeWords(services).replace(serviceTypeTitles.PROCESS, '过程性');
