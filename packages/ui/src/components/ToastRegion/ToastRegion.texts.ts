/** What the toast region says. */
export interface ToastRegionTexts {
  /** Names the region for a screen reader. */
  label: string;
  close: string;
  closeAll: string;
  /** How many wait for a place. */
  queued: (count: number) => string;
  /** How often one was said, from 2 on. */
  repeated: (count: number) => string;
  /** What the icon of each type stands for. */
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
