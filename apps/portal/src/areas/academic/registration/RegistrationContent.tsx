import { getExamApplyList, type RegistrationList } from '@qianwei/api/contract/academic/registration';
import { remainingWords } from '@qianwei/api/time/words';
import { late, useLate } from '@qianwei/ui/late';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { Stack } from '@qianwei/ui/Stack';
import { WithMargin } from '@qianwei/ui/WithMargin';
import { useState } from 'react';
import { MorePages } from '../../../shared/page/MorePages.tsx';
import { NoMatch, QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { PeriodRuler } from '../shared/PeriodRuler.tsx';
import { ActionLog } from './ActionLog.tsx';
import { LeadStatement } from './LeadStatement.tsx';
import { registrationLeadOf } from './lead.ts';
import { PastPeriods } from './PastPeriods.tsx';
import type { PaymentDrawerProps } from './PaymentDrawer.tsx';
import { PeriodSection } from './PeriodSection.tsx';
import * as styles from './RegistrationsPage.css.ts';
import { payloadOf, type RegistrationFilter } from './registration-filter.ts';
import { firstStartOf, nextPeriod, ordersOf, registrationsByPeriod } from './registrations.ts';
import type { CancelledRegistration } from './UndoneRow.tsx';

const paymentDrawer = late<PaymentDrawerProps>(() => import('./PaymentDrawer.tsx'), {
  prefetch: 'idle',
});

export interface RegistrationContentProps {
  /** The answer without a filter. */
  whole: RegistrationList;
  filter: RegistrationFilter;
}

/**
 * The next action and the dates of the period to come, for every filter; below it the registrations that the filter
 * lets through, by period, with the log beside the past ones.
 */
export function RegistrationContent({ whole, filter }: RegistrationContentProps) {
  const now = useNow();
  const [cancelled, setCancelled] = useState<ReadonlyMap<string, CancelledRegistration>>(new Map());
  const [pays, setPays] = useState(false);
  const { Component: PaymentDrawer, open } = useLate(paymentDrawer);
  const shown = useCall(getExamApplyList, payloadOf(filter.values), { keepPrevious: true });
  const period = nextPeriod(whole.periods);
  const orders = ordersOf(whole.list);
  return (
    <>
      <LeadStatement
        lead={registrationLeadOf(whole, now)}
        period={period}
        unpaidFee={orders.reduce((sum, { fee }) => sum + fee, 0)}
        onPay={() => open(() => setPays(true))}
      />
      {period && (
        <div className={styles.ruler}>
          <PeriodRuler
            period={period}
            now={now}
            firstStart={firstStartOf(whole.list, period.periodId)}
            note={period.status === 'OPEN' ? `${remainingWords(period.applyEnd, now)}，可改可撤` : undefined}
          />
        </div>
      )}
      <QueryView
        query={shown}
        name="报考记录"
        skeleton={<SkeletonLines shares={[1, 1, 1, 1]} />}
        empty={({ total }) =>
          total === 0 && (
            <NoMatch
              title="没有符合条件的报考"
              why="换一个考期或状态看看。"
              clearLabel="查看全部报考"
              onClear={filter.clear}
            />
          )
        }
      >
        {(page) => {
          const { ahead, past } = registrationsByPeriod(page, {
            showsCancelled: filter.values.status === 'CANCELLED',
            kept: new Set(cancelled.keys()),
          });
          return (
            <Stack gap="x8" above={ahead.length > 0 ? 'x6' : 'x8'}>
              {ahead.map((group) => (
                <PeriodSection
                  key={group.period.periodId}
                  group={group}
                  now={now}
                  cancelled={cancelled}
                  onCancelled={(applyId, done) => setCancelled(new Map(cancelled).set(applyId, done))}
                />
              ))}
              <WithMargin label="办理记录" margin={<ActionLog log={whole.log} now={now} />}>
                <Stack gap="x8" above="x6">
                  <PastPeriods groups={past} now={now} folds={filter.count === 0} />
                  <MorePages
                    page={page.pageNo}
                    pageSize={page.pageSize}
                    total={page.total}
                    onChange={(next) => filter.show({ page: next })}
                  />
                </Stack>
              </WithMargin>
            </Stack>
          );
        }}
      </QueryView>
      {PaymentDrawer && pays && <PaymentDrawer orders={orders} now={now} onClose={() => setPays(false)} />}
    </>
  );
}
