/** 4.2 of 数据库系统原理, as drawn: 24:10 long, watched until 14:05. */
export const sampleLesson = {
  duration: 1450,
  position: 755,
  ranges: [[0, 845]] as [number, number][],
  furthest: 845,
  reach: 855,
  cuts: [
    { second: 0, title: 'SELECT 语句的结构' },
    { second: 185, title: '条件与 LIKE' },
    { second: 440, title: '聚集函数与空值' },
    { second: 670, title: '分组与 HAVING' },
  ],
  pops: [
    { second: 430, answered: true },
    { second: 740, answered: false },
  ],
};
