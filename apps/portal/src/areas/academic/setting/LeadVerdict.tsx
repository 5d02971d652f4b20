import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { PageLead } from '../../../shared/page/PageLead.tsx';
import { ConfirmElective } from './ConfirmElective.tsx';
import type { Picks } from './credits.ts';
import { settingLead } from './setting-lead.ts';
import type { ElectiveSubmit } from './use-elective-form.ts';

export interface LeadVerdictProps {
  setting: CourseSetting;
  picks: Picks;
  form: ElectiveSubmit;
  onReapply: (exemption: Exemption) => void;
}

/** The lead of the page, with the elective to confirm, the exemption to hand in again, or the page to go on to. */
export function LeadVerdict({ setting, picks, form, onReapply }: LeadVerdictProps) {
  const look = { variant: 'primary', size: 'large' } as const;
  return (
    <PageLead
      lead={settingLead(setting, picks)}
      button={(action) => {
        switch (action.kind) {
          case 'CONFIRM': {
            const { group, options } = action.elective;
            const option = options.find(({ courseCode }) => courseCode === picks[group]);
            return (
              option && (
                <ConfirmElective
                  {...look}
                  group={group}
                  option={option}
                  minCredit={setting.plan.minCredit}
                  form={form}
                  verb="确认选"
                />
              )
            );
          }
          case 'REAPPLY':
            return (
              <Button {...look} onPress={() => onReapply(action.exemption)}>
                重新申请
              </Button>
            );
          case 'GO':
            return (
              <ButtonLink {...look} href={action.href}>
                {action.label}
              </ButtonLink>
            );
        }
      }}
    />
  );
}
