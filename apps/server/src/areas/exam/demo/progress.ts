import { batches } from './demo-tests.ts';

/** Percent of a course's video that someone has watched: name, course, percent. */
export const progress: readonly (readonly [name: string, courseCode: string, videoRate: number])[] = [
  ['周子墨', '04735', 86],
  ['周子墨', '13003', 62],
  ['周子墨', '13004', 72],
  ['周子墨', '04736', 45],
  ['周子墨', '02334', 80],
  ['周子墨', '00899', 70],
  ['周子墨', '13014', 66],
  ['陈思远', '04735', 100],
  ['陈思远', '13003', 62],
  ['李明轩', '04735', 92],
  ['孙浩然', '04735', 100],
  ['郑凯', '04735', 100],
  ['黄磊', '04735', 94],
  ['王雨桐', '13140', 91],
  ['王雨桐', '13753', 88],
  ['何静', '13753', 64],
  ['何静', '13683', 88],
  ['冯雪', '13753', 95],
  ['徐悦', '90001', 100],
  ['徐悦', '90002', 100],
];

/** Who is signed up for which assessment of which batch. */
export const signUps: readonly (readonly [
  name: string,
  batchId: string,
  courseCode: string,
  status: 'PENDING' | 'APPROVED' | 'RETURNED',
])[] = [
  ['周子墨', batches.practice, '13004', 'APPROVED'],
  ['周子墨', batches.practice, '04736', 'APPROVED'],
  ['周子墨', batches.practice, '02334', 'APPROVED'],
  ['周子墨', batches.practice, '00899', 'APPROVED'],
  ['周子墨', batches.practice, '13014', 'APPROVED'],
  ['周子墨', batches.practice, '04748', 'PENDING'],
  ['王雨桐', batches.practice, '13753', 'APPROVED'],
  ['何静', batches.practice, '13753', 'APPROVED'],
  ['冯雪', batches.earlier, '13753', 'APPROVED'],
  ['徐悦', batches.certificate, '90001', 'APPROVED'],
  ['徐悦', batches.certificate, '90002', 'APPROVED'],
];
