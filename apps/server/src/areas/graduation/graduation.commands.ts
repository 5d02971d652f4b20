import { graduationDocument } from '@qianwei/api/contract/graduation/graduation-document';
import { applicationCommands } from '../../application/application-commands.ts';
import { applyBatchCommands } from '../../apply/batch.commands.ts';
import { correctCertificateCommand, grantCommand, reportCommand } from '../../apply/certificate.commands.ts';
import { filesCommand } from '../../apply/files.commands.ts';
import { submittedDocument } from '../../apply/own-apply.ts';
import type { AreaCommands } from '../../ops/command.ts';
import { fileIdsOf } from './graduation-facts.ts';
import { graduationKind } from './graduation-kind.ts';

/** Terminal commands of staff for graduations. */
export const graduationCommands: AreaCommands = [
  ...applyBatchCommands,
  ...applicationCommands(graduationKind),
  filesCommand(graduationKind, (deps, row) =>
    fileIdsOf(submittedDocument(deps, { schema: graduationDocument }, row)),
  ),
  reportCommand(graduationKind),
  grantCommand(graduationKind, { certificate: '毕业证书' }),
  correctCertificateCommand(graduationKind, '毕业证书'),
];
