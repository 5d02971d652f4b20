import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { PageLead } from '../../../shared/page/PageLead.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './DirectoryPage.css.ts';
import { type DirectoryLead, directoryLead } from './directory-lead.ts';

/** The one thing to do, and why. */
export function DirectoryTask({ directory, more }: { directory: ThesisDirectory; more: ReactNode }) {
  const lead = directoryLead(directory, useNow());
  return (
    <PageLead
      lead={{ ...lead, text: <LeadLines lines={lead.text} /> }}
      button={({ href, text }) => (
        <ButtonLink href={href} variant="primary" size="large">
          {text}
        </ButtonLink>
      )}
      more={more}
    />
  );
}

/** The lines of the lead, a deadline in them strong, and amber within seven days. */
function LeadLines({ lines }: { lines: DirectoryLead['text'] }) {
  return lines.map((line) =>
    typeof line === 'string' ? (
      <p key={line}>
        <WholeDates>{line}</WholeDates>
      </p>
    ) : (
      <p key={line.when}>
        {line.before}
        <b className={line.isSoon ? styles.soon : styles.when}>
          <WholeDates>{line.when}</WholeDates>
        </b>
        <WholeDates>{line.rest}</WholeDates>
      </p>
    ),
  );
}
