import { getReceipt, receiptTitles } from '@qianwei/api/contract/receipt';
import DrawerPanel from '@qianwei/ui/Drawer/DrawerPanel';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../query/QueryView.tsx';
import { useCall } from '../query/use-call.ts';
import { ReceiptSlip } from './ReceiptSlip.tsx';

export interface ReceiptDrawerProps {
  receiptNo: string;
  onClose: () => void;
}

/** A receipt that is read again by its number, as it was issued. */
export default function ReceiptDrawer({ receiptNo, onClose }: ReceiptDrawerProps) {
  const receipt = useCall(getReceipt, { receiptNo });
  return (
    <DrawerPanel title="回执" side="end" isOpen onOpenChange={onClose}>
      <QueryView
        query={receipt}
        name="回执"
        skeleton={<SkeletonLines shares={[0.5, 1, 1, 0.8]} />}
        gone={
          <EmptyState
            drawing="paper"
            title="没有找到这张回执"
            why={`回执号 ${receiptNo} 没有留存回执，办理的结果不受影响，以报考记录为准。`}
          />
        }
      >
        {({ kind, facts, ...proof }) => (
          <ReceiptSlip
            title={receiptTitles[kind]}
            proof={proof}
            isOverPage
            rows={facts.map(({ term, lines }) => ({
              term,
              value:
                lines.length === 1 ? (
                  lines[0]
                ) : (
                  <ul>
                    {lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                ),
            }))}
            next="办理时留存的内容，之后的撤销和变动见办理记录。"
          />
        )}
      </QueryView>
    </DrawerPanel>
  );
}
