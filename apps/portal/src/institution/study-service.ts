/**
 * What another school edits about its courses, apart from `institution` so that only their pages load it: how the course
 * service of a student is renewed.
 */
export const studyService = {
  /** How long it takes until a course that was opened or renewed can be studied. */
  openedWithin: '一般 2 个工作日内到账',
  /** What becomes of what was studied before; whole sentences. */
  afterExpiry: '到期后不能看视频、做测验；学习记录、测验成绩和过程性成绩都保留，续期后接着学。',
} as const;
