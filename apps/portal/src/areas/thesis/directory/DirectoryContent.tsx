import type { ThesisDirectory } from '@qianwei/api/contract/thesis/directory';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { Rule } from '@qianwei/ui/Rule';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useWide } from '../../../shared/page/use-wide.ts';
import { sideBySide } from '../../../shared/page/widths.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import { DeskLinks } from './DeskLinks.tsx';
import type { DeskPartsProps } from './DeskParts.tsx';
import { DirectoryHead } from './DirectoryHead.tsx';
import * as styles from './DirectoryPage.css.ts';
import { DirectoryTask } from './DirectoryTask.tsx';
import { directoryAddress } from './directory-address.ts';
import { StageList, type StageListProps } from './StageList.tsx';
import type { StagePaperProps } from './StagePaper.tsx';
import { StageStrip } from './StageStrip.tsx';
import type { SubmittedTextProps } from './SubmittedText.tsx';

/** Pieces beside and below the stages: the text of a version, or the facts of a stage without one; then tables and tree. */
const submittedText = late<SubmittedTextProps>(() => import('./SubmittedText.tsx'));
const stagePaper = late<StagePaperProps>(() => import('./StagePaper.tsx'));
const deskParts = late<DeskPartsProps>(() => import('./DeskParts.tsx'));

/** The desk with its data. */
export function DirectoryContent({ directory }: { directory: ThesisDirectory }) {
  const { values, hrefOf } = useAddress(directoryAddress);
  const hasRoom = useWide(sideBySide);
  const { stages, obstacles, studentPlanId, task } = directory;
  const stage = stages.find(({ code }) => code === (values.stage ?? directory.stage)) ?? stages[0];
  if (stage === undefined) return null;
  const version = stage.docs.find(({ versionId }) => versionId === values.version) ?? stage.docs.at(-1);
  const canDelay = task !== null && obstacles.DELAY === null;
  const list: StageListProps = {
    ...{ stages, current: directory.stage, selected: stage.code, context: directory },
    hrefOf: (code) => hrefOf({ stage: code, version: '' }),
  };
  const links = <DeskLinks obstacles={obstacles} />;
  const parts = (
    <LatePiece
      of={deskParts}
      fallback={<Waiting what="提交记录" />}
      {...{ directory, stage }}
      versionHref={(versionId: string) => hrefOf({ stage: stage.code, version: versionId })}
    />
  );
  return (
    <div className={styles.page}>
      <DirectoryHead directory={directory} links={hasRoom && links} />
      {!hasRoom && (
        <div className={styles.strip}>
          <StageStrip {...list} />
          {links}
        </div>
      )}
      <Rule />
      <DirectoryTask
        directory={directory}
        more={canDelay && <Link href={hrefOf({ apply: 'DELAY' })}>来不及？申请延期</Link>}
      />
      <div className={styles.columns}>
        {hasRoom && (
          <nav aria-label="论文环节" className={styles.stages}>
            <div className={styles.sticky}>
              <StageList {...list} />
            </div>
          </nav>
        )}
        {version === undefined ? (
          <div className={styles.beside}>
            <LatePiece of={stagePaper} fallback={<Waiting what="环节" />} {...{ stage, directory }} />
            {parts}
          </div>
        ) : (
          <LatePiece
            key={version.versionId}
            of={submittedText}
            fallback={<Waiting what="文档" />}
            {...{ stage, version, studentPlanId }}
          />
        )}
      </div>
      {version !== undefined && parts}
    </div>
  );
}

function Waiting({ what }: { what: string }) {
  return (
    <Loading what={what}>
      <SkeletonLines shares={[0.5, 0.9, 0.95, 0.9, 0.7]} />
    </Loading>
  );
}
