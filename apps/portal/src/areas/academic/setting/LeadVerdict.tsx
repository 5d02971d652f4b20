import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { Verdict } from '@qianwei/ui/Verdict';
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

/** The lead of the page, with the page's one primary action, which a phone has in its dock. */
export function LeadVerdict({ setting, picks, form, onReapply }: LeadVerdictProps) {
  const { action, ...words } = settingLead(setting, picks);
  const look = { variant: 'primary', size: 'large' } as const;
  switch (action.kind) {
    case 'CONFIRM': {
      const { group, options } = action.elective;
      const option = options.find(({ courseCode }) => courseCode === picks[group]);
      return (
        <Verdict {...words}>
          {option && (
            <DockAction inPlace>
              <ConfirmElective
                {...look}
                group={group}
                option={option}
                minCredit={setting.plan.minCredit}
                form={form}
                verb="确认选"
              />
            </DockAction>
          )}
        </Verdict>
      );
    }
    case 'REAPPLY':
      return (
        <Verdict {...words}>
          <DockAction inPlace>
            <Button {...look} onPress={() => onReapply(action.exemption)}>
              重新申请
            </Button>
          </DockAction>
        </Verdict>
      );
    case 'NONE':
      return <Verdict {...words} />;
    case 'GO':
      return (
        <Verdict {...words}>
          <DockAction inPlace>
            <ButtonLink {...look} href={action.href}>
              {action.label}
            </ButtonLink>
          </DockAction>
        </Verdict>
      );
  }
}
