import type { DirectoryStage, ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { Part } from '@qianwei/ui/Part';
import { useAddress } from '../../../shared/address/use-address.ts';
import { MessageThread } from '../shared/MessageThread.tsx';
import { ThesisApplications } from '../shared/ThesisApplications.tsx';
import { CheckPart } from './CheckPart.tsx';
import { DeskDrawers } from './DeskDrawers.tsx';
import * as styles from './DirectoryPage.css.ts';
import { directoryAddress } from './directory-address.ts';
import { LogPart } from './LogPart.tsx';
import { OutlinePart } from './OutlinePart.tsx';
import { SubmissionPart } from './SubmissionPart.tsx';

export interface DeskPartsProps {
  directory: ThesisDirectory;
  /** The stage in front. */
  stage: DirectoryStage;
  versionHref: (versionId: string) => string;
}

/** Below the document, or in its place: submissions, check and log, and beside them messages, applications and outline; the drawers over them. */
export default function DeskParts({ directory, stage, versionHref }: DeskPartsProps) {
  const { values, show } = useAddress(directoryAddress, { replace: true });
  const { check, outline, logs, stages, applications } = directory;
  const writing = stages.find(({ code, path }) => code === directory.stage && path !== null);
  return (
    <div className={styles.below}>
      <div className={styles.belowColumn}>
        <SubmissionPart stage={stage} versionHref={versionHref} />
        {check !== null && stage.code !== 'CHECK' && <CheckPart check={check} />}
        <LogPart logs={logs} />
      </div>
      <div className={styles.belowColumn}>
        <MessageThread
          thesis={directory}
          comesToWrite={values.apply === 'MESSAGE'}
          onCame={() => show({ apply: undefined })}
        />
        {applications.length > 0 && (
          <Part title="我的申请">
            <ThesisApplications thesis={directory} />
          </Part>
        )}
        {outline.length > 0 && <OutlinePart outline={outline} editPath={writing?.path ?? null} />}
      </div>
      <DeskDrawers directory={directory} />
    </div>
  );
}
