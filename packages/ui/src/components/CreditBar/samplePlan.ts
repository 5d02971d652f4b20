import type { CreditSlip } from './slips.ts';

/** 计算机科学与技术（专升本）, plan of 2026-05, as far as 周子墨 has come. */
export const samplePlan: CreditSlip[] = [
  { id: '15043', name: '15043 中国近现代史纲要', credits: 3, state: 'passed' },
  { id: '15044', name: '15044 马克思主义基本原理', credits: 3, state: 'passed' },
  { id: '13013', name: '13013 高级语言程序设计', credits: 4, state: 'passed' },
  { id: '02333', name: '02333 软件工程', credits: 3, state: 'passed' },
  { id: '13000', name: '13000 英语（专升本）', credits: 7, state: 'passed' },
  { id: '04735', name: '04735 数据库系统原理', credits: 4, state: 'planned' },
  { id: '13003', name: '13003 数据结构与算法', credits: 4, state: 'planned' },
  { id: '02324', name: '02324 离散数学', credits: 4, state: 'rest' },
  { id: '15040', name: '15040 习近平新时代中国特色社会主义思想概论', credits: 3, state: 'rest' },
  { id: '00023', name: '00023 高等数学（工本）', credits: 10, state: 'rest' },
  { id: '13014', name: '13014 高级语言程序设计（实践）', credits: 2, state: 'rest' },
  { id: '13004', name: '13004 数据结构与算法（实践）', credits: 2, state: 'rest' },
  { id: '13180', name: '13180 操作系统', credits: 4, state: 'rest' },
  { id: '02334', name: '02334 软件工程（实践）', credits: 1, state: 'rest' },
  { id: '00898', name: '00898 互联网软件应用与开发', credits: 3, state: 'rest' },
  { id: '00899', name: '00899 互联网软件应用与开发（实践）', credits: 3, state: 'rest' },
  { id: '04736', name: '04736 数据库系统原理（实践）', credits: 2, state: 'rest' },
  { id: '04747', name: '04747 Java语言程序设计（一）', credits: 3, state: 'rest' },
  { id: '04748', name: '04748 Java语言程序设计（一）（实践）', credits: 1, state: 'rest' },
  { id: '04751', name: '04751 计算机网络安全', credits: 3, state: 'rest' },
  { id: '13015', name: '13015 计算机系统原理', credits: 4, state: 'rest' },
  { id: '14976', name: '14976 计算机科学与技术（本科）毕业设计', credits: 0, state: 'rest' },
];
