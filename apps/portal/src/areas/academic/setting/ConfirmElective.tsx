import { Button, type ButtonProps } from '@qianwei/ui/Button';
import type { ElectiveOption } from './electives.ts';
import type { ElectiveSubmit } from './use-elective-form.ts';

export interface ConfirmElectiveProps extends Pick<ButtonProps, 'variant' | 'size'> {
  group: string;
  option: ElectiveOption;
  minCredit: number;
  form: ElectiveSubmit;
  /** 确认选, or 改选 where another one was confirmed. */
  verb: string;
}

/** Confirms the chosen elective; blocked with the reason while the plan would fall below the minimum. */
export function ConfirmElective({ group, option, minCredit, form, verb, ...look }: ConfirmElectiveProps) {
  const { courseCode, creditPlan } = option;
  const label = `${verb} ${courseCode}`;
  if (creditPlan < minCredit)
    return (
      <Button
        {...look}
        blocked
        reason={`选择后总学分为 ${creditPlan}，低于毕业要求 ${minCredit}，请选另一门。`}
      >
        {label}
      </Button>
    );
  return (
    <Button {...look} pending={form.pending} onPress={() => form.confirm(group, courseCode)}>
      {label}
    </Button>
  );
}
