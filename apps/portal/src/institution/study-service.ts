/**
 * The conditions on which a course service is renewed; another school edits them. They are apart from `institution` so that
 * only the pages of courses load them.
 */
export const studyService = {
  /** How long it takes until a course that was opened or renewed can be studied. */
  openedWithin: '一般 2 个工作日内到账',
  /** The effects of an expired service; whole sentences. */
  afterExpiry: '到期后不能看视频、做测验；学习记录、测验成绩和过程性成绩都保留，续期后接着学。',
} as const;
