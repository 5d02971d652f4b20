import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import { withdrawGraduation } from '@qianwei/api/contract/graduation/graduation';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useAddress } from '../../shared/address/use-address.ts';
import { ApplyConditions } from '../../shared/apply/ApplyConditions.tsx';
import { ApplyReceipt } from '../../shared/apply/ApplyReceipt.tsx';
import { olderRulesWords, receiptPromise } from '../../shared/apply/apply-words.ts';
import { FormLink } from '../../shared/apply/FormLink.tsx';
import { WithdrawApply } from '../../shared/apply/WithdrawApply.tsx';
import type { NeededMaterialsProps } from '../../shared/material/NeededMaterials.tsx';
import { PageLead } from '../../shared/page/PageLead.tsx';
import { WayButton } from '../../shared/page/WhyNot.tsx';
import { Loading } from '../../shared/query/Loading.tsx';
import { useNow } from '../../shared/time/use-now.ts';
import { GraduationMargin } from './GraduationMargin.tsx';
import { GraduationPaper } from './GraduationPaper.tsx';
import { note } from './graduation.css.ts';
import { graduationAddress } from './graduation-address.ts';
import type { GraduationFormProps } from './graduation-form.ts';
import { graduationLead, isFillable } from './graduation-lead.ts';
import { countFiles, graduationParts } from './graduation-parts.ts';
import { LockedParts } from './LockedParts.tsx';
import { ReturnedParts } from './ReturnedParts.tsx';
import { useMending } from './use-mending.ts';
import type { WrittenDocumentProps } from './WrittenDocument.tsx';

const graduationForm = late<GraduationFormProps>(() => import('./GraduationForm.tsx'), { prefetch: 'idle' });
const neededMaterials = late<NeededMaterialsProps>(() => import('../../shared/material/NeededMaterials.tsx'));
const writtenDocument = late<WrittenDocumentProps>(() => import('./WrittenDocument.tsx'));

const actions = {
  FILL: '填登记表',
  GO_ON: '接着填',
  MEND: '开始补正',
  MEND_ON: '接着补正',
  RESUBMIT: '去重新提交',
} as const;

const toPlanner = { kind: 'PAGE', text: '看几时能毕业', path: '/academic/exam/plan?view=planner' } as const;

interface GraduationContentProps {
  apply: GraduationApply;
  onOutdated(): void;
}

/** The page with its data: the state, or the form where the address says so and something can be filled in. */
export function GraduationContent({ apply, onOutdated }: GraduationContentProps) {
  const { values, show, hrefOf } = useAddress(graduationAddress);
  const { batch, holder, returned, status } = apply;
  const step = isFillable(apply) ? values.step : undefined;
  // A document that was returned as a whole is filled in as a first time.
  const isByPart = graduationParts.returnedOf(apply).length > 0;
  const shownStep = step === 'mend' && !isByPart ? 'person' : isByPart && step ? 'mend' : step;
  const isMending = shownStep === 'mend';
  return (
    <>
      <PageHeader
        title={isMending ? '补正毕业材料' : '毕业材料提交'}
        lede={
          <Facts
            facts={[
              ...(batch === null ? [] : [`${batch.name}批次`]),
              `${holder.majorName}（${examLevelTitles[holder.applyExamLevel]}）${holder.majorCode}`,
              ...(isMending && returned !== null ? [`第 ${returned.count} 次退回`] : []),
            ]}
          />
        }
      />
      <Rule />
      {batch !== null && shownStep !== undefined ? (
        <LatePiece
          // Each return is a draft of its own.
          key={`${status} ${returned?.count ?? 0}`}
          of={graduationForm}
          fallback={<Loading what="登记表">{null}</Loading>}
          {...{ apply, batch, onOutdated }}
          step={shownStep}
          part={values.part}
          hrefOf={(to, part) => hrefOf({ step: to, part })}
          show={(to) => show({ step: to, part: undefined })}
        />
      ) : (
        <GraduationState apply={apply} hrefOf={hrefOf} />
      )}
    </>
  );
}

function GraduationState({
  apply,
  hrefOf,
}: {
  apply: GraduationApply;
  hrefOf: ReturnType<typeof useAddress<typeof graduationAddress>>['hrefOf'];
}) {
  const now = useNow();
  const { status, document, draft, applyId, withdrawable, conditions } = apply;
  const shown = status === 'DRAFT' ? (apply.batch?.status === 'CLOSED' ? draft?.document : null) : document;
  const written = draft?.document ?? document;
  const mending = useMending(apply, now);
  const lead = graduationLead(apply, now, mending);
  const olderRules = olderRulesWords(apply);
  const begin = { FILL: 'person', GO_ON: 'person', MEND: 'mend', MEND_ON: 'mend', RESUBMIT: 'mend' } as const;
  return (
    <>
      <PageLead
        lead={lead}
        more={
          lead.action === 'PLAN' && (
            <Link href={hrefOf({ step: 'person', part: undefined })}>先看登记表要填什么</Link>
          )
        }
        button={(action) =>
          action === 'PLAN' ? (
            <WayButton way={toPlanner} />
          ) : (
            <FormLink of={graduationForm} href={hrefOf({ step: begin[action], part: undefined })}>
              {actions[action]}
            </FormLink>
          )
        }
      />
      <WithMargin
        label="回执和进度"
        margin={
          <>
            <ApplyReceipt
              type="GRADUATION"
              isInMargin
              apply={apply}
              rows={document ? [{ term: '材料', value: `登记表 1 份，附件 ${countFiles(document)} 个` }] : []}
              next={status === 'RETURNED' ? '重新提交后换发新回执，旧回执保留可查。' : receiptPromise}
            />
            <GraduationMargin apply={apply} />
          </>
        }
      >
        <Stack gap="x8" above="x6">
          {status === 'RETURNED' && (
            <ReturnedParts {...{ apply, mending, now }} hrefOf={(part) => hrefOf({ step: 'mend', part })} />
          )}
          {conditions.length > 0 && (
            <div>
              <ApplyConditions
                conditions={conditions}
                texts={{ unmetTitle: '毕业条件：还差这几项', metTitle: '毕业条件：已经满足' }}
              />
              {olderRules !== '' && <p className={note}>{olderRules}</p>}
            </div>
          )}
          {status === 'DRAFT' && !apply.isEnded && (
            <LatePiece
              of={neededMaterials}
              fallback={<Loading what="材料清单">{null}</Loading>}
              materials={apply.materials}
            />
          )}
          {status === 'RETURNED' && <LockedParts apply={apply} open={graduationParts.returnedOf(apply)} />}
          {written && (
            <GraduationPaper apply={apply} document={written}>
              {withdrawable && applyId !== null && (
                <WithdrawApply endpoint={withdrawGraduation} applyId={applyId} noun="毕业申请" />
              )}
            </GraduationPaper>
          )}
          {(shown || status !== 'DRAFT') && (
            <LatePiece
              of={writtenDocument}
              fallback={<Loading what="登记表">{null}</Loading>}
              apply={apply}
              document={status === 'RETURNED' ? null : (shown ?? null)}
            />
          )}
        </Stack>
      </WithMargin>
    </>
  );
}
