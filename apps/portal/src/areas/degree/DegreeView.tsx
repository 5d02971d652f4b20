import type { DegreeApply } from '@qianwei/api/contract/graduation/degree';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { LatePiece } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useAddress } from '../../shared/address/use-address.ts';
import { TimeLimit } from '../../shared/page/TimeLimit.tsx';
import { Loading } from '../../shared/query/Loading.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './DegreePage.css.ts';
import { DegreeState } from './DegreeState.tsx';
import { type DegreeStep, degreeAddress } from './degree-address.ts';
import { degreeParts } from './degree-parts.ts';
import { batchWords, daysLeft } from './degree-words.ts';
import { lateDegreeForm, noDegree } from './late-pieces.ts';

interface DegreeViewProps {
  apply: DegreeApply;
  /** The answer may be another one by now. */
  onOutdated(): void;
}

/** The page with its data: the form while the address has a step of it, else how things stand. */
export function DegreeView({ apply, onOutdated }: DegreeViewProps) {
  const { values, show, hrefOf } = useAddress(degreeAddress);
  const { batch, isOffered, holder, editableParts, obstacle, status } = apply;
  const { step } = values;
  const stepHref = (next: DegreeStep | undefined) => hrefOf({ step: next });
  const isEditable = obstacle === null && editableParts.length > 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title="学位申请"
        lede={
          <WholeDates>
            {[
              isOffered ? holder.degreeType : holder.majorName,
              ...(isOffered && batch !== null ? [batchWords(batch)] : []),
            ].join(' · ')}
          </WholeDates>
        }
        actions={isOffered && (status === 'DRAFT' || status === 'RETURNED') && <OwnDeadline apply={apply} />}
      />
      {step === undefined && <Rule />}
      {!isOffered ? (
        <LatePiece of={noDegree} fallback={<Loading what="学位申请">{null}</Loading>} holder={holder} />
      ) : step !== undefined && isEditable && batch !== null ? (
        <LatePiece
          // Each return is a draft of its own.
          key={`${status} ${apply.returned?.count ?? 0}`}
          of={lateDegreeForm}
          fallback={<Loading what="学位申请表">{null}</Loading>}
          {...{ apply, batch, step, onOutdated }}
          hrefOf={stepHref}
          show={(next: DegreeStep) => show({ step: next })}
          onSubmitted={() => show({ step: undefined })}
        />
      ) : (
        <DegreeState
          apply={apply}
          hrefOf={(part = degreeParts.returnedOf(apply)[0]) =>
            stepHref(part ? degreeParts.stepOf(part) : 'language')
          }
        />
      )}
    </div>
  );
}

/** Beside the heading: how long the student's own time limit still is; nothing before graduation. */
function OwnDeadline({ apply: { deadline, ruleset } }: { apply: DegreeApply }) {
  const now = useNow();
  if (deadline === null) return null;
  const isOver = parseMoment(deadline) <= now;
  return (
    <TimeLimit left={isOver ? null : daysLeft(deadline, now)}>
      <span>
        <WholeDates>
          {`毕业证签发后${ruleset === null ? '' : ` ${ruleset.months} 个月内`}，${momentWords(deadline, 'end')}${isOver ? '已截止' : '止'}`}
        </WholeDates>
      </span>
    </TimeLimit>
  );
}
