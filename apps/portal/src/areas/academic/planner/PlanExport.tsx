import type { GraduationPlan } from '@qianwei/api/contract/academic/planner';
import { Button } from '@qianwei/ui/Button';
import { useLateCode } from '@qianwei/ui/late';
import { Menu } from '@qianwei/ui/Menu';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import type { PlanVariant } from './use-planner.ts';

const planCalendar = () => import('./plan-event.ts');

interface PlanExportProps {
  data: GraduationPlan;
  variant: PlanVariant;
  onPrint: () => void;
}

/** 导出: the shown plan for a calendar, or on paper. */
export function PlanExport({ data, variant, onPrint }: PlanExportProps) {
  const notify = useNotify();
  const now = useNow();
  const withCalendar = useLateCode(planCalendar);
  const { plan, wishes } = variant;
  return (
    <Menu
      trigger={
        <Button variant="quiet" icon="download">
          导出
        </Button>
      }
      items={[
        ...(plan.feasible
          ? [
              {
                id: 'ics',
                label: '日历（.ics）',
                note: '每门考试、实践报名、选题和毕业',
                icon: 'calendar' as const,
                onAction: () =>
                  withCalendar(({ savePlanCalendar }) =>
                    notify({ type: 'success', text: savePlanCalendar(data, plan, wishes, now) }),
                  ),
              },
            ]
          : []),
        { id: 'paper', label: '打印', note: '考期表和理由', icon: 'print' as const, onAction: onPrint },
      ]}
    />
  );
}
