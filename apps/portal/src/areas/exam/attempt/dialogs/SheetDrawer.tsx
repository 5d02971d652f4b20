import { Button } from '@qianwei/ui/Button';
import { Drawer } from '@qianwei/ui/Drawer';
import { Sheet } from '../workspace/AttemptSheet.tsx';
import { actions } from './SheetDrawer.css.ts';
import type { Answering } from '../workspace/use-answering.ts';
import { useWide } from '../workspace/use-wide.ts';

interface SheetDrawerProps {
  answering: Answering;
  isOpen: boolean;
  onClose: () => void;
  onHandIn: () => void;
}

/** The answer sheet on a phone; on a wide page it stands beside the question. */
export function SheetDrawer({ answering, isOpen, onClose, onHandIn }: SheetDrawerProps) {
  const isWide = useWide();
  const { places, unfinished, current } = answering;
  return (
    <Drawer
      title="答题卡"
      note={`已答 ${places.length - unfinished.length}，共 ${places.length}`}
      isOpen={isOpen && !isWide}
      onOpenChange={onClose}
      actions={
        <div className={actions}>
          <Button onPress={onHandIn}>交卷</Button>
          <Button variant="primary" onPress={onClose}>
            回到第 {current + 1} 题
          </Button>
        </div>
      }
    >
      <Sheet answering={answering} titled={false} onSelect={onClose} />
    </Drawer>
  );
}
