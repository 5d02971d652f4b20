import { getCommitment, getCommitmentFile, signCommitment } from '@qianwei/api/contract/thesis/commitment';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { type Implementation, implementForStudent } from '../../../http/implement.ts';
import { onlyFile } from '../../../http/list-or-file.ts';
import { commitmentFile } from './commitment-file.ts';
import { ownCommitment } from './own-commitment.ts';
import { signLetter } from './sign.workflow.ts';

/** 诚信承诺书. */
export const commitmentRoutes: readonly Implementation[] = [
  implementForStudent(getCommitment, ownCommitment),
  implementForStudent(signCommitment, signLetter),
  implementForStudent(getCommitmentFile, onlyFile<PayloadOf<typeof getCommitmentFile>>(commitmentFile)),
];
