// Apart from the schemas: the script in the page of home names the level before any other code is there.

export const examLevels = ['JUNIOR', 'BACHELOR', 'TOP_UP'] as const;

/** 报考层次 of a major. */
export type ExamLevel = (typeof examLevels)[number];

/** 报考层次 in words. */
export const examLevelTitles: Readonly<Record<ExamLevel, string>> = {
  JUNIOR: '专科',
  BACHELOR: '本科',
  TOP_UP: '专升本',
};
