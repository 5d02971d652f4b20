import type { Obstacle } from '@qianwei/api/contract/eligibility';
import DialogPanel from '@qianwei/ui/Dialog/DialogPanel';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';

export interface ObstacleDialogProps {
  /** 申请换题 */
  title: string;
  obstacle: Obstacle;
  isOpen: boolean;
  onClose: () => void;
}

/** An application that cannot be made now: why, and the way on. */
export default function ObstacleDialog({ title, obstacle, isOpen, onClose }: ObstacleDialogProps) {
  return (
    <DialogPanel title={title} isOpen={isOpen} onOpenChange={onClose}>
      <p>
        <WhyNot obstacle={obstacle} />
      </p>
    </DialogPanel>
  );
}
