import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import { Button } from '@qianwei/ui/Button';
import { CreditBar } from '@qianwei/ui/CreditBar';
import { Facts } from '@qianwei/ui/Facts';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { useRef, useState } from 'react';
import { creditTexts } from '../../../shared/credits/credit-words.ts';
import { BasisWords } from '../../../shared/page/BasisLine.tsx';
import { useWide } from '../../../shared/page/use-wide.ts';
import { usePaper } from '../../../shared/print/paper.tsx';
import { Loading } from '../../../shared/query/Loading.tsx';
import * as styles from './CourseSettingPage.css.ts';
import { creditSlips, isUnrecorded, type Picks, picksOf } from './credits.ts';
import { ElectiveForm } from './ElectiveForm.tsx';
import { LeadVerdict } from './LeadVerdict.tsx';
import type { PlanGroupsProps } from './PlanGroups.tsx';
import type { SettingSectionsProps } from './SettingSections.tsx';
import { openElective } from './setting-lead.ts';
import { useElectiveForm } from './use-elective-form.ts';

const planSheet = late<{ setting: CourseSetting; picks: Picks }>(() => import('./PlanSheet.tsx'), {
  prefetch: 'idle',
});

/** The tables of a desk, and what a phone has in their place. */
const planGroups = late<PlanGroupsProps>(() => import('./PlanGroups.tsx'));
const planAccordion = late<PlanGroupsProps>(() => import('./PlanAccordion.tsx'));

const sections = late<SettingSectionsProps>(() => import('./SettingSections.tsx'));

/** The page with its data: what is open comes first, then the plan, exemptions, old codes and the version. */
export function SettingContent({ setting }: { setting: CourseSetting }) {
  const { plan, electives, replaceRules } = setting;
  const [typed, setTyped] = useState<Picks>({});
  const picks = { ...picksOf(electives), ...typed };
  const form = useElectiveForm(() => setTyped({}));
  const [returned, setReturned] = useState<Exemption | null>(null);
  const { open } = useLate(sections);
  const search = useRef<HTMLInputElement>(null);
  const isWide = useWide();
  const paper = usePaper(planSheet, { setting, picks });
  const [firstOpen] = electives.filter(({ locked }) => locked === null);
  const other = firstOpen?.options.find(({ courseCode }) => courseCode !== picks[firstOpen.group]);
  return (
    <>
      <PageHeader
        title="课程设置"
        lede={
          <>
            <Facts
              facts={[`${plan.majorName} ${plan.majorCode}`, `${plan.version} 版计划`, plan.degreeType]}
            />
            依据 <BasisWords basis={plan.basis} />
          </>
        }
        actions={
          <>
            <Button variant="quiet" icon="print" onPress={paper.print}>
              打印计划
            </Button>
            {replaceRules.length > 0 && (
              <Button
                variant="quiet"
                icon="swap"
                onPress={() => open(() => requestAnimationFrame(() => search.current?.focus()))}
              >
                新旧对照
              </Button>
            )}
          </>
        }
      />
      <Rule />
      <LeadVerdict setting={setting} picks={picks} form={form} onReapply={setReturned} />
      {electives.map((elective) => (
        <ElectiveForm
          key={elective.group}
          elective={elective}
          setting={setting}
          picked={picks[elective.group] ?? ''}
          isLead={elective === openElective(setting)}
          form={form}
          onPick={(code) => setTyped({ ...typed, [elective.group]: code })}
        />
      ))}
      {!isUnrecorded(setting) && (
        <div className={styles.bar}>
          <CreditBar
            slips={creditSlips(setting, picks)}
            required={plan.minCredit}
            showsLine
            texts={{
              ...creditTexts,
              maybe: (credits) => `改选 ${other?.courseCode ?? ''}，多 ${credits}`,
            }}
          />
        </div>
      )}
      <LatePiece
        key={isWide ? 'groups' : 'accordion'}
        of={isWide ? planGroups : planAccordion}
        fallback={<Loading what="计划里的课程">{null}</Loading>}
        setting={setting}
        picks={picks}
      />
      <LatePiece
        of={sections}
        fallback={<Loading what="免考、新旧对照和计划版本">{null}</Loading>}
        setting={setting}
        returned={returned}
        onOpened={() => setReturned(null)}
        searchRef={search}
      />
      {paper.document}
    </>
  );
}
