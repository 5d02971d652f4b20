import type { NoticeCategory } from '@qianwei/api/contract/notice';

/** The categories in the order of the tabs, with the words a student reads. */
export const categoryWords: Record<NoticeCategory, string> = {
  EXAM: '考务',
  STUDY: '学习',
  THESIS: '论文',
  GRADUATION: '毕业',
  DEGREE: '学位',
  SYSTEM: '系统',
};

/** Whether a text of the address bar is a category. */
export function isCategory(text: string | null): text is NoticeCategory {
  return text !== null && Object.hasOwn(categoryWords, text);
}
