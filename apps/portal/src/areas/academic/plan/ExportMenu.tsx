import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import { type ExamPlan, getExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { Button } from '@qianwei/ui/Button';
import { useLateCode } from '@qianwei/ui/late';
import { Menu } from '@qianwei/ui/Menu';
import { useClient } from '../../../shared/client/client.tsx';
import { exportedWords } from '../../../shared/export/ExportButton.tsx';
import { useSubmit } from '../../../shared/mutation/use-submit.ts';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './Offered.css.ts';
import { areaNameOf } from './period-course.ts';
import type { Basket } from './use-basket.ts';

const examCalendar = () => import('./exam-event.ts');

interface ExportMenuProps {
  plan: ExamPlan;
  period: ExamPeriod;
  basket: Basket;
}

/** 导出课表: the student's own exams for a calendar, or the whole timetable as a workbook (API-13). */
export function ExportMenu({ plan, period, basket }: ExportMenuProps) {
  const client = useClient();
  const notify = useNotify();
  const now = useNow();
  const withCalendar = useLateCode(examCalendar);
  const { pending, problem, submit } = useSubmit();
  const { courses, sum, areaCode } = basket;
  const own = courses.filter((course) => course.isRegistered || sum.taken.includes(course));
  const exported = own.length > 0 ? own : courses;
  const saveCalendar = () => {
    const areaName = own.length > 0 ? areaNameOf(plan, areaCode) : '';
    const calendar = { plan, periodName: period.name, courses: exported, areaName };
    withCalendar(({ saveExamCalendar }) =>
      notify({ type: 'success', text: saveExamCalendar(calendar, now) }),
    );
  };
  const saveWorkbook = () =>
    submit({}, async () => {
      const { fileName } = await client.download(getExamPlan, { periodId: period.periodId });
      notify({ type: 'success', text: exportedWords(fileName) });
    });
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            icon="calendar"
            pending={pending}
            className={styles.exportButton}
          >
            导出课表
          </Button>
        }
        items={[
          {
            id: 'ics',
            label: '日历（.ics）',
            note: own.length > 0 ? `已报和已选 ${own.length} 门` : `全部 ${courses.length} 门`,
            icon: 'calendar',
            onAction: saveCalendar,
          },
          {
            id: 'xlsx',
            label: '表格（.xlsx）',
            note: `全部 ${courses.length} 门`,
            icon: 'download',
            onAction: () => void saveWorkbook(),
          },
        ]}
      />
      {problem && <span role="alert">没有导出：{problem.message}</span>}
    </>
  );
}
