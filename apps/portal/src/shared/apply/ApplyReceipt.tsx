import type { ApplyType } from '@qianwei/api/contract/graduation/apply-status';
import { applyTypeTitles } from '@qianwei/api/contract/graduation/apply-status';
import type { GraduationApply } from '@qianwei/api/contract/graduation/graduation';
import type { ReceiptRow } from '@qianwei/ui/Receipt';
import type { ReactNode } from 'react';
import { ReceiptSlip, type ReceiptSlipProps } from '../receipt/ReceiptSlip.tsx';

interface ApplyReceiptProps extends Pick<ReceiptSlipProps, 'isInMargin'> {
  type: ApplyType;
  apply: Pick<GraduationApply, 'receipt' | 'batch' | 'timeline'>;
  /** Facts of what was submitted: 登记表 1 份，附件 7 个. */
  rows?: readonly ReceiptRow[];
  /** The next step, and its time. */
  next: ReactNode;
}

/** The receipt of the last submission; nothing before it. */
export function ApplyReceipt({ type, apply, rows = [], next, isInMargin = false }: ApplyReceiptProps) {
  const { receipt, batch, timeline } = apply;
  if (receipt === null) return null;
  const count = timeline.events.filter(({ step }) => step === 'SUBMIT').length;
  return (
    <ReceiptSlip
      proof={receipt}
      headingLevel={2}
      isInMargin={isInMargin}
      rows={[
        { term: '事项', value: `${applyTypeTitles[type]}，第 ${Math.max(1, count)} 次提交` },
        ...(batch === null ? [] : [{ term: '批次', value: batch.name }]),
        ...rows,
      ]}
      next={next}
    />
  );
}
