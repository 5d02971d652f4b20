/** The year of the textbook of each written course, as the catalogue of the demo institution has it. */
const editions: Readonly<Record<string, number>> = {
  '00023': 2019,
  '00160': 2015,
  '00898': 2016,
  '02324': 2014,
  '02333': 2011,
  '03708': 2018,
  '03709': 2018,
  '04184': 2018,
  '04735': 2018,
  '04747': 2017,
  '04751': 2008,
};

/** Such as 数据结构与算法（2023年版）. */
export const textbookOf = (courseCode: string, courseName: string): string =>
  `${courseName}（${editions[courseCode] ?? 2023}年版）`;
