/** How a 考籍 stands: word, shape and tone. */
export const standings: Record<
  string,
  { text: string; shape: 'half' | 'check' | 'dash'; tone: 'brand' | 'success' | 'muted' }
> = {
  NORMAL: { text: '在籍', shape: 'half', tone: 'brand' },
  GRADUATED: { text: '已毕业，只能查看', shape: 'check', tone: 'success' },
  TRANSFERRED: { text: '已转出', shape: 'dash', tone: 'muted' },
  CANCELLED: { text: '已注销', shape: 'dash', tone: 'muted' },
};

const levels: Record<string, string> = { JUNIOR: '专科', BACHELOR: '本科', TOP_UP: '专升本' };

/** 报考层次 in words. */
export const examLevelWords = (level: string): string => levels[level] ?? '';
