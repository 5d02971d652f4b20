import { LatePiece, late } from '@qianwei/ui/late';
import { Part } from '@qianwei/ui/Part';
import { Stack } from '@qianwei/ui/Stack';
import { Table } from '@qianwei/ui/Table';
import { useMemo } from 'react';
import { pastColumns } from './columns.tsx';
import type { EarlierPeriodsProps } from './EarlierPeriods.tsx';
import * as styles from './RegistrationsPage.css.ts';
import type { PeriodRegistrations } from './registrations.ts';

const earlierPeriods = late<EarlierPeriodsProps>(() => import('./EarlierPeriods.tsx'));

export interface PastPeriodsProps {
  /** The latest first. */
  groups: readonly PeriodRegistrations[];
  /** In ms, by the server's clock. */
  now: number;
  /** Earlier ones than the latest are folded, unless a filter asks for them. */
  folds: boolean;
}

/** The periods that are over with what came of them: the latest in sight, the earlier ones behind a line. */
export function PastPeriods({ groups, now, folds }: PastPeriodsProps) {
  const shown = folds ? groups.slice(0, 1) : groups;
  const earlier = folds ? groups.slice(1) : [];
  const count = earlier.reduce((sum, { list }) => sum + list.length, 0);
  const parts = (periods: readonly PeriodRegistrations[]) =>
    periods.map((group) => <PastPeriod key={group.period.periodId} group={group} now={now} />);
  return (
    <>
      {parts(shown)}
      {earlier.length > 0 && (
        <LatePiece
          of={earlierPeriods}
          fallback={<div className={styles.folded} />}
          periods={earlier.length}
          courses={count}
        >
          <Stack gap="x8" above="x6">
            {parts(earlier)}
          </Stack>
        </LatePiece>
      )}
    </>
  );
}

function PastPeriod({ group, now }: Pick<PastPeriodsProps, 'now'> & { group: PeriodRegistrations }) {
  const { period, list } = group;
  const columns = useMemo(() => pastColumns({ period, list, now }), [period, list, now]);
  return (
    <Part
      title={
        <>
          {period.name} <span className={styles.count}>{`${list.length} 门`}</span>
        </>
      }
      note="考点以通知单为准"
    >
      <Table label={period.name} columns={columns} rows={list} rowKey={({ applyId }) => applyId} />
    </Part>
  );
}
