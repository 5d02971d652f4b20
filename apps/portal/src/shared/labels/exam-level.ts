import type { MajorInfo } from '@qianwei/api/contract/major';

/** 报考层次 in words. */
export const examLevelWords: Record<MajorInfo['applyExamLevel'], string> = {
  JUNIOR: '专科',
  BACHELOR: '本科',
  TOP_UP: '专升本',
};

/** 考籍状态 in words. */
export const majorStatusWords: Record<MajorInfo['status'], string> = {
  NORMAL: '在籍',
  GRADUATED: '已毕业',
  TRANSFERRED: '已转出',
  CANCELLED: '注销',
};
