import { degreeDocument } from '@qianwei/api/contract/graduation/degree-document';
import { momentWords } from '@qianwei/api/time/words';
import { applicationCommands } from '../../application/application-commands.ts';
import { correctCertificateCommand, grantCommand } from '../../apply/certificate.commands.ts';
import { filesCommand } from '../../apply/files.commands.ts';
import { submittedDocument } from '../../apply/own-apply.ts';
import type { AreaCommands } from '../../ops/command.ts';
import { degreeKind } from './degree-kind.ts';

/** Terminal commands of staff for degrees. */
export const degreeCommands: AreaCommands = [
  ...applicationCommands(degreeKind),
  filesCommand(degreeKind, (deps, row) => submittedDocument(deps, { schema: degreeDocument }, row).proof),
  grantCommand(degreeKind, {
    certificate: '学位证书',
    mayGrant: ({ status, publicityEnd }, now) =>
      status === 'PUBLICITY' && (publicityEnd == null || publicityEnd > now)
        ? `公示${publicityEnd == null ? '' : `到 ${momentWords(publicityEnd.getTime(), 'end')}`}，还不能授予`
        : null,
  }),
  correctCertificateCommand(degreeKind, '学位证书'),
];
