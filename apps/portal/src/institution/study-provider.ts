/** 助学单位, which opens the course service of a student and renews it; another school edits it. */
export const studyProvider = {
  name: '江澜大学自考助学中心',
  phone: '025-0000-0000',
  hours: '工作日 8:30–17:30',
} as const;

/** The link that calls the provider. */
export const callProvider = {
  href: `tel:${studyProvider.phone}`,
  text: `联系助学单位 ${studyProvider.phone}`,
} as const;
