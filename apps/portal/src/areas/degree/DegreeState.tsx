import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import type { DegreePart } from '@qianwei/api/contract/graduation/degree-document';
import { dateWords, timeWords } from '@qianwei/api/time/words';
import { LatePiece } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { TextButton } from '@qianwei/ui/TextButton';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { ApplyConditions } from '../../shared/apply/ApplyConditions.tsx';
import { ApplyMargin } from '../../shared/apply/ApplyMargin.tsx';
import { FormLink } from '../../shared/apply/FormLink.tsx';
import { PageLead } from '../../shared/page/PageLead.tsx';
import { WayButton } from '../../shared/page/WhyNot.tsx';
import { usePaper } from '../../shared/print/paper.tsx';
import { Loading } from '../../shared/query/Loading.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './DegreePage.css.ts';
import { degreeLead } from './degree-lead.ts';
import { HandedIn } from './HandedIn.tsx';
import { averagePart, lateDegreeForm, neededMaterials, precheckPaper } from './late-pieces.ts';
import { Pathways } from './Pathways.tsx';

interface DegreeStateProps {
  apply: DegreeApply;
  /** Address of the form, at the step of a part. */
  hrefOf(part?: DegreePart): string;
}

/** The state of the application: its conditions before a submission, afterwards its document and its review. */
export function DegreeState({ apply, hrefOf }: DegreeStateProps) {
  const now = useNow();
  const lead = degreeLead(apply, now);
  const isDraft = apply.status === 'DRAFT';
  return (
    <>
      <PageLead
        lead={lead}
        button={(action) =>
          action.kind === 'WAY' ? (
            <WayButton way={action.way} />
          ) : (
            <FormLink of={lateDegreeForm} href={hrefOf()}>
              {action.text}
            </FormLink>
          )
        }
      />
      <WithMargin
        label="学位申请的时间和规定"
        margin={
          <ApplyMargin type="DEGREE" apply={apply} further={isDraft && <PrintPrecheck apply={apply} />}>
            {isDraft && <Pathways apply={apply} />}
          </ApplyMargin>
        }
      >
        <div className={styles.content}>
          {isDraft ? <Conditions apply={apply} /> : <HandedIn apply={apply} hrefOf={hrefOf} />}
        </div>
      </WithMargin>
    </>
  );
}

/** The conditions, and the average as long as it is not settled for good. */
function Conditions({ apply }: { apply: DegreeApply }) {
  const { conditions, average, materials, serverTime } = apply;
  const ofAverage = conditions.find(({ code }) => code === 'AVERAGE');
  const isOpen = average !== null && (average.rest > 0 || ofAverage?.ok !== true);
  return (
    <>
      <ApplyConditions
        conditions={conditions}
        note={`数据更新于 ${dateWords(serverTime)} ${timeWords(serverTime)}`}
      />
      {isOpen && (
        <LatePiece
          of={averagePart}
          fallback={
            <Loading what="学位均分试算">
              <SkeletonLines shares={[0.6, 0.9, 0.7]} />
            </Loading>
          }
          average={average}
          thesisKind={apply.holder.thesisKind}
          condition={ofAverage}
        />
      )}
      <LatePiece
        of={neededMaterials}
        fallback={<Loading what="材料清单">{null}</Loading>}
        materials={materials}
      />
    </>
  );
}

function PrintPrecheck({ apply }: { apply: DegreeApply }) {
  const paper = usePaper(precheckPaper, { apply });
  return (
    <>
      <TextButton onPress={paper.print}>打印这份核验结果</TextButton>
      {paper.document}
    </>
  );
}
