import type { getNoticeDetailNLog, getNoticeListNLog } from '@qianwei/api/contract/notice';
import type { DataOf } from '@qianwei/api/endpoint';

/** One notice in full. */
export type Notice = DataOf<typeof getNoticeDetailNLog>;

/** One page of notices. */
export type NoticePage = DataOf<typeof getNoticeListNLog>;
