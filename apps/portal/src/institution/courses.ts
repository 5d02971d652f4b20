/**
 * What another school edits about its courses, apart from `institution` so that only their pages load it: who opens the course
 * service of a student and renews it.
 */
export const courseOffice = {
  /** 助学单位. */
  provider: { name: '江澜大学自考助学中心', phone: '025-0000-0000', hours: '工作日 8:30–17:30' },
  /** How long it takes until a course that was opened or renewed can be studied. */
  openedWithin: '一般 2 个工作日内到账',
  /** What becomes of what was studied before; whole sentences. */
  afterExpiry: '到期后不能看视频、做测验；学习记录、测验成绩和过程性成绩都保留，续期后接着学。',
} as const;

/** The address that calls the provider. */
export const callProvider = `tel:${courseOffice.provider.phone}`;
