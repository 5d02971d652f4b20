/** The words of the toast region. */
export interface ToastRegionTexts {
  /** Names the region for a screen reader. */
  label: string;
  close: string;
  closeAll: string;
  /** How many wait for a place. */
  queued: (count: number) => string;
  /** How often a message was raised, from 2 on. */
  repeated: (count: number) => string;
  /** The meaning of each type's icon. */
  primary: string;
  success: string;
  info: string;
  warning: string;
  error: string;
}

export const toastRegionTexts: ToastRegionTexts = {
  label: '通知',
  close: '关闭',
  closeAll: '全部关闭',
  queued: (count) => `还有 ${count} 条`,
  repeated: (count) => `共 ${count} 次`,
  primary: '通知',
  success: '成功',
  info: '提示',
  warning: '注意',
  error: '错误',
};
