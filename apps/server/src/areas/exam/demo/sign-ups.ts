import { batches } from './demo-tests.ts';

/** Sign-ups of students for assessments of a batch. */
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
