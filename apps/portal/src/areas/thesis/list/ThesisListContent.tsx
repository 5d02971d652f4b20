import type { ListedThesis, ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { Button } from '@qianwei/ui/Button';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { useLateCode } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Rule } from '@qianwei/ui/Rule';
import { Stack } from '@qianwei/ui/Stack';
import { useNotify } from '../../../shared/page/notify.tsx';
import { useStudent } from '../../../shared/session/session.tsx';
import { useNow } from '../../../shared/time/use-now.ts';
import { BatchCalendar } from './BatchCalendar.tsx';
import { batchLanes } from './batch-points.ts';
import { listLede } from './list-lede.ts';
import { nextThing } from './next-thing.ts';
import * as styles from './sheet.css.ts';
import { ThesisSheet } from './ThesisSheet.tsx';
import { WayToThesis } from './WayToThesis.tsx';
import { WithoutSheet } from './WithoutSheet.tsx';
import { WritingMaterials } from './WritingMaterials.tsx';
import { wayNext } from './way-words.ts';

const schedule = () => import('./save-schedule.ts');

/** Covers by their place, so that two majors look different. */
const tones = ['core', 'elective', 'public'] as const;

/** The sheet whose button is solid: the first with a task, else the first 考籍 with something to do for its thesis. */
function primaryOf({ list, without }: ThesisList, now: number): string | undefined {
  const mustAct = (thesis: ListedThesis) =>
    thesis.task !== null || (nextThing(thesis, now).action !== null && thesis.defence === null);
  return (
    list.find(mustAct)?.studentPlanId ?? without.find((record) => wayNext(record, now) !== null)?.majorCode
  );
}

/** 论文管理 with its data: a sheet for each thesis and each 考籍 without one, the days of the batches, and what to write by. */
export function ThesisListContent({ data }: { data: ThesisList }) {
  const now = useNow();
  const notify = useNotify();
  const withSchedule = useLateCode(schedule);
  const { majorInfoList } = useStudent();
  const { list, without, rules, files } = data;
  const lanes = batchLanes(list, now);
  const primary = primaryOf(data, now);
  const save = () =>
    withSchedule(({ saveSchedule }) => notify({ type: 'success', text: saveSchedule(list, now) }));
  return (
    <>
      <PageHeader
        title="论文管理"
        lede={listLede(data)}
        actions={
          lanes.length > 0 ? (
            <Button variant="quiet" size="small" icon="calendar" onPress={save}>
              导出日历
            </Button>
          ) : (
            majorInfoList.length > 1 && (
              <ButtonLink href="/chooseMajor" variant="quiet" size="small" icon="swap">
                切换专业
              </ButtonLink>
            )
          )
        }
      />
      <Rule />
      {list.map((thesis, index) => (
        <ThesisSheet
          key={thesis.studentPlanId}
          thesis={thesis}
          tone={tones[Math.min(index, 2)] ?? 'public'}
          isFirst={primary === thesis.studentPlanId}
          now={now}
        />
      ))}
      {without.map((record) => (
        <WithoutSheet
          key={record.majorCode}
          without={record}
          isFirst={primary === record.majorCode}
          now={now}
        />
      ))}
      {without
        .filter(({ state, conditions }) => state === 'NOT_ELIGIBLE' && conditions.length > 0)
        .map((record) => (
          <WayToThesis key={record.majorCode} without={record} now={now} />
        ))}
      {list.length > 0 && (
        <div className={styles.parts}>
          <Stack gap="x7">
            {lanes.length > 0 && (
              <BatchCalendar lanes={lanes} canDelay={list.some(({ canDelay }) => canDelay)} now={now} />
            )}
            <WritingMaterials rules={rules} files={files} now={now} />
          </Stack>
        </div>
      )}
    </>
  );
}
