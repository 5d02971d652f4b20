import type { Registration } from '@qianwei/api/contract/academic/registration';
import { nearMomentWords } from '@qianwei/api/time/words';
import { yuanWords } from '@qianwei/studies';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { Part } from '@qianwei/ui/Part';
import { Table } from '@qianwei/ui/Table';
import { TextButton } from '@qianwei/ui/TextButton';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useMemo, useRef, useState } from 'react';
import { ticketHref } from '../../../shared/address/ticket-href.ts';
import { bareReason } from '../../../shared/page/bare-reason.ts';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { aheadColumns } from './columns.tsx';
import * as styles from './RegistrationsPage.css.ts';
import {
  feeOf,
  isLive,
  isSeated,
  type PeriodRegistrations,
  seatsWords,
  unseatedOf,
} from './registrations.ts';
import type { CancelledRegistration, UndoneRowProps } from './UndoneRow.tsx';
import type { UndoRowProps } from './UndoRow.tsx';

const undoRow = late<UndoRowProps>(() => import('./UndoRow.tsx'), { prefetch: 'idle' });
const undoneRow = late<UndoneRowProps>(() => import('./UndoneRow.tsx'), { prefetch: 'idle' });

export interface PeriodSectionProps {
  group: PeriodRegistrations;
  /** In ms, by the server's clock. */
  now: number;
  /** Cancellations since the page was opened, by registration. */
  cancelled: ReadonlyMap<string, CancelledRegistration>;
  onCancelled: (applyId: string, cancelled: CancelledRegistration) => void;
}

/** A period to come: its courses by half-day, each with what may be undone, and the question about it in its row. */
export function PeriodSection({ group, now, cancelled, onCancelled }: PeriodSectionProps) {
  const { period, list } = group;
  const live = list.filter(isLive);
  const [asked, setAsked] = useState<string | null>(null);
  const { Component: UndoRow, open } = useLate(undoRow);
  // The result of a cancellation is there as soon as the server has answered.
  useLate(undoneRow);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const columns = useMemo(() => aheadColumns({ period, list, now }), [period, list, now]);
  const keep = (applyId: string) => {
    setAsked(null);
    buttons.current.get(applyId)?.focus();
  };
  const under = (registration: Registration) => {
    const { applyId } = registration;
    const receipt = cancelled.get(applyId);
    if (receipt)
      return <LatePiece of={undoneRow} fallback={null} registration={registration} cancelled={receipt} />;
    if (UndoRow === null || asked !== applyId) return null;
    return (
      <UndoRow
        registration={registration}
        period={period}
        now={now}
        onKeep={() => keep(applyId)}
        onDone={(done) => {
          setAsked(null);
          onCancelled(applyId, done);
        }}
      />
    );
  };
  const undo = ({ applyId, courseCode, courseName, cancelable }: Registration) =>
    cancelable && (
      <TextButton
        ref={(button) => {
          if (button) buttons.current.set(applyId, button);
          else buttons.current.delete(applyId);
        }}
        aria-label={`撤销 ${courseCode} ${courseName}`}
        aria-expanded={asked === applyId}
        onPress={() => (asked === applyId ? keep(applyId) : open(() => setAsked(applyId)))}
      >
        撤销
      </TextButton>
    );
  const isCancelable = live.some(({ cancelable }) => cancelable);
  return (
    <Part
      title={
        <>
          {period.name} <span className={styles.count}>{countWords(live, period.feeEnabled)}</span>
        </>
      }
      note={<SectionNote group={group} now={now} />}
    >
      <Table
        label={period.name}
        columns={columns}
        rows={list}
        rowKey={({ applyId }) => applyId}
        under={under}
        rowActions={isCancelable ? undo : undefined}
      />
      {!isCancelable && live.length > 0 && <NoMoreUndo list={live} />}
    </Part>
  );
}

function countWords(live: readonly Registration[], feeEnabled: boolean) {
  const count = `${live.length} 门`;
  const unseated = unseatedOf(live).length;
  if (isSeated(live))
    return unseated > 0 ? `${count}，其中 ${unseated} 门还没有座位` : `${count}，座位已公布`;
  return feeEnabled ? `${count}，${yuanWords(feeOf(live))}` : count;
}

/** At the end of the heading: until when it can be undone, then from when the ticket can be printed, then the ticket. */
function SectionNote({ group: { period, list }, now }: Pick<PeriodSectionProps, 'group' | 'now'>) {
  const live = list.filter(isLive);
  if (live.some(({ ticketOpen }) => ticketOpen))
    return <Link href={ticketHref(period.periodId)}>打印通知单，座位号与这里一致</Link>;
  if (isSeated(live))
    return (
      <WholeDates>{`通知单 ${nearMomentWords(period.ticketOpen, now)} 开放打印，座位号与通知单一致`}</WholeDates>
    );
  if (live.some(({ cancelable }) => cancelable))
    return <WholeDates>{`${nearMomentWords(period.applyEnd, now, 'end')} 前可撤销`}</WholeDates>;
  return <WholeDates>{seatsWords(period, now)}</WholeDates>;
}

const absence = '确实不能参加的不用办手续，会记为缺考，不影响以后报考';

/** Why nothing can be undone any more, and that nothing need be done. */
function NoMoreUndo({ list }: { list: readonly Registration[] }) {
  const obstacle = list.find((registration) => registration.obstacle !== null)?.obstacle;
  return (
    <p className={styles.foot}>
      <Icon name="info" size="small" className={styles.footMark} />
      <span>
        {obstacle ? (
          <WhyNot obstacle={{ ...obstacle, reason: `${bareReason(obstacle)}。${absence}` }} size="small" />
        ) : (
          `${absence}。`
        )}
      </span>
    </p>
  );
}
